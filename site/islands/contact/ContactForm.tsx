import '../../styles/forms.css'
import './contact-form.css'
import { useRef, useState } from 'react'
import { parseRequest } from '../../../shared/inquiries/contact-request.ts'
import type { RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import { B2B_NOTICE } from '../../../shared/notices.ts'
import type { Phone } from '../../../shared/phone.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Failed } from './Failed.tsx'
import { Fields } from './Fields.tsx'
import { ProductBox, ProductBoxPlaceholder } from './ProductBox.tsx'
import { useQuery } from './request.ts'
import { Sent } from './Sent.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useProducts } from './use-products.ts'

interface Props {
  phone: Phone
  /** What was refused of a form that was sent without a script. */
  refused?: RefusedForm | undefined
}

/** For inquiries and requests for a callback, about a machine or in general. */
export function ContactForm({ phone, refused }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const query = useQuery()
  const request = query === null ? null : parseRequest(query)
  const products = useProducts(request?.productIds ?? [])
  const box = useRef<HTMLDivElement>(null)
  const { state, errors, callback, submit, change, dropProduct } = useContactForm(
    form,
    request,
    products,
    refused,
  )
  const [isDropped, setDropped] = useState(false)
  const isSending = state.kind === 'sending'

  function remove(id: number) {
    dropProduct(id)
    setDropped(true)
    if (products.length > 1) box.current?.focus()
  }

  return (
    <div className="contact-form">
      {state.kind === 'sent' && <Sent {...state.inquiry} phone={phone} />}
      {request ? (
        <ProductBox box={box} states={products} onRemove={remove} />
      ) : (
        <ProductBoxPlaceholder />
      )}
      {state.kind === 'sent' && <h3>Noch eine Anfrage?</h3>}
      <ErrorSummary errors={errors} />
      {/* Without a script it goes to the address of its page, which may name machines. */}
      <form
        ref={form}
        method="post"
        action="#anfrage"
        onSubmit={submit}
        onInput={change}
        noValidate
      >
        <Fields errors={errors} callback={callback} values={refused?.values} />
        {state.kind === 'failed' && <Failed text={state.text} phone={phone} />}
        <div className="contact-form__end">
          <button
            className="button button--primary with-script"
            type="submit"
            disabled={!request}
            aria-disabled={isSending || undefined}
            data-sending={isSending || undefined}
          >
            {isSending ? 'Anfrage wird gesendet …' : 'Anfrage senden'}
          </button>
          <noscript>
            <button className="button button--primary" type="submit">
              Anfrage senden
            </button>
          </noscript>
          <p className="note">Unverbindlich und kostenlos. {B2B_NOTICE}</p>
        </div>
        <p className="visually-hidden" role="status">
          {isSending && 'Anfrage wird gesendet'}
          {isDropped && !isSending && 'Die Maschine gehört nicht mehr zu Ihrer Anfrage.'}
        </p>
      </form>
    </div>
  )
}
