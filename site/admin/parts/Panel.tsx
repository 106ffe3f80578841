import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Stacked } from './Boxes.tsx'

export interface PanelProps {
  title: string
  /** The name by which the focus is brought to it. */
  anchor?: string
  action?: ReactNode
  /** Between its parts, which then stand one below the other, in steps of 8 px. */
  gap?: number
  children: ReactNode
}

/** A part of a screen under its heading. */
export function Panel({ title, anchor, action, gap, children }: PanelProps) {
  const id = useId()
  return (
    <Card
      component="section"
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {gap === undefined ? children : <Stacked gap={gap}>{children}</Stacked>}
    </Card>
  )
}
