import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { BAR_HEIGHT } from '../theme/sizes.ts'

interface Props {
  title: string
  /** The name by which a link leads to it; see `useScrollToHash`. */
  anchor?: string
  children: ReactNode
}

export function FormSection({ title, anchor, children }: Props) {
  const heading = useId()
  return (
    <Card
      component="section"
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, scrollMarginTop: BAR_HEIGHT + 16 }}
    >
      <Typography id={heading} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}

/** The inputs of a form, one below the other. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
)
