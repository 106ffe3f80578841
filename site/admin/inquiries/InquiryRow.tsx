import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../shared/dates.ts'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { DeleteInquiry } from './DeleteInquiry.tsx'
import { InquiryStatusSelect } from './InquiryStatusSelect.tsx'
import { useOpenInquiry } from './useOpenInquiry.ts'
import { WaitingTime } from './WaitingTime.tsx'

export function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const { open } = useOpenInquiry()
  const unread = inquiry.status === 'new'
  return (
    <TableRow hover>
      <TableCell sx={{ gridArea: 'received', whiteSpace: 'nowrap' }}>
        {formatDateTime(inquiry.createdAt)}
        <Typography variant="body2" color="textSecondary">
          {inquiry.receipt}
        </Typography>
      </TableCell>
      <TableCell component="th" scope="row" sx={{ gridArea: 'sender' }}>
        <Link
          component="button"
          type="button"
          onClick={() => open(inquiry.id)}
          sx={{ fontWeight: unread ? 700 : 500, fontSize: '1rem', textAlign: 'left' }}
        >
          {inquiry.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {inquiry.company}
        </Typography>
      </TableCell>
      <TableCell sx={{ gridArea: 'product' }}>
        {inquiry.productTitle ?? '–'}
        {inquiry.callback && (
          <Chip size="small" icon={<PhoneCallbackIcon />} label="Rückruf erbeten" sx={{ ml: 1 }} />
        )}
      </TableCell>
      <TableCell sx={{ gridArea: 'age' }}>
        <WaitingTime inquiry={inquiry} />
      </TableCell>
      <TableCell sx={{ gridArea: 'status' }}>
        <InquiryStatusSelect inquiry={inquiry} />
      </TableCell>
      <TableCell align="right" sx={{ gridArea: 'actions' }}>
        <DeleteInquiry inquiry={inquiry} />
      </TableCell>
    </TableRow>
  )
}
