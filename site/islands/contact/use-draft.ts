import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContactRequest } from '../../../shared/inquiries/contact-request.ts'
import type { ContactValues } from '../../../shared/inquiries/contact-rules.ts'
import { withAnswers } from './adviser-answers.ts'
import { drafts } from './draft.ts'
import { fillForm, isTextField, readForm } from './fields.ts'
import { withInterest, withoutInterest } from './interest.ts'
import { replaceQuery, withoutProduct } from './request.ts'
import { foundProducts, type ProductState } from './use-products.ts'

const inWords = new Intl.ListFormat('de')

/** Fills the form from the address and an earlier draft, and saves what the visitor types. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  request: ContactRequest | null,
  products: readonly ProductState[],
) {
  const [callback, setCallback] = useState(false)
  const interest = useRef('')
  const isFilled = useRef(false)
  const query = request?.query
  const asksForCallback = request?.callback ?? false

  useEffect(() => {
    // Only once: without its machine the request is another one, but the visitor has made his choices.
    if (!form.current || query === undefined || isFilled.current) return
    isFilled.current = true
    const draft = drafts.load()
    const isSame = draft?.query === query
    fillForm(form.current, {
      ...draft,
      message: isSame ? draft.message : withAnswers(draft?.message ?? '', query),
      callback: draft?.callback || (asksForCallback && !isSame),
    })
    interest.current = draft?.interest ?? ''
    setCallback(readForm(form.current).callback)
  }, [form, query, asksForCallback])

  const isKnown = query !== undefined && products.every(({ kind }) => kind !== 'loading')
  const titles = foundProducts(products).map(({ title }) => title)
  const title = titles.length > 0 ? inWords.format(titles) : null
  useEffect(() => {
    const message = form.current?.elements.namedItem('message')
    if (!isKnown || !isTextField(message) || (title ?? '') === interest.current) return
    message.value = withInterest(message.value, title, interest.current)
    interest.current = title ?? ''
  }, [form, isKnown, title])

  return {
    callback,

    keep(values: ContactValues): void {
      setCallback(values.callback)
      if (query !== undefined) drafts.save({ ...values, interest: interest.current, query })
    },

    /** Removes a machine from the inquiry, and from the first sentence of the message. */
    dropProduct(id: number): void {
      const message = form.current?.elements.namedItem('message')
      if (!form.current || query === undefined || !isTextField(message)) return
      message.value = withoutInterest(message.value, interest.current)
      interest.current = ''
      const next = withoutProduct(query, id)
      const { website: _, ...values } = readForm(form.current)
      drafts.save({ ...values, interest: '', query: next })
      replaceQuery(next)
      if (products.length === 1) message.focus()
    },

    /** Empties the form and the query of the address, after the inquiry was sent. */
    forget(): void {
      drafts.clear()
      interest.current = ''
      form.current?.reset()
      setCallback(false)
      history.replaceState(history.state, '', location.pathname)
    },
  }
}
