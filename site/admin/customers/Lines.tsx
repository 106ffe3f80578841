import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Line {
  id: number | string
  /** An ISO day or moment, as it is shown. */
  day: string
  /** What it is, and what leads there. Text beside it is cut where there is no room. */
  what: ReactNode
  /** At the end of the line. */
  state: ReactNode
}

/** What happened with a customer, a line each. On a phone the day stands below. */
export const Lines = ({ label, lines }: { label: string; lines: Line[] }) => (
  <Box component="ul" aria-label={label} sx={list}>
    {lines.map(({ id, day, what, state }) => (
      <Box component="li" key={id} sx={line}>
        <Box sx={{ gridArea: 'day', color: 'text.secondary', fontSize: '.875rem' }}>{day}</Box>
        <Box sx={cut}>{what}</Box>
        <Box sx={{ gridArea: 'state', textAlign: 'right' }}>{state}</Box>
      </Box>
    ))}
  </Box>
)

const list = { listStyle: 'none', m: 0, p: 0, fontVariantNumeric: 'tabular-nums' }

const line = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 44,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '88px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"what state" "day state"', sm: '"day what state"' },
  py: { xs: 0.75, sm: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

const cut = {
  gridArea: 'what',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
}
