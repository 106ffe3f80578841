import { type InquiryDetail, inquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { load } from '../../data/api.ts'
import { useNotifyUndoable } from '../../parts/change.tsx'
import { EVERYTHING, useCall } from '../../parts/useCall.ts'

/**
 * Joins an inquiry with others, of which the oldest goes on. What became of it is said with the way back.
 * @param failed what is said before the reason of a failure; null where the screen says the reason by itself
 */
export function useJoin(
  id: number,
  {
    onDone,
    failed = 'Fehler beim Zusammenführen',
  }: { onDone?: () => void; failed?: string | null } = {},
) {
  const notify = useNotifyUndoable()
  const { mutateAsync: part } = useCall({
    call: partFrom,
    failed: null,
    invalidates: EVERYTHING,
  })
  return useCall({
    call: (into: number) => load(inquiryDetail, `/contact/${id}/join`, { json: { into } }),
    onDone: (whole, into) => {
      const joined = whole.id === id ? into : id
      notify(`Zusammengeführt. Es geht weiter unter ${whole.receipt}.`, async () =>
        parted(await part(joined)),
      )
      onDone?.()
    },
    failed,
    invalidates: EVERYTHING,
  })
}

/** Lets an inquiry stand by itself again. */
export const usePart = (id: number) =>
  useCall({
    call: () => partFrom(id),
    done: parted,
    failed: 'Fehler beim Trennen',
    invalidates: EVERYTHING,
  })

const partFrom = (id: number) => load(inquiryDetail, `/contact/${id}/part`, { method: 'POST' })

const parted = ({ receipt }: InquiryDetail) => `${receipt} steht wieder für sich`
