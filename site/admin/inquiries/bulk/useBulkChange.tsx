import { useNotify } from 'react-admin'
import { formatCount } from '../../../../shared/format.ts'
import type {
  InquiryBulkChanges,
  InquiryBulkReport,
} from '../../../../shared/inquiries/inquiry-bulk.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { EVERYTHING, useCall } from '../../layout/useCall.ts'
import { changeInquiries } from './changeInquiries.ts'
import { UndoBulk } from './UndoBulk.tsx'

interface Change {
  changes: InquiryBulkChanges
  /** What has become of so many, `3 Anfragen`. */
  done: (those: string) => string
  /** What takes it back, from the notice. */
  undo?: InquiryBulkChanges
}

/** Spam takes along what said the same, which would else take the place of the first. */
const idsOf = (chosen: ListedInquiry[], { spam }: InquiryBulkChanges): number[] =>
  chosen.flatMap(({ id, doubles }) => [...(spam ? doubles.map((double) => double.id) : []), id])

/** Changes all that are chosen with one press. */
export function useBulkChange(
  chosen: ListedInquiry[],
  onDone: (report: InquiryBulkReport, chosen: ListedInquiry[]) => void,
) {
  const notify = useNotify()
  const { mutate, isPending } = useCall({
    call: ({ changes }: Change) => changeInquiries(idsOf(chosen, changes), changes),
    onDone: (report, { done, undo }) => {
      const { changed } = report
      const count = chosen.filter(({ id }) => changed.includes(id)).length
      onDone(report, chosen)
      if (count > 0)
        notify(done(formatCount(count, 'Anfrage', 'Anfragen')), {
          type: 'success',
          ...(undo && { action: <UndoBulk ids={changed} changes={undo} /> }),
        })
    },
    failed: 'Fehler beim Ändern der Anfragen',
    invalidates: EVERYTHING,
  })
  return { change: mutate, isPending }
}
