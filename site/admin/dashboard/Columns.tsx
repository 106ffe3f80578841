import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { formatNumber } from '../../../shared/format.ts'

interface Props {
  caption: string
  columns: { label: string; count: number }[]
}

const HEIGHT = 120

/** A column chart that is a table to whoever cannot see it. */
export function Columns({ caption, columns }: Props) {
  const highest = Math.max(1, ...columns.map(({ count }) => count))
  return (
    <>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
          gap: { xs: 0.5, sm: 1 },
          alignItems: 'end',
          textAlign: 'center',
          fontSize: '.75rem',
        }}
      >
        {columns.map(({ label, count }, index) => (
          <div key={label}>
            <Box sx={{ color: count > 0 ? 'text.primary' : 'text.secondary', fontWeight: 600 }}>
              {formatNumber(count)}
            </Box>
            <Box
              sx={{
                height: Math.max(2, (count / highest) * HEIGHT),
                bgcolor: index === columns.length - 1 ? 'secondary.main' : 'text.secondary',
                borderRadius: '2px 2px 0 0',
              }}
            />
            <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap', pt: 0.5 }}>
              {label.replace('KW ', '')}
            </Box>
          </div>
        ))}
      </Box>
      <div style={visuallyHidden}>
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
      </div>
    </>
  )
}
