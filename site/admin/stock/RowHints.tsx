import Typography from '@mui/material/Typography'
import type { ImportError } from '../../../shared/stock/import.ts'

interface Props {
  hints: readonly ImportError[]
  row: number
}

/** What was understood of a row otherwise than it stands in the file. */
export function RowHints({ hints, row }: Props) {
  const own = hints.filter((hint) => hint.row === row)
  if (own.length === 0) return null
  return (
    <Typography variant="note" sx={{ overflowWrap: 'anywhere' }}>
      {own.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(' · ')}
    </Typography>
  )
}
