import Typography from '@mui/material/Typography'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { Bars, Columns } from './charts.tsx'
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
