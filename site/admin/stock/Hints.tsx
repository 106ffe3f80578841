import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button } from 'react-admin'
import type { ImportError } from '../../../shared/stock/import.ts'
import { BulletList } from '../layout/Boxes.tsx'
import { Panel } from '../layout/Panel.tsx'
import { groupHints } from './importText.ts'

const AT_FIRST = 20

/** What was understood of rows that are shown nowhere else. Nobody has to do anything about it. */
export function HintList({ hints }: { hints: ImportError[] }) {
  const [isAll, setAll] = useState(false)
  const groups = groupHints(hints)
  const shown = isAll ? groups : groups.slice(0, AT_FIRST)
  return (
    <Panel title="Hinweise">
      <Typography sx={{ mb: 1 }}>
        So wurde verstanden, was nicht eindeutig dasteht. Diese Zeilen sind keine Fehler.
      </Typography>
      <BulletList sx={{ overflowWrap: 'anywhere' }}>
        {shown.map(({ rows, text }) => (
          <li key={`${rows} ${text}`}>
            {rows}: {text}
          </li>
        ))}
      </BulletList>
      {groups.length > shown.length && (
        <Button label={`Alle ${groups.length} Hinweise zeigen`} onClick={() => setAll(true)} />
      )}
    </Panel>
  )
}

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
