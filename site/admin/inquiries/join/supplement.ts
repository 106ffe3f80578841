import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { isOpenStage } from '../../../../shared/inquiries/stage.ts'
import { DAY } from '../../../../shared/time/durations.ts'

/** How soon after an inquiry another one of the same person is likely to add something to it. */
const SOON = 3 * DAY

/** The open inquiry of the same person that was sent closest to this one, if both may be about the same. */
export function supplementOf({
  stage,
  spam,
  duplicateOf,
  createdAt,
  related,
}: Pick<InquiryDetail, 'stage' | 'spam' | 'duplicateOf' | 'createdAt' | 'related'>):
  | InquiryDetail['related'][number]
  | undefined {
  if (spam || duplicateOf !== null || !isOpenStage(stage)) return undefined
  const apart = (other: { createdAt: string }) =>
    Math.abs(Date.parse(other.createdAt) - Date.parse(createdAt))
  return related
    .filter((other) => isOpenStage(other.stage) && apart(other) <= SOON)
    .toSorted((a, b) => apart(a) - apart(b))[0]
}
