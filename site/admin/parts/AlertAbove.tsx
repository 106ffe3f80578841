import Alert, { type AlertProps } from '@mui/material/Alert'

/** An alert above what it is about. */
export const AlertAbove = (props: AlertProps) => <Alert sx={{ mb: 2 }} {...props} />
