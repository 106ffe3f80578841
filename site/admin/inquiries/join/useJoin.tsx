import Button from '@mui/material/Button'
import { useCloseNotification, useNotify } from 'react-admin'
import { inquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { load } from '../../data/api.ts'
import { EVERYTHING, useCall } from '../../parts/useCall.ts'
import { UNDO_MS } from '../useChangeInquiry.tsx'

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
  const notify = useNotify()
  return useCall({
    call: (into: number) => load(inquiryDetail, `/contact/${id}/join`, { json: { into } }),
    onDone: (whole, into) => {
      const part = whole.id === id ? into : id
      notify(`Zusammengeführt. Es geht weiter unter ${whole.receipt}.`, {
        type: 'success',
        autoHideDuration: UNDO_MS,
        action: <UndoButton id={part} />,
      })
      onDone?.()
    },
    failed,
    invalidates: EVERYTHING,
  })
}

/** Lets an inquiry stand by itself again. */
export const usePart = (id: number, onDone?: () => void) =>
  useCall({
    call: () => load(inquiryDetail, `/contact/${id}/part`, { method: 'POST' }),
    onDone: () => onDone?.(),
    done: ({ receipt }) => `${receipt} steht wieder für sich`,
    failed: 'Fehler beim Trennen',
    invalidates: EVERYTHING,
  })

function UndoButton({ id }: { id: number }) {
  const close = useCloseNotification()
  const { mutate: part, isPending } = usePart(id, close)
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={() => part()}>
      Rückgängig
    </Button>
  )
}
