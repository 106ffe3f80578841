import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'
import { UNDO_MS } from '../useChangeInquiry.tsx'
import { type AnswerValues, answerDraft } from './answerForm.ts'

/** Says that a discarded answer is a draft again, for the box that shows it by then. */
class Returned extends Event {
  readonly inquiryId: number
  readonly files: File[]

  constructor(inquiryId: number, files: File[]) {
    super('returned')
    this.inquiryId = inquiryId
    this.files = files
  }
}
const returns = new EventTarget()

interface Events {
  onDiscarded: () => void
  /** @param files those of the answer, which no draft holds */
  onReturned: (files: File[]) => void
}

/** Discards an answer that is not sent. For a while a notice takes that back, also once the inquiry is closed. */
export function useDiscard(inquiryId: number, { onDiscarded, onReturned }: Events) {
  const notify = useNotify()
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof Returned && event.inquiryId === inquiryId) onReturned(event.files)
    }
    returns.addEventListener('returned', listen)
    return () => returns.removeEventListener('returned', listen)
  })
  return (values: AnswerValues, seen: number) => {
    answerDraft.drop(inquiryId)
    onDiscarded()
    notify('Entwurf verworfen', {
      type: 'info',
      autoHideDuration: UNDO_MS,
      action: <BringBack onPress={() => bringBack(inquiryId, values, seen)} />,
    })
  }
}

/** What was begun since then stays, below what comes back. */
function bringBack(inquiryId: number, values: AnswerValues, seen: number) {
  const since = answerDraft.read(inquiryId)?.values
  const text = [values.text, since?.text].filter(Boolean).join('\n\n')
  const lostFiles = [...values.lostFiles, ...(since?.lostFiles ?? [])]
  answerDraft.write(inquiryId, { ...values, text, lostFiles }, seen)
  returns.dispatchEvent(new Returned(inquiryId, values.files))
}

function BringBack({ onPress }: { onPress: () => void }) {
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        onPress()
        close()
      }}
    >
      Rückgängig
    </Button>
  )
}
