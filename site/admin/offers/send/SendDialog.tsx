import { useGetOne } from 'react-admin'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { useMailStatus, useMayReply } from '../../data/useMailStatus.ts'
import { Failure } from '../../layout/LoadFailure.tsx'
import { TitledDialog } from '../../layout/TitledDialog.tsx'
import { Waiting } from '../../layout/Waiting.tsx'
import { SendForm } from './SendForm.tsx'

interface Props {
  offer: Offer
  onClose: () => void
}

/** How an offer goes to the customer. */
export function SendDialog({ offer, onClose }: Props) {
  const { data, error, refetch } = useGetOne<Inquiry>(
    'inquiries',
    { id: offer.inquiryId },
    { onError: () => undefined },
  )
  return (
    <TitledDialog title="Angebot senden" isLong onClose={onClose}>
      {data ? (
        <WaysToSend offer={offer} inquiry={data} onClose={onClose} />
      ) : error ? (
        <Failure text={error.message} onRetry={refetch} />
      ) : (
        <Waiting heights={[280]} />
      )}
    </TitledDialog>
  )
}

function WaysToSend({ inquiry, ...rest }: Props & { inquiry: Inquiry }) {
  const mayMail = useMayReply(inquiry)
  const { error, refetch } = useMailStatus()
  if (mayMail === undefined && error) return <Failure text={error.message} onRetry={refetch} />
  if (mayMail === undefined) return <Waiting heights={[280]} />
  return <SendForm {...rest} inquiry={inquiry} mayMail={mayMail} />
}
