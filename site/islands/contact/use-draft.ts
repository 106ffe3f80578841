import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContactValues } from '../../../shared/inquiries/contact-rules.ts'
import { withNextStart, withStart } from '../../../shared/inquiries/message-start.ts'
import { drafts } from './draft.ts'
import { fillForm, isTextField, isTouched, readForm } from './fields.ts'

/** What the form is for. */
interface Occasion {
  /** Equal for what asks for the same. */
  subject: string
  /** What the message begins with. */
  start: string
  callback: boolean
}

/**
 * Fills the form from an earlier draft, and saves what the visitor types.
 * @param isRefused the form holds already what was sent
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  occasion: Occasion,
  isRefused: boolean,
) {
  const [callback, setCallback] = useState(occasion.callback)
  const [callbackAt, setCallbackAt] = useState('')
  const { subject } = occasion
  const start = useRef(occasion.start)
  const first = useRef(occasion)

  useEffect(() => {
    if (!form.current) return
    const draft = isRefused ? null : drafts.load()
    if (draft) {
      const asked = first.current
      const isSame = draft.subject === asked.subject
      fillForm(form.current, {
        ...draft,
        // Of these machines the address says how many.
        quantities: isSame ? draft.quantities : {},
        message: isSame ? draft.message : withStart(draft.message, asked.start, draft.start),
        callback: draft.callback || (asked.callback && !isSame),
      })
      // A form that begins with nothing keeps the beginning of another one, which the next one must know.
      if (isSame || asked.start === '') start.current = draft.start
      setCallbackAt(draft.callbackAt)
    }
    const { website: _, ...values } = readForm(form.current)
    setCallback(values.callback)
    // Something may have been typed before the script ran.
    if (isTouched(form.current))
      drafts.save({ ...values, start: start.current, subject: first.current.subject })
  }, [form, isRefused])

  return {
    callback,
    /** The time that was chosen before the page was loaded again. */
    callbackAt,

    keep(values: ContactValues): void {
      setCallback(values.callback)
      drafts.save({ ...values, start: start.current, subject })
    },

    /** Gives the message another start, after a machine was taken out of the inquiry. */
    restart(next: Occasion): void {
      const message = form.current?.elements.namedItem('message')
      if (!form.current || !isTextField(message)) return
      message.value = withNextStart(message.value, next.start, start.current)
      start.current = next.start
      const { website: _, ...values } = readForm(form.current)
      drafts.save({ ...values, start: next.start, subject: next.subject })
    },

    /** Empties the form, after the inquiry was sent. */
    forget(): void {
      drafts.clear()
      start.current = ''
      for (const field of form.current?.elements ?? []) {
        if (isTextField(field)) field.defaultValue = ''
        if (field instanceof HTMLInputElement) field.defaultChecked = false
      }
      form.current?.reset()
      setCallback(false)
      setCallbackAt('')
    },
  }
}
