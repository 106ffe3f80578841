import { useEffect } from 'react'
import { z } from 'zod'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { dropDraft, readDraft, writeDraft } from '../../kept/draft.ts'
import { useNotifyUndoable } from '../../parts/change.tsx'
import { answerDraftName } from '../openInquiry.tsx'
import { type AnswerValues, answerValues, emptyAnswer } from './answerForm.ts'

const wholeDraft = answerValues.omit({ files: true, lostFiles: true }).extend({
  fileNames: z.array(z.string()).default([]),
  /** The newest message that was known when the text was begun; null if that was before it was loaded. */
  seen: z.number().nullable().default(null),
})
/** What was typed ahead of the box is nothing but a text. */
const draft = z.preprocess(
  (kept) => ({ ...emptyAnswer('reply'), ...z.looseObject({}).parse(kept) }),
  wholeDraft,
)

/** An answer that is not sent yet. It outlives a closed dialog, a closed tab and an expired session. */
export const answerDraft = {
  read(inquiryId: number): { values: AnswerValues; seen: number | null } | null {
    const kept = readDraft(answerDraftName(inquiryId), draft)?.values
    if (!kept) return null
    const { seen, fileNames, ...values } = kept
    return { seen, values: { ...values, files: [], lostFiles: fileNames } }
  },
  /** @param seen the number of the newest message that the author knew; null if there is none to know yet */
  write(inquiryId: number, { files, lostFiles, ...values }: AnswerValues, seen: number | null) {
    const fileNames = [...files.map(({ name }) => name), ...lostFiles]
    writeDraft(answerDraftName(inquiryId), { ...values, seen, fileNames })
  },
  /**
   * Lets answers begun for what was joined into an inquiry go on with it, below what is begun there.
   * @returns whether there were any
   */
  takeOver({ id, joined }: Pick<InquiryDetail, 'id' | 'joined'>): boolean {
    const begun = joined.flatMap((part) => {
      const draft = this.read(part.id)
      return draft ? [{ ...draft, from: part.id }] : []
    })
    for (const { from, values, seen } of begun) {
      const kept = this.read(id)
      if (kept) this.write(id, withWordsOf(kept.values, values), kept.seen)
      else this.write(id, values, seen)
      this.drop(from)
    }
    return begun.length > 0
  },
  drop: (inquiryId: number) => dropDraft(answerDraftName(inquiryId)),
}

/** An answer with the words of another one below its own. It goes where the first would have gone. */
export function withWordsOf(kept: AnswerValues, other: AnswerValues): AnswerValues {
  // There is one subject, so that another one that was typed stands above its words.
  const further = kept.subject && kept.subject !== other.subject ? other.subject : ''
  return {
    ...kept,
    // What only colleagues were to read must not go out with a reply.
    kind: kept.kind === 'reply' ? other.kind : kept.kind,
    subject: kept.subject || other.subject,
    greeting: kept.greeting ?? other.greeting,
    text: [kept.text, further, other.text].filter(Boolean).join('\n\n'),
    closing: kept.closing ?? other.closing,
    lostFiles: [...kept.lostFiles, ...other.lostFiles],
  }
}

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
  answerDraft.write(inquiryId, since ? withWordsOf(values, since) : values, seen)
  returns.dispatchEvent(new Returned(inquiryId, values.files))
}
