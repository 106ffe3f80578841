import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContactValues, RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import { withNextStart, withoutStart, withStart } from '../../../shared/inquiries/contact-words.ts'
import { type Draft, drafts } from './draft.ts'
import {
  addBelow,
  announceQuantities,
  fillForm,
  isTextField,
  isTouched,
  readForm,
  readKept,
} from './fields.ts'
import type { Occasion } from './request.ts'

/**
 * Fills the form from an earlier draft of its subject, and saves what the visitor types.
 * @param files the names of those that are chosen now
 * @param refused what was sent without a script: the form holds it already
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  occasion: Occasion,
  files: () => string[],
  refused: RefusedForm | undefined,
) {
  const isRefused = refused !== undefined
  const [callback, setCallback] = useState(occasion.callback)
  const [callbackAt, setCallbackAt] = useState('')
  const [missingFiles, setMissingFiles] = useState(refused?.files ?? [])
  const start = useRef(occasion.start)
  const first = useRef(occasion)
  const chosen = useRef(files)
  /** A picture may have got another ending since. */
  const missing = () => {
    const stems = new Set(files().map(stemOf))
    return missingFiles.filter((name) => !stems.has(stemOf(name)))
  }

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
    const asked = first.current
    const sender = isRefused ? null : drafts.sender()
    if (sender) fillForm(form.current, sender)
    const draft = isRefused ? null : drafts.of(asked.subject)
    if (draft) {
      // What is typed before the script runs takes no place of what was typed before.
      if (arrival === 'navigate')
        addBelow(form.current, 'message', withoutStart(draft.message, draft.start))
      const resumed = resume(form.current, draft, asked)
      start.current = resumed.start
      setCallbackAt(resumed.callbackAt)
      setMissingFiles(draft.files)
    }
    setCallback(readForm(form.current).callback)
    // Something may have been typed before the script ran.
    if (isRefused || isTouched(form.current))
      save(form.current, asked, start.current, [
        ...chosen.current(),
        ...((draft ?? refused)?.files ?? []),
      ])
    announceQuantities(form.current)
  }, [form, isRefused, refused])

  return {
    callback,
    /** The time that was chosen before the page was loaded again. */
    callbackAt,
    /** The names of files that were chosen before, and have to be chosen again. */
    missingFiles: missing(),

    keep({ callback }: Pick<ContactValues, 'callback'>): void {
      setCallback(callback)
      if (form.current) save(form.current, occasion, start.current, [...files(), ...missing()])
    },

    /** Goes on with another subject, after a machine was taken out of the inquiry: what is typed goes along. */
    restart(next: Occasion): void {
      const message = form.current?.elements.namedItem('message')
      if (!form.current || !isTextField(message)) return
      message.value = withNextStart(message.value, next.start, start.current)
      start.current = next.start
      drafts.drop(occasion.subject)
      const before = drafts.of(next.subject)
      const typed = before && withoutStart(before.message, before.start).trim()
      if (typed && !message.value.includes(typed))
        message.value = [message.value, typed].filter(Boolean).join('\n\n')
      save(form.current, next, next.start, [...files(), ...missing()])
    },

    /** Empties the form after the inquiry was sent, for the next one. */
    forget(next: Occasion): void {
      drafts.clear(occasion.subject)
      start.current = ''
      for (const field of form.current?.elements ?? []) {
        if (isTextField(field)) field.defaultValue = ''
        if (field instanceof HTMLInputElement) field.defaultChecked = false
      }
      form.current?.reset()
      setCallbackAt('')
      setMissingFiles([])
      const draft = drafts.of(next.subject)
      if (form.current && draft) {
        const resumed = resume(form.current, draft, next)
        start.current = resumed.start
        setCallbackAt(resumed.callbackAt)
        setMissingFiles(draft.files)
      }
      setCallback(form.current ? readForm(form.current).callback : false)
    },
  }
}

/**
 * Fills in what was typed of this subject before.
 * @returns what the message begins with now, and the time that was chosen
 */
function resume(form: HTMLFormElement, draft: Draft, occasion: Occasion) {
  const { start, asked, asksCallback, files: _, ...typed } = draft
  const isSame = asked === occasion.asked
  const { deliveryPostcode } = readForm(form)
  // „Unverbindlich anfragen“ never becomes a call, and „Rückruf anfordern“ is always one.
  const isSameWay = asksCallback === occasion.callback
  fillForm(form, {
    ...typed,
    // What the address brings along was typed last.
    deliveryPostcode: (!isSame && deliveryPostcode) || typed.deliveryPostcode,
    // Of these machines the address says how many.
    quantities: isSame ? typed.quantities : {},
    message:
      start === occasion.start ? typed.message : withStart(typed.message, occasion.start, start),
    callback: isSameWay ? typed.callback : occasion.callback,
  })
  return {
    // A form that begins with nothing keeps the beginning of another one, which the next one must know.
    start: occasion.start || start,
    callbackAt: isSameWay ? typed.callbackAt : '',
  }
}

const stemOf = (name: string) => name.replace(/\.\w+$/, '')

function save(form: HTMLFormElement, of: Occasion, start: string, files: string[]): void {
  const { sender, values } = readKept(form, drafts.of(of.subject))
  const { asked, callback: asksCallback } = of
  drafts.save(of.subject, sender, { ...values, start, asked, asksCallback, files })
}

/** How the page was come to: by a link, by the way back or by a reload. */
function arrivalType() {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined
}
