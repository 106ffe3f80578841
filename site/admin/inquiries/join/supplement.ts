import type { Inquiry, InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { isOpenStage } from '../../../../shared/inquiries/stage.ts'
import { DAY } from '../../../../shared/time/time.ts'

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
