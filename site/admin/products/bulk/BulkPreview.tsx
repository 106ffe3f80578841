import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount, formatNumber } from '../../../../shared/format.ts'
import { type BulkEditReport, LISTED_EDITS } from '../../../../shared/product/bulk-edit.ts'
import { useCategories } from '../../categories/useCategories.ts'
import { Differences } from '../../history/Differences.tsx'
import { describeField } from '../describeField.ts'

/** What a bulk edit would change, machine by machine, and which it would leave. */
export function BulkPreview({ report }: { report: BulkEditReport }) {
  const { data: categories = [] } = useCategories()
  const { changed, unchanged, failed, changes, left } = report
  return (
    <>
      <Alert severity={failed > 0 ? 'warning' : 'info'}>
        {report.label}: {formatNumber(changed)} geändert, {formatNumber(unchanged)} schon so,{' '}
        {formatNumber(failed)} nicht möglich
      </Alert>
      {left.length > 0 && (
        <Box component="section" aria-label="Nicht möglich">
          <Typography variant="h3">Nicht möglich</Typography>
          <ul>
            {left.map(({ id, title, reason }) => (
              <li key={id}>
                {title}: {reason}
              </li>
            ))}
          </ul>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {changes.map(({ id, title, fields }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
            <Differences
              resource="products"
              fields={fields}
              describe={(...difference) => describeField(categories, ...difference)}
            />
          </Box>
        ))}
      </Box>
      {(changed > changes.length || failed > left.length) && (
        <Typography variant="body2">
          Gezeigt werden die ersten {formatCount(LISTED_EDITS, 'Produkt', 'Produkte')}.
        </Typography>
      )}
    </>
  )
}
