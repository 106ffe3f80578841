import { useNotify } from 'react-admin'
import {
  type InquiryBulkChanges,
  type InquiryBulkReport,
  inquiryBulkReport,
} from '../../../../shared/inquiries/inquiry-patch.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { formatCount } from '../../../../shared/writing/format.ts'
import { load } from '../../data/api.ts'
import { useNotifyUndoable } from '../../parts/change.tsx'
import { EVERYTHING, useCall } from '../../parts/useCall.ts'

interface Change {
  changes: InquiryBulkChanges
  /** What has become of so many, `3 Anfragen`. */
  done: (those: string) => string
  /** What takes it back of one, from the notice. */
  undo?: (inquiry: ListedInquiry) => InquiryBulkChanges
}

const withDoubles = ({ id, doubles }: ListedInquiry) => [...doubles.map((one) => one.id), id]

/** Spam takes along what said the same, which would else take the place of the first. */
const idsOf = (chosen: ListedInquiry[], { spam }: InquiryBulkChanges): number[] =>
  chosen.flatMap((one) => (spam ? withDoubles(one) : one.id))

/** Changes all that are chosen with one press. */
export function useBulkChange(
  chosen: ListedInquiry[],
  onDone: (report: InquiryBulkReport, chosen: ListedInquiry[]) => void,
) {
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const { mutateAsync: takeBack } = useCall({
    call: changeAllBack,
    failed: null,
    invalidates: EVERYTHING,
  })
  const { mutate, isPending } = useCall({
    call: ({ changes }: Change) => changeInquiries(idsOf(chosen, changes), changes),
    onDone: (report, { done, undo }) => {
      const { changed } = report
      const count = chosen.filter(({ id }) => changed.includes(id)).length
      onDone(report, chosen)
      if (count === 0) return
      const those = formatCount(count, 'Anfrage', 'Anfragen')
      if (!undo) return notify(done(those), { type: 'success' })
      const changes = changesBack(changed, chosen, undo)
      notifyUndoable(done(those), async () => {
        await takeBack(changes)
        return `Zurückgenommen: ${those}`
      })
    },
    failed: 'Fehler beim Ändern der Anfragen',
    invalidates: EVERYTHING,
  })
  return { change: mutate, isPending }
}

/** Those that are brought back by the same changes, and by which. */
type ChangesBack = { ids: number[]; changes: InquiryBulkChanges }[]

function changesBack(
  changed: number[],
  chosen: ListedInquiry[],
  undo: NonNullable<Change['undo']>,
): ChangesBack {
  const alike = Map.groupBy(chosen, (one) => JSON.stringify(undo(one)))
  return [...alike.values()].flatMap((those) => {
    const ids = those.flatMap(withDoubles).filter((id) => changed.includes(id))
    return those[0] && ids.length > 0 ? [{ ids, changes: undo(those[0]) }] : []
  })
}

/** @throws {Error} with the reason of the first inquiry that stays as it is */
async function changeAllBack(changes: ChangesBack) {
  const reports = await Promise.all(changes.map((back) => changeInquiries(back.ids, back.changes)))
  const [failed] = reports.flatMap((report) => report.failed)
  if (failed) throw new Error(failed.error)
}

/** Changes many inquiries, each by its own rules. */
const changeInquiries = (ids: number[], changes: InquiryBulkChanges): Promise<InquiryBulkReport> =>
  load(inquiryBulkReport, '/contact/bulk', { method: 'PUT', json: { ids, changes } })
