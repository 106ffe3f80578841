import { Button, Typography } from '@mui/material'
import type { ImportError } from '../../../shared/stock/import.ts'
import { useFirst } from '../lists/useFirst.ts'
import { BulletList } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { groupHints } from './importText.ts'

/** What was understood of rows that are shown nowhere else. Nobody has to do anything about it. */
export function HintList({ hints }: { hints: ImportError[] }) {
  const groups = groupHints(hints)
  const { shown, showAll } = useFirst(groups)
  return (
    <Panel title="Hinweise">
      <Typography gutterBottom>
        So wurde verstanden, was nicht eindeutig dasteht. Diese Zeilen sind keine Fehler.
      </Typography>
      <BulletList>
        {shown.map(({ rows, text }) => (
          <li key={`${rows} ${text}`}>
            {rows}: {text}
          </li>
        ))}
      </BulletList>
      {showAll && (
        <Button size="small" onClick={showAll}>
          Alle {groups.length} Hinweise zeigen
        </Button>
      )}
    </Panel>
  )
}

/** What was understood of a row otherwise than it stands in the file. */
export function RowHints({ hints, row }: { hints: readonly ImportError[]; row: number }) {
  const own = hints.filter((hint) => hint.row === row)
  if (own.length === 0) return null
  return (
    <Typography variant="note">
      {own.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(' · ')}
    </Typography>
  )
}
