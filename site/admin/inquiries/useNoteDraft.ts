import { useState } from 'react'
import { z } from 'zod'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { dropDraft, readDraft, writeDraft } from '../forms/draft.ts'

/** The name under which the browser stores the notes that are not saved yet. */
export const noteDraft = ({ id }: Pick<Inquiry, 'id'>) => `notiz.${id}`

const values = z.object({
  text: z.string(),
  /** The notes that were stored when the text was begun. */
  base: z.string(),
})

/** Notes that are not saved yet. They outlive a closed dialog, a closed tab and an expired session. */
export function useNoteDraft(inquiry: Inquiry) {
  const name = noteDraft(inquiry)
  const [draft, setDraft] = useState(() => readDraft(name, values)?.values ?? null)
  const isUnsaved = draft !== null && draft.text.trim() !== inquiry.notes

  const keep = (text: string, base: string) => {
    setDraft({ text, base })
    writeDraft(name, { text, base })
  }
  return {
    text: draft?.text ?? inquiry.notes,
    isUnsaved,
    /** Whether there is anything to lose: no draft is left of an inquiry that was deleted. */
    isStored: () => readDraft(name, values) !== null,
    /** Whether somebody else has saved other notes since the text was begun. */
    isOvertaken: isUnsaved && draft.base !== inquiry.notes,
    write: (text: string) => keep(text, isUnsaved ? draft.base : inquiry.notes),
    /** Goes on from what somebody else has saved, with the own text below it. */
    join: () => keep([inquiry.notes, draft?.text].filter(Boolean).join('\n'), inquiry.notes),
    forget: () => {
      setDraft(null)
      dropDraft(name)
    },
  }
}
