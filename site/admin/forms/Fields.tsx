import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The inputs of a form, one below the other. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
)
