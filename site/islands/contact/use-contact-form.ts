import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ContactRequest } from '../../../shared/inquiries/contact-request.ts'
import {
  type ContactProblems,
  contactProblems,
  type RefusedForm,
} from '../../../shared/inquiries/contact-rules.ts'
import { firstErrors, readForm, remainingErrors } from './fields.ts'
import { type Confirmation, send } from './send.ts'
import { fetchFormToken } from './token.ts'
import { useDraft } from './use-draft.ts'
import { foundProducts, type ProductState, type RequestedProduct } from './use-products.ts'

export interface SentInquiry extends Confirmation {
  callback: boolean
  products: RequestedProduct[]
}

type State =
  | { kind: 'editing' | 'sending' }
  | { kind: 'failed'; text: string }
  | { kind: 'sent'; inquiry: SentInquiry }

const stateAfter = (refused: RefusedForm | undefined): State =>
  refused?.failure ? { kind: 'failed', text: refused.failure } : { kind: 'editing' }

/** Validates and sends the form, and resets it once the inquiry has arrived. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  request: ContactRequest | null,
  products: readonly ProductState[],
  refused: RefusedForm | undefined,
) {
  const [state, setState] = useState<State>(() => stateAfter(refused))
  const [errors, setErrors] = useState<ContactProblems>(refused?.errors ?? {})
  const [refusals, setRefusals] = useState(0)
  const { callback, keep, forget, dropProduct } = useDraft(form, request, products)
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
    const productIds = request?.productIds ?? []
    const result = await send({ ...input, productIds, website, token: await token.current })
    // A token is valid only once, and an inquiry may have arrived although sending it failed.
    if (result.kind !== 'refused') token.current = fetchFormToken()
    if (result.kind === 'sent') {
      const machines = foundProducts(products)
      const { receipt, reply } = result
      setState({
        kind: 'sent',
        inquiry: { receipt, reply, callback: input.callback, products: machines },
      })
      forget()
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

  return { state, errors, callback, submit, change, dropProduct }
}
