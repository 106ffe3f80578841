import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { BAR_HEIGHT } from '../theme/sizes.ts'

export interface PanelProps {
  title: string
  /** The name by which the focus is brought to it. */
  anchor?: string
  action?: ReactNode
  children: ReactNode
}

/** A part of a screen under its heading. */
export function Panel({ title, anchor, action, children }: PanelProps) {
  const id = useId()
  return (
    <Card
      component="section"
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, scrollMarginTop: BAR_HEIGHT + 16 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  )
}
