import { type InquiryDetail, inquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { load } from '../../data/api.ts'
import { useNotifyUndoable } from '../../parts/undo.tsx'
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
  return useCall({
    call: (into: number) => load(inquiryDetail, `/contact/${id}/join`, { json: { into } }),
    onDone: (whole, into) => {
      const joined = whole.id === id ? into : id
      notify(`Zusammengeführt. Es geht weiter unter ${whole.receipt}.`, {
        undo: () => part(joined),
        done: partedText,
      })
      onDone?.()
    },
    failed,
    invalidates: EVERYTHING,
  })
}

/** Lets an inquiry stand by itself again. */
export const usePart = (id: number) =>
  useCall({
    call: () => part(id),
    done: partedText,
    failed: 'Fehler beim Trennen',
    invalidates: EVERYTHING,
  })

const part = (id: number) => load(inquiryDetail, `/contact/${id}/part`, { method: 'POST' })

const partedText = ({ receipt }: InquiryDetail) => `${receipt} steht wieder für sich`
