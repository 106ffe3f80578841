import { useEffect } from 'react'
import { useNotifyUndoable } from '../../parts/undo.tsx'
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
  const notify = useNotifyUndoable()
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
    const undo = () => {
      bringBack(inquiryId, values, seen)
      return 'Ihr Entwurf ist wieder da'
    }
    notify('Entwurf verworfen', undo, 'info')
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
