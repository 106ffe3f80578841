import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import Button from '@mui/material/Button'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { replyLink, telephoneLink } from './reply.ts'

export const ReplyButtons = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    {inquiry.phone && (
      <Button variant="outlined" startIcon={<PhoneIcon />} href={telephoneLink(inquiry.phone)}>
        Anrufen
      </Button>
    )}
    <Button
      variant="contained"
      color="secondary"
      startIcon={<MailIcon />}
      href={replyLink(inquiry)}
    >
      Per E-Mail antworten
    </Button>
  </>
)
