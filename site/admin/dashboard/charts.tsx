import Box from '@mui/material/Box'
import { formatNumber } from '../../../shared/format.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'

/** Horizontal bars, each with its label and count as text. */
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
          <Box aria-hidden sx={{ ...bar, width: `${(count / highest) * 100}%` }} />
        </li>
      ))}
    </Box>
  )
}

const bar = { height: 6, bgcolor: 'text.secondary', borderRadius: 1 }

interface ColumnsProps {
  caption: string
  columns: { label: string; count: number }[]
}

const HEIGHT = 120

/** A column chart, which screen readers read as a table. */
export function Columns({ caption, columns }: ColumnsProps) {
  const highest = Math.max(1, ...columns.map(({ count }) => count))
  return (
    <>
      <Box aria-hidden sx={chart}>
        {columns.map(({ label, count }) => (
          <div key={label}>
            <Box sx={{ color: count > 0 ? 'text.primary' : 'inherit', fontWeight: 600 }}>
              {formatNumber(count)}
            </Box>
            <Box sx={{ ...column, height: Math.max(2, (count / highest) * HEIGHT) }} />
            {label.replace('KW ', '')}
          </div>
        ))}
      </Box>
      <Box sx={visuallyHidden}>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {columns.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  )
}

const chart = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: { xs: 0.5, sm: 1 },
  alignItems: 'end',
  textAlign: 'center',
  fontSize: '.75rem',
  color: 'text.secondary',
}

const column = {
  mb: 0.5,
  bgcolor: 'text.secondary',
  borderRadius: '2px 2px 0 0',
  'div:last-child > &': { bgcolor: 'secondary.main' },
}
