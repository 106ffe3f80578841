import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { formatCount } from '../../../shared/format.ts'
import type { ImportReport } from '../../../shared/stock/import.ts'
import type { Corrections } from '../../../shared/stock/mapping.ts'
import { BulletList, Row } from '../layout/Boxes.tsx'
import { adminPaths } from '../paths.ts'

const MOST_NAMED = 10

interface Props {
  report: ImportReport
  isDisabled: boolean
  onCorrect: (corrections: Corrections) => void
}

/** Says that nothing in a list names its machines, and which of them are likely to be there already. */
export function WithoutNumbers({ report, isDisabled, onCorrect }: Props) {
  const { similar, created, failed } = report
  if (!report.noStockNumber || created + failed === 0) return null
  return (
    <Alert severity="warning">
      Keine Spalte nennt eine Lagernummer: Alle Zeilen gelten als neue Maschinen, auch beim nächsten
      Mal.
      {similar.length > 0 && (
        <>
          {' '}
          {formatCount(similar.length, 'Zeile sieht', 'Zeilen sehen')} aus wie eine Maschine, die es
          schon gibt:
          <BulletList sx={{ my: 1 }}>
            {similar.slice(0, MOST_NAMED).map(({ row, id, title }) => (
              <li key={row}>
                Zeile {row} wie{' '}
                <Link component={RouterLink} to={adminPaths.product(id)}>
                  {title}
                </Link>
              </li>
            ))}
            {similar.length > MOST_NAMED && <li>und {similar.length - MOST_NAMED} weitere</li>}
          </BulletList>
          <Row>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={isDisabled}
              onClick={() =>
                onCorrect(Object.fromEntries(similar.map(({ row }) => [String(row), null])))
              }
            >
              {similar.length === 1 ? 'Diese Zeile weglassen' : 'Diese Zeilen weglassen'}
            </Button>
          </Row>
        </>
      )}
    </Alert>
  )
}
