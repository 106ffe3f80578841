import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useListContext, useTranslateLabel } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { StackedTable } from '../lists/StackedTable.tsx'
import { InquiryRow } from './InquiryRow.tsx'

export function InquiryTable() {
  const { data = [] } = useListContext<Inquiry>()
  const translateLabel = useTranslateLabel()
  return (
    <StackedTable
      aria-label="Anfragen"
      columns="1fr auto"
      areas='"sender age" "product product" "received received" "status actions"'
    >
      <TableHead>
        <TableRow>
          {['createdAt', 'name', 'product'].map((source) => (
            <TableCell key={source}>{translateLabel({ source })}</TableCell>
          ))}
          <TableCell>Wartet</TableCell>
          <TableCell>{translateLabel({ source: 'status' })}</TableCell>
          <TableCell align="right">Aktionen</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} />
        ))}
      </TableBody>
    </StackedTable>
  )
}
