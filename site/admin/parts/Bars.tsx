import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/writing/format.ts'
import { PlainList } from './Boxes.tsx'

export interface Bar {
  /** Tells it from the others where its label is no text. */
  key?: number
  label: ReactNode
  count: number
  /** What is said of it besides its count. */
  text?: string
  /** How many of them succeeded. */
  part?: number
}

/** Horizontal bars, each with its label and count as text. */
export function Bars({ bars }: { bars: Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <PlainList>
      {bars.map(({ key, label, count, part, text = textOf(count, part) }) => (
        <li key={key ?? String(label)}>
          <Box sx={line}>
            <span>{label}</span>
            <strong>{text}</strong>
          </Box>
          <Box aria-hidden sx={{ ...bar, width: `${(count / highest) * 100}%` }}>
            {part !== undefined && (
              <Box sx={{ ...bar, bgcolor: 'secondary.main', width: `${(part / count) * 100}%` }} />
            )}
          </Box>
        </li>
      ))}
    </PlainList>
  )
}

const textOf = (count: number, part?: number) =>
  part === undefined ? formatNumber(count) : `${formatNumber(part)} von ${formatNumber(count)}`

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
  overflowWrap: 'anywhere',
}
const bar = { height: 6, bgcolor: 'text.secondary', borderRadius: 1 }
