import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Concern } from '../../../shared/addresses/parameters.ts'
import { TIME_TAKEN } from '../../../shared/addresses/paths.ts'
import type { FieldErrors } from '../../../shared/calls/envelope.ts'
import { type ContactRequest, NO_REQUEST } from '../../../shared/inquiries/contact-request.ts'
import {
  type ContactProblems,
  type ContactValues,
  contactProblems,
  type RefusedForm,
} from '../../../shared/inquiries/contact-rules.ts'
import { firstErrors, isTextField, readForm, remainingErrors } from './fields.ts'
import {
  type Asked,
  foundProducts,
  occasionOf,
  type RequestedProduct,
  withoutProduct,
} from './request.ts'
import { type Confirmation, fetchFormToken, send } from './send.ts'
import { useDraft } from './use-draft.ts'
import { useFiles } from './use-files.ts'

export interface SentInquiry extends Confirmation {
  callback: boolean
  /** A time was asked for that others got. */
  isTimeTaken: boolean
  concern: Concern | null
  /** How many files went along. */
  files: number
  products: RequestedProduct[]
}

type State =
  | { kind: 'editing' }
  /** @param part how much of the files is sent, 0 to 1; null without any */
  | { kind: 'sending'; part: number | null }
  | { kind: 'failed'; text: string }
  | { kind: 'sent'; inquiry: SentInquiry }

const stateAfter = (refused: RefusedForm | undefined): State =>
  refused?.failure ? { kind: 'failed', text: refused.failure } : { kind: 'editing' }

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
  const files = useFiles()
  const draft = useDraft(form, occasion, files.names, refused)
  const ending = useRef<AbortController>(undefined)
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
    const found = problemsIn(values)
    if (Object.keys(found).length > 0) return refuse(found)

    setErrors({})
    const hasFiles = files.files.length > 0
    setState({ kind: 'sending', part: hasFiles ? 0 : null })
    ending.current = new AbortController()
    const { signal } = ending.current
    const ready = await files.ready(signal)
    if (ready.problem) return refuse({ files: ready.problem })
    const { privacy: _, ...input } = values
    const { productIds, concern } = request
    const fields = {
      ...input,
      productIds,
      concern,
      website,
      callbackAt: input.callbackAt || null,
    }
    const result = await send(
      { ...fields, token: await token.current },
      {
        files: ready.files,
        onProgress: (part) => setState({ kind: 'sending', part }),
        signal,
      },
    )
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
          concern,
          files: ready.files.length,
          products: machines,
        },
      })
      const next = { ...NO_REQUEST, concern: asked.ownConcern }
      files.clear()
      draft.forget(occasionOf(next, { ...asked, answers: '' }))
      setRequest(next)
      // A reload shows the page that confirms it.
      history.replaceState(
        history.state,
        '',
        (confirmation.address ?? location.pathname) + (isTimeTaken ? TIME_TAKEN : ''),
      )
      return
    }
    const refused = result.kind === 'refused' ? refusalIn(result.errors) : {}
    if (Object.keys(refused).length > 0) refuse(refused)
    else setState({ kind: 'failed', text: result.text })
  }

  function problemsIn(values: ContactValues): ContactProblems {
    const problem = files.problem()
    return { ...contactProblems(values), ...(problem && { files: problem }) }
  }

  function refusalIn(errors: FieldErrors): ContactProblems {
    const ofOne = files.refuse(errors)
    return { ...(ofOne !== undefined && { files: ofOne }), ...firstErrors(errors) }
  }

  /** Removes errors that are corrected. New errors appear only when the form is sent again. */
  function change() {
    if (!form.current) return
    const { website: _, ...values } = readForm(form.current)
    draft.keep(values)
    setErrors((displayed) => remainingErrors(displayed, problemsIn(values)))
  }

  function dropProduct(id: number) {
    const { [id]: _, ...quantities } = request.quantities
    const productIds = request.productIds.filter((other) => other !== id)
    const left = { ...request, productIds, quantities }
    draft.restart(occasionOf(left, asked))
    setRequest(left)
    history.replaceState(history.state, '', location.pathname + withoutProduct(location.search, id))
    const message = form.current?.elements.namedItem('message')
    if (left.productIds.length === 0 && isTextField(message)) message.focus()
  }

  return {
    state,
    errors,
    files,
    draft,
    request,
    start: occasion.start,
    submit,
    end: () => ending.current?.abort(),
    change,
    dropProduct,
  }
}
