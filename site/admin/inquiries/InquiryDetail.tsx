import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../shared/dates.ts'
import type { InquiryDetail as Detail } from '../../../shared/inquiry.ts'
import { DeleteInquiry } from './DeleteInquiry.tsx'
import { InquiryContact } from './InquiryContact.tsx'
import { InquiryNotes } from './InquiryNotes.tsx'
import { InquiryProduct } from './InquiryProduct.tsx'
import { InquiryStatusSelect } from './InquiryStatusSelect.tsx'
import { InquiryTimeline } from './InquiryTimeline.tsx'
import { ReplyButtons } from './ReplyButtons.tsx'
import { SpamButton } from './SpamButton.tsx'
import { WaitingTime } from './WaitingTime.tsx'

interface Props {
  inquiry: Detail
  onClose: () => void
}

export const InquiryDetail = ({ inquiry, onClose }: Props) => (
  <>
    <DialogTitle id="anfrage-titel" sx={{ pr: 8 }}>
      Anfrage {inquiry.receipt}
      <Typography variant="body2" color="textSecondary">
        {formatDateTime(inquiry.createdAt)} Uhr
      </Typography>
    </DialogTitle>
    <IconButton
      aria-label="Schließen"
      onClick={onClose}
      sx={{ position: 'absolute', right: 12, top: 12 }}
    >
      <CloseIcon />
    </IconButton>
    <DialogContent dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <InquiryStatusSelect inquiry={inquiry} />
        <WaitingTime inquiry={inquiry} />
      </Box>
      <InquiryContact inquiry={inquiry} />
      <InquiryProduct inquiry={inquiry} />
      <Box component="section" aria-labelledby="anfrage-nachricht">
        <Typography id="anfrage-nachricht" variant="h3" component="h3" sx={{ mb: 0.5 }}>
          Nachricht
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {inquiry.message}
        </Typography>
      </Box>
      <InquiryNotes inquiry={inquiry} />
      <InquiryTimeline events={inquiry.events} />
    </DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
      <Box sx={{ mr: 'auto' }}>
        <DeleteInquiry inquiry={inquiry} onDeleted={onClose} />
        <SpamButton inquiry={inquiry} />
      </Box>
      <ReplyButtons inquiry={inquiry} />
    </DialogActions>
  </>
)
