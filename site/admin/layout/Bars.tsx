import Box from '@mui/material/Box'
import { formatNumber } from '../../../shared/format.ts'

interface Bar {
  label: string
  count: number
  /** How many of them succeeded. */
  part?: number
}

/** Horizontal bars, each with its label and count as text. */
export function Bars({ bars }: { bars: Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const width = (count: number) => `${(count / highest) * 100}%`
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {bars.map(({ label, count, part }) => (
        <li key={label}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>{label}</span>
            <strong>
              {part === undefined
                ? formatNumber(count)
                : `${formatNumber(part)} von ${formatNumber(count)}`}
            </strong>
          </Box>
          <Box aria-hidden sx={{ ...bar, width: width(count) }}>
            {part !== undefined && (
              <Box sx={{ ...bar, bgcolor: 'secondary.main', width: `${(part / count) * 100}%` }} />
            )}
          </Box>
        </li>
      ))}
    </Box>
  )
}

const bar = { height: 6, bgcolor: 'text.secondary', borderRadius: 1 }
