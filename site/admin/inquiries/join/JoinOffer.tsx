import MergeIcon from '@mui/icons-material/CallMerge'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import type { Inquiry, InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { isOpenStage } from '../../../../shared/inquiries/stage.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { DAY } from '../../../../shared/time/time.ts'
import { May, useMay } from '../../auth/me.tsx'
import { lazyInPlace } from '../../parts/Loading.tsx'
import { OpenOther } from '../openInquiry.tsx'
import { useJoin } from './JoinedParts.tsx'

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

const JoinDialog = lazyInPlace(() => import('./JoinDialog.tsx'))

/** Asks with which other inquiry one is to be joined. */
export function JoinButton({ inquiry }: { inquiry: InquiryDetail }) {
  const [isAsking, setAsking] = useState(false)
  if (!useMay('inquiries.edit')) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<MergeIcon />}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start', ml: -0.75 }}
      >
        Mit anderer Anfrage zusammenführen …
      </Button>
      {isAsking && <JoinDialog inquiry={inquiry} onClose={() => setAsking(false)} />}
    </>
  )
}

/** How soon after an inquiry another one of the same person is likely to add something to it. */
const SOON = 3 * DAY

type Judged = 'stage' | 'spam' | 'duplicateOf' | 'createdAt' | 'related' | 'name' | 'email'

/**
 * The open inquiry of the same person that was sent closest to this one, if both may be about the same. A telephone alone
 * may be a switchboard: colleagues are joined by hand.
 */
export function supplementOf({
  stage,
  spam,
  duplicateOf,
  createdAt,
  related,
  ...sender
}: Pick<InquiryDetail, Judged>): InquiryDetail['related'][number] | undefined {
  if (spam || duplicateOf !== null || !isOpenStage(stage)) return undefined
  const apart = (other: { createdAt: string }) =>
    Math.abs(Date.parse(other.createdAt) - Date.parse(createdAt))
  return related
    .filter((other) => isOpenStage(other.stage) && apart(other) <= SOON && isSame(other, sender))
    .toSorted((a, b) => apart(a) - apart(b))[0]
}

const isSame = (one: Pick<Inquiry, 'name' | 'email'>, other: Pick<Inquiry, 'name' | 'email'>) =>
  (one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()) ||
  one.name.trim().toLowerCase() === other.name.trim().toLowerCase()
