import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../../shared/format.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { useRecentInquiries } from './OpenInquiries.tsx'
import { QueryPanel } from './Panel.tsx'
import { topCounts, weeklyCounts, weekNumber } from './weeklyCounts.ts'

const WEEKS = 12
const PRODUCTS = 5

/** How many inquiries arrive each week, and which machines are asked for most. */
export const InquiryChart = () => (
  <QueryPanel
    title="Anfragen pro Woche"
    query={useRecentInquiries()}
    failed="Fehler beim Laden der Anfragen"
  >
    {(inquiries) => <Charts inquiries={inquiries} />}
  </QueryPanel>
)

function Charts({ inquiries }: { inquiries: Inquiry[] }) {
  const received = inquiries.map(({ createdAt }) => createdAt)
  const weeks = weeklyCounts(received, new Date(), WEEKS)
  const products = topCounts(
    inquiries.flatMap(({ products }) => products.map(({ title }) => title)),
    PRODUCTS,
  )
  return (
    <>
      <Columns
        caption={`Anfragen in den letzten ${WEEKS} Wochen`}
        columns={weeks.map(({ start, count }) => ({ label: `KW ${weekNumber(start)}`, count }))}
      />
      {products.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
            Am häufigsten angefragt
          </Typography>
          <Bars bars={products} />
        </>
      )}
    </>
  )
}

/** Horizontal bars, each with its label and count as text. */
function Bars({ bars }: { bars: [label: string, count: number][] }) {
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
function Columns({ caption, columns }: ColumnsProps) {
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
