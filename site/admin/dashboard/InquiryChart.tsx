import Typography from '@mui/material/Typography'
import { company } from '../../../shared/company.ts'
import { Bars } from './Bars.tsx'
import { Columns } from './Columns.tsx'
import { Panel } from './Panel.tsx'
import { Failed, Waiting } from './PanelStates.tsx'
import { useRecentInquiries } from './useRecentInquiries.ts'
import { topCounts, weeklyCounts, weekNumber } from './weeklyCounts.ts'

const WEEKS = 12
const PRODUCTS = 5

/** How many ask, week by week, and for which machines. */
export function InquiryChart() {
  const { data, error, isPending, refetch } = useRecentInquiries()
  if (isPending || error)
    return (
      <Panel title="Anfragen pro Woche">
        {isPending ? (
          <Waiting />
        ) : (
          <Failed text="Fehler beim Laden der Anfragen" onRetry={refetch} />
        )}
      </Panel>
    )
  const weeks = weeklyCounts(
    data.map(({ createdAt }) => createdAt),
    new Date(),
    WEEKS,
  )
  const products = topCounts(
    data.flatMap(({ productTitle }) => productTitle ?? []),
    PRODUCTS,
  )
  return (
    <Panel title="Anfragen pro Woche">
      <Columns
        caption={`Anfragen an ${company.shortName} in den letzten ${WEEKS} Wochen`}
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
    </Panel>
  )
}
