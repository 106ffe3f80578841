import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContactValues } from '../../../shared/inquiries/contact-rules.ts'
import { withNextStart, withoutStart, withStart } from '../../../shared/inquiries/message-start.ts'
import { drafts } from './draft.ts'
import {
  addBelow,
  announceQuantities,
  fillForm,
  isTextField,
  isTouched,
  readForm,
  readKept,
} from './fields.ts'

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
    // A page that the browser has kept shows what may have been corrected or sent on another one since.
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !drafts.isChangedElsewhere()) return
      form.current?.reset()
      location.reload()
    }
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [form])

  useEffect(() => {
    if (!form.current) return
    const arrival = arrivalType()
    // On the way back the browser fills in what stood there, which may have been sent since.
    if (arrival === 'back_forward' && !isRefused && drafts.isChangedElsewhere())
      form.current.reset()
    const draft = isRefused ? null : drafts.load()
    if (draft) {
      const asked = first.current
      // What is typed before the script runs takes no place of what was typed before.
      if (arrival === 'navigate')
        addBelow(form.current, 'message', withoutStart(draft.message, draft.start))
      const isSame = draft.subject === asked.subject
      const { deliveryPostcode } = readForm(form.current)
      fillForm(form.current, {
        ...draft,
        // What the address brings along was typed last.
        deliveryPostcode: (!isSame && deliveryPostcode) || draft.deliveryPostcode,
        // Of these machines the address says how many.
        quantities: isSame ? draft.quantities : {},
        message: isSame ? draft.message : withStart(draft.message, asked.start, draft.start),
        callback: draft.callback || (asked.callback && !isSame),
      })
      // A form that begins with nothing keeps the beginning of another one, which the next one must know.
      if (isSame || asked.start === '') start.current = draft.start
      setCallbackAt(draft.callbackAt)
    }
    setCallback(readForm(form.current).callback)
    // Something may have been typed before the script ran.
    if (isRefused || isTouched(form.current))
      save(form.current, start.current, first.current.subject)
    announceQuantities(form.current)
  }, [form, isRefused])

  return {
    callback,
    /** The time that was chosen before the page was loaded again. */
    callbackAt,

    keep({ callback }: ContactValues): void {
      setCallback(callback)
      if (form.current) save(form.current, start.current, subject)
    },

    /** Gives the message another start, after a machine was taken out of the inquiry. */
    restart(next: Occasion): void {
      const message = form.current?.elements.namedItem('message')
      if (!form.current || !isTextField(message)) return
      message.value = withNextStart(message.value, next.start, start.current)
      start.current = next.start
      save(form.current, next.start, next.subject)
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

const save = (form: HTMLFormElement, start: string, subject: string) =>
  drafts.save({ ...readKept(form, drafts.load()), start, subject })

/** How the page was come to: by a link, by the way back or by a reload. */
function arrivalType() {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined
}
