import { formatCount } from '../../../../shared/format.ts'
import {
  type InquiryBulkChanges,
  type InquiryBulkReport,
  inquiryBulkReport,
} from '../../../../shared/inquiries/inquiry-bulk.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { load } from '../../data/api.ts'
import { EVERYTHING, useCall } from '../../layout/useCall.ts'

interface Change {
  changes: InquiryBulkChanges
  /** What has become of so many, `3 Anfragen`. */
  done: (those: string) => string
}

/** Spam takes along what said the same, which would else take the place of the first. */
const idsOf = (chosen: ListedInquiry[], { spam }: InquiryBulkChanges): number[] =>
  chosen.flatMap(({ id, doubles }) => [...(spam ? doubles.map((double) => double.id) : []), id])

/** Changes all that are chosen with one press. */
export function useBulkChange(
  chosen: ListedInquiry[],
  onDone: (report: InquiryBulkReport, chosen: ListedInquiry[]) => void,
) {
  const { mutate, isPending } = useCall({
    call: ({ changes }: Change) =>
      load(inquiryBulkReport, '/contact/bulk', {
        method: 'PUT',
        json: { ids: idsOf(chosen, changes), changes },
      }),
    onDone: (report) => onDone(report, chosen),
    done: ({ changed }, { done }) => {
      const count = chosen.filter(({ id }) => changed.includes(id)).length
      return count > 0 ? done(formatCount(count, 'Anfrage', 'Anfragen')) : ''
    },
    failed: 'Fehler beim Ändern der Anfragen',
    invalidates: EVERYTHING,
  })
  return { change: mutate, isPending }
}
