import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { telephoneLink } from './reply.ts'

/** Who asks, and how to reach them. */
export const InquiryContact = ({ inquiry }: { inquiry: Inquiry }) => (
  <Box component="section" aria-label="Absender">
    <Typography variant="h3" component="h3">
      {inquiry.name}
    </Typography>
    {inquiry.company && <Typography>{inquiry.company}</Typography>}
    <Typography>
      <Link href={`mailto:${inquiry.email}`}>{inquiry.email}</Link>
    </Typography>
    {inquiry.phone && (
      <Typography>
        <Link href={telephoneLink(inquiry.phone)}>{inquiry.phone}</Link>
      </Typography>
    )}
    {inquiry.callback && (
      <Chip icon={<PhoneCallbackIcon />} label="Rückruf erbeten" size="small" sx={{ mt: 1 }} />
    )}
  </Box>
)
