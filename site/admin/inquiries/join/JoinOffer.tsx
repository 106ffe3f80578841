import { Alert, Button } from '@mui/material'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { May } from '../../auth/me.tsx'
import { OpenOther } from '../OpenOther.tsx'
import { supplementOf } from './supplement.ts'
import { useJoin } from './useJoin.ts'

/** Offers to join what the same person has sent shortly before or after. */
export function JoinOffer({ inquiry }: { inquiry: InquiryDetail }) {
  const other = supplementOf(inquiry)
  if (!other) return null
  const isEarlier = other.createdAt <= inquiry.createdAt
  return (
    <Alert severity="info" action={<JoinWith id={inquiry.id} into={other.id} />}>
      Von derselben Person {isEarlier ? 'kam schon' : 'kam danach'}{' '}
      <OpenOther id={other.id} receipt={other.receipt} />, am {formatDateTime(other.createdAt)} Uhr.
    </Alert>
  )
}

/** Says of an inquiry that was sent twice where the first one is. */
export function DuplicateNotice({
  id,
  duplicateOf,
  related,
}: Pick<InquiryDetail, 'id' | 'duplicateOf' | 'related'>) {
  if (duplicateOf === null) return null
  const first = related.find(({ id }) => id === duplicateOf)
  return (
    <Alert severity="info" action={<JoinWith id={id} into={duplicateOf} />}>
      Doppelt gesendet: Dasselbe kam kurz davor schon an. Bearbeitet wird{' '}
      <OpenOther id={duplicateOf} receipt={first?.receipt ?? 'die erste Anfrage'} />.
    </Alert>
  )
}

/** Joins two inquiries at one press. */
function JoinWith({ id, into }: { id: number; into: number }) {
  const { mutate: join, isPending } = useJoin(id)
  return (
    <May permission="inquiries.edit">
      <Button color="inherit" size="small" loading={isPending} onClick={() => join(into)}>
        Zusammenführen
      </Button>
    </May>
  )
}
