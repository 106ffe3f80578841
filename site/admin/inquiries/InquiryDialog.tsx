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
import { useEffect, useState } from 'react'
import { Loading, useGetOne, useStore } from 'react-admin'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { formatDateTime } from '../../../shared/dates.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { DeleteInquiry, SpamButton } from './InquiryControls.tsx'
import { OPEN_PARAMETER, openInquiryOf } from './InquiryNotes.tsx'
import { InquiryShow } from './InquiryShow.tsx'
import { replyLink } from './reply.ts'

/** In milliseconds. What colleagues change appears by itself. */
export const REFETCH_INTERVAL = 30_000

/**
 * The address says which inquiry is open, so it can be shared and the back button closes it. After
 * closing, the history does not contain that address, because going back would open the inquiry again.
 */
export function useOpenInquiry() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  const open = (id: number) =>
    setSearch(
      (current) => {
        current.set(OPEN_PARAMETER, String(id))
        return current
      },
      { preventScrollReset: true, state: { isOpenedHere: true } },
    )
  const remove = () =>
    setSearch(
      (current) => {
        current.delete(OPEN_PARAMETER)
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  return {
    openId: openInquiryOf(search),
    open,
    close: () => (state?.isOpenedHere ? navigate(-1) : remove()),
  }
}

/** react-admin restores a list's whole address at the next visit, which would open the inquiry again. */
function useForgetOpenInquiry() {
  const [params, setParams] = useStore<Record<string, unknown>>('inquiries.listParams', {})
  useEffect(() => {
    if (!(OPEN_PARAMETER in params)) return
    const { [OPEN_PARAMETER]: _, ...rest } = params
    setParams(rest)
  }, [params, setParams])
}

/** Shows the inquiry that the address names, over the list. */
export function InquiryDialog() {
  useForgetOpenInquiry()
  const { openId, close } = useOpenInquiry()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  // The last inquiry stays in the dialog while it fades out.
  const [id, setId] = useState(openId)
  if (openId !== null && openId !== id) setId(openId)
  const { data, error } = useGetOne<InquiryDetail>(
    'inquiries',
    { id: id ?? 0 },
    { enabled: openId !== null, retry: false, refetchInterval: REFETCH_INTERVAL },
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
        <OpenInquiry key={data.id} inquiry={data} onClose={close} />
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

const OpenInquiry = ({ inquiry, onClose }: { inquiry: InquiryDetail; onClose: () => void }) => (
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
    <DialogActions
      sx={{ flexWrap: 'wrap', gap: 1, p: 2, '& > button:last-of-type': { mr: 'auto' } }}
    >
      <DeleteInquiry inquiry={inquiry} onDeleted={onClose} />
      <SpamButton inquiry={inquiry} />
      {inquiry.phone && (
        <Button variant="outlined" startIcon={<PhoneIcon />} href={phoneOf(inquiry.phone).href}>
          Anrufen
        </Button>
      )}
      {inquiry.email && <ReplyButton inquiry={inquiry} />}
    </DialogActions>
  </>
)

const ReplyButton = ({ inquiry }: { inquiry: InquiryDetail }) => (
  <Button
    variant="contained"
    color="secondary"
    startIcon={<MailIcon />}
    href={replyLink(inquiry, useDealer())}
  >
    Per E-Mail antworten
  </Button>
)
