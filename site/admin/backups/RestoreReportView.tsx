import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { comparedCounts } from '../../../shared/backup/backup-counts.ts'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/format.ts'

/** What a backup would change. */
export const RestoreReportView = ({ report }: { report: RestoreReport }) => (
  <>
    <Typography>
      Stand vom <strong>{formatDateTime(report.createdAt)} Uhr</strong>. Die Sicherung ist
      vollständig und unbeschädigt.
      {report.isOlder &&
        ' Sie stammt von einer älteren Version der Website: Was es damals noch nicht gab, bekommt seine Vorgaben.'}
    </Typography>
    <Table size="small" aria-label="Was sich ändert">
      <TableHead>
        <TableRow>
          <TableCell>Inhalt</TableCell>
          <TableCell align="right">Jetzt</TableCell>
          <TableCell align="right">Danach</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {comparedCounts(report).map(({ label, before, after }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{formatNumber(before)}</TableCell>
            <TableCell align="right">{formatNumber(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </>
)
