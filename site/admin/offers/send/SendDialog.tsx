import { useGetOne } from 'react-admin'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { useMailStatus } from '../../data/useMailStatus.ts'
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

function WaysToSend(props: Props & { inquiry: Inquiry }) {
  const { data, error, refetch } = useMailStatus()
  if (data) return <SendForm {...props} mayMail={data.enabled} />
  return error ? <Failure text={error.message} onRetry={refetch} /> : <Waiting heights={[280]} />
}
