import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { TIME_TAKEN } from '../../../shared/addresses/paths.ts'
import { type ContactRequest, NO_REQUEST } from '../../../shared/inquiries/contact-request.ts'
import {
  type ContactProblems,
  contactProblems,
  type RefusedForm,
} from '../../../shared/inquiries/contact-rules.ts'
import { messageStart } from '../../../shared/inquiries/message-start.ts'
import { type AskedProduct, foundProducts, type RequestedProduct } from './asked-products.ts'
import type { CallbackTime } from './callback-times.ts'
import { firstErrors, isTextField, readForm, remainingErrors } from './fields.ts'
import { subjectOf, withoutProduct } from './request.ts'
import { type Confirmation, send } from './send.ts'
import { fetchFormToken } from './token.ts'
import { useDraft } from './use-draft.ts'

export interface SentInquiry extends Confirmation {
  callback: boolean
  /** A time was asked for that others got. */
  isTimeTaken: boolean
  products: RequestedProduct[]
}

type State =
  | { kind: 'editing' | 'sending' }
  | { kind: 'failed'; text: string }
  | { kind: 'sent'; inquiry: SentInquiry }

const stateAfter = (refused: RefusedForm | undefined): State =>
  refused?.failure ? { kind: 'failed', text: refused.failure } : { kind: 'editing' }

/** What the page asks for, as the server read it from its address. */
export interface Asked extends ContactRequest {
  products: AskedProduct[]
  /** What the visitor told the adviser. */
  answers: string
  /** The times for a callback, where the server has to offer them. */
  slots: CallbackTime[] | null
  /** The same page with these times, for whoever has no script. */
  timesAddress: string
}

const occasionOf = (request: ContactRequest, { products, answers }: Asked) => ({
  callback: request.callback,
  subject: subjectOf(request, answers),
  start: messageStart({
    titles: foundProducts(products, request.productIds).map(({ title }) => title),
    concern: request.concern,
    answers,
  }),
})

/** Validates and sends the form, and resets it once the inquiry has arrived. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  asked: Asked,
  refused: RefusedForm | undefined,
) {
  const [state, setState] = useState<State>(() => stateAfter(refused))
  const [errors, setErrors] = useState<ContactProblems>(refused?.errors ?? {})
  const [refusals, setRefusals] = useState(0)
  const [request, setRequest] = useState<ContactRequest>(asked)
  const occasion = occasionOf(request, asked)
  const { callback, callbackAt, keep, forget, restart } = useDraft(
    form,
    occasion,
    refused !== undefined,
  )
  const token = useRef<Promise<string | undefined>>(undefined)

  useEffect(() => {
    token.current = fetchFormToken()
  }, [])

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals, form])

  function refuse(found: ContactProblems) {
    setState({ kind: 'editing' })
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.kind === 'sending') return
    const { website, ...values } = readForm(event.currentTarget)
    const problems = contactProblems(values)
    if (Object.keys(problems).length > 0) return refuse(problems)

    setErrors({})
    setState({ kind: 'sending' })
    const { privacy: _, ...input } = values
    const { productIds, concern } = request
    const fields = {
      ...input,
      productIds,
      concern,
      website,
      callbackAt: input.callbackAt || null,
    }
    const result = await send({ ...fields, token: await token.current })
    // A token is valid only once, and an inquiry may have arrived although sending it failed.
    if (result.kind !== 'refused') token.current = fetchFormToken()
    if (result.kind === 'sent') {
      const machines = foundProducts(asked.products, productIds)
      const { kind: _, ...confirmation } = result
      const isTimeTaken = input.callbackAt !== '' && !confirmation.callbackAt
      setState({
        kind: 'sent',
        inquiry: {
          ...confirmation,
          callback: input.callback,
          isTimeTaken,
          products: machines,
        },
      })
      forget()
      setRequest(NO_REQUEST)
      // A reload shows the page that confirms it.
      history.replaceState(
        history.state,
        '',
        (confirmation.address ?? location.pathname) + (isTimeTaken ? TIME_TAKEN : ''),
      )
      return
    }
    const refused = result.kind === 'refused' ? firstErrors(result.errors) : {}
    if (Object.keys(refused).length > 0) refuse(refused)
    else setState({ kind: 'failed', text: result.text })
  }

  /** Removes errors that are corrected. New errors appear only when the form is sent again. */
  function change() {
    if (!form.current) return
    const { website: _, ...values } = readForm(form.current)
    keep(values)
    setErrors((displayed) => remainingErrors(displayed, contactProblems(values)))
  }

  function dropProduct(id: number) {
    const { [id]: _, ...quantities } = request.quantities
    const productIds = request.productIds.filter((other) => other !== id)
    const left = { ...request, productIds, quantities }
    restart(occasionOf(left, asked))
    setRequest(left)
    history.replaceState(history.state, '', location.pathname + withoutProduct(location.search, id))
    const message = form.current?.elements.namedItem('message')
    if (left.productIds.length === 0 && isTextField(message)) message.focus()
  }

  return {
    state,
    errors,
    callback,
    callbackAt,
    request,
    start: occasion.start,
    submit,
    change,
    dropProduct,
  }
}
