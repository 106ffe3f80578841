import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import {
  type ImportedRow,
  type ImportReport,
  LISTED_CHANGES,
} from '../../../shared/stock/import.ts'
import { useCategories } from '../categories/useCategories.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { Differences } from '../history/Differences.tsx'
import { adminPaths } from '../paths.ts'
import { describeField } from '../products/describeField.ts'

const AT_FIRST = 20

/** What changes of each machine that is there, field by field. */
export function ChangeList({ report }: { report: ImportReport }) {
  const { data: categories = [] } = useCategories()
  const [isAll, setAll] = useState(false)
  const changes = report.changes.filter(({ id }) => id !== null)
  const shown = isAll ? changes : changes.slice(0, AT_FIRST)
  return (
    <FormSection title="Was sich ändert">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {shown.map((change) => (
          <Box component="li" key={change.row} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <Heading change={change} />
            <Differences
              resource="products"
              fields={change.fields}
              describe={(...difference) => describeField(categories, ...difference)}
            />
          </Box>
        ))}
      </Box>
      {changes.length > shown.length && (
        <Button label={`Alle ${changes.length} zeigen`} onClick={() => setAll(true)} />
      )}
      {report.changed > changes.length && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          Gezeigt werden die ersten {LISTED_CHANGES} neuen und geänderten Maschinen.
        </Typography>
      )}
    </FormSection>
  )
}

const Heading = ({ change: { row, id, title } }: { change: ImportedRow }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
    <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
      {id === null ? (
        title
      ) : (
        <Link component={RouterLink} to={adminPaths.product(id)}>
          {title}
        </Link>
      )}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Zeile {row}
    </Typography>
  </Box>
)
