import Alert, { type AlertProps } from '@mui/material/Alert'
import type { ElementType } from 'react'

/** An alert above what it is about. */
export const AlertAbove = (props: AlertProps & { component?: ElementType }) => (
  <Alert sx={{ mb: 2 }} {...props} />
)
