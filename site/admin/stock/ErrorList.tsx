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
import { type ImportReport, LISTED_ERRORS } from '../../../shared/stock/import.ts'

const AT_FIRST = 20

export function ErrorList({ report: { errors } }: { report: ImportReport }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? errors : errors.slice(0, AT_FIRST)
  return (
    <>
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
                    <Typography variant="body2" color="textSecondary">
                      In der Zelle steht „{value}“
                    </Typography>
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
    </>
  )
}
