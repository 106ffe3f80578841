import CloseIcon from '@mui/icons-material/Close'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { Loading, useGetOne } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import type { InquiryDetail } from '../../../shared/inquiry.ts'
import { DeleteInquiry } from './DeleteInquiry.tsx'
import { InquiryShow } from './InquiryShow.tsx'
import { replyLink, telephoneLink } from './reply.ts'
import { SpamButton } from './SpamButton.tsx'
import { useOpenInquiry } from './useOpenInquiry.ts'

/** The inquiry that the address names, over the list. */
export function InquiryDialog() {
  const { openId, close } = useOpenInquiry()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  // What is closing stays in sight until it is closed.
  const [id, setId] = useState(openId)
  if (openId !== null && openId !== id) setId(openId)
  const { data, error } = useGetOne<InquiryDetail>(
    'inquiries',
    { id: id ?? 0 },
    { enabled: openId !== null, retry: false },
  )
  return (
    <Dialog
      open={openId !== null}
      onClose={close}
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      aria-labelledby="anfrage-titel"
    >
      {data ? (
        <Opened key={data.id} inquiry={data} onClose={close} />
      ) : error ? (
        <Alert severity="error" onClose={close}>
          {error.message}
        </Alert>
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

function Opened({ inquiry, onClose }: { inquiry: InquiryDetail; onClose: () => void }) {
  return (
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
      <DialogContent dividers>
        <InquiryShow inquiry={inquiry} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <DeleteInquiry inquiry={inquiry} onDeleted={onClose} />
        <SpamButton inquiry={inquiry} />
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
      </DialogActions>
    </>
  )
}
