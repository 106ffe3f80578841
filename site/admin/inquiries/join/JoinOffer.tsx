import { Alert } from '@mui/material'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { OpenOther } from '../OpenOther.tsx'
import { JoinWith } from './JoinWith.tsx'
import { supplementOf } from './supplement.ts'

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
