import Box from '@mui/material/Box'
import { formatNumber } from '../../../shared/format.ts'

/** Horizontal bars, each with its name and count in words. */
export function Bars({ bars }: { bars: [label: string, count: number][] }) {
  const highest = Math.max(1, ...bars.map(([, count]) => count))
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {bars.map(([label, count]) => (
        <li key={label}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>{label}</span>
            <strong>{formatNumber(count)}</strong>
          </Box>
          <Box
            aria-hidden
            sx={{
              height: 6,
              width: `${(count / highest) * 100}%`,
              bgcolor: 'text.secondary',
              borderRadius: 1,
            }}
          />
        </li>
      ))}
    </Box>
  )
}
