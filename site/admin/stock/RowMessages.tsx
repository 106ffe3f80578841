import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button } from 'react-admin'
import { formatNumber } from '../../../shared/format.ts'
import { type ImportError, LISTED_ERRORS } from '../../../shared/stock/import.ts'
import { BulletList } from '../layout/Boxes.tsx'
import { Panel } from '../layout/Panel.tsx'
import { groupHints } from './importText.ts'

const AT_FIRST = 20

/** What keeps rows from being taken over, each with its row and column. */
export function ErrorList({ errors }: { errors: ImportError[] }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? errors : errors.slice(0, AT_FIRST)
  return (
    <Panel title="Fehlerhafte Zeilen">
      <TableContainer>
        <Table size="small" aria-label="Fehler" sx={{ '& td': { overflowWrap: 'anywhere' } }}>
          <TableHead>
            <TableRow>
              <TableCell>Zeile</TableCell>
              <TableCell>Spalte</TableCell>
              <TableCell>Fehler</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ row, column, value, message }) => (
              <TableRow key={`${row} ${column} ${message}`}>
                <TableCell component="th" scope="row">
                  {row}
                </TableCell>
                <TableCell>{column}</TableCell>
                <TableCell>
                  {message}
                  {value && !message.includes(value) && (
                    <Typography variant="note">In der Zelle steht „{value}“</Typography>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {errors.length > shown.length && (
        <Button label={`Alle ${errors.length} Fehler zeigen`} onClick={() => setAll(true)} />
      )}
      {errors.length === LISTED_ERRORS && (
        <Typography variant="body2">
          Genannt werden die ersten {formatNumber(LISTED_ERRORS)} Fehler.
        </Typography>
      )}
    </Panel>
  )
}

/** What was understood otherwise than it stands in the file. Nobody has to do anything about it. */
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
