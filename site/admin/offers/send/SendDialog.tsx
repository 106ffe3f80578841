import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useGetOne } from 'react-admin'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { useMailStatus } from '../../data/useMailStatus.ts'
import { useMayReply } from '../../inquiries/answer/useMayReply.ts'
import { Failure } from '../../layout/LoadFailure.tsx'
import { SendForm } from './SendForm.tsx'

interface Props {
  offer: Offer
  onClose: () => void
}

/** How an offer goes to the customer. */
export function SendDialog({ offer, onClose }: Props) {
  const id = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { data, error, refetch } = useGetOne<Inquiry>(
    'inquiries',
    { id: offer.inquiryId },
    { onError: () => undefined },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
    >
      <DialogTitle id={id}>Angebot senden</DialogTitle>
      <DialogContent>
        {data ? (
          <WaysToSend offer={offer} inquiry={data} onClose={onClose} />
        ) : error ? (
          <Failure text={error.message} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={280} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function WaysToSend({ inquiry, ...rest }: Props & { inquiry: Inquiry }) {
  const mayMail = useMayReply(inquiry)
  const { error, refetch } = useMailStatus()
  if (mayMail === undefined && error) return <Failure text={error.message} onRetry={refetch} />
  if (mayMail === undefined) return <Skeleton variant="rounded" height={280} />
  return <SendForm {...rest} inquiry={inquiry} mayMail={mayMail} />
}
