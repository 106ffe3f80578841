import '../../styles/forms.css'
import './contact-form.css'
import { useRef, useState } from 'react'
import { B2B_NOTICE } from '../../../shared/buying/notices.ts'
import { ASKS_TIMES, type RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import { concerns } from '../../../shared/inquiries/contact-words.ts'
import type { Phone } from '../../../shared/writing/phone.ts'
import { useIsLive } from '../use-is-live.ts'
import { Fields } from './Fields.tsx'
import { FilesField } from './FilesField.tsx'
import { ErrorSummary } from './Inputs.tsx'
import { ProductBox } from './ProductBox.tsx'
import type { Asked } from './request.ts'
import { Sent } from './Sent.tsx'
import { useContactForm } from './use-contact-form.ts'

const PROGRESS = 'anfrage-fortschritt'

interface Props {
  phone: Phone
  /** Where somebody answers whose machine stands still; null for nobody. */
  emergency: Phone | null
  asked: Asked
  /** What was refused of a form that was sent without a script. */
  refused?: RefusedForm | undefined
}

/** For inquiries and requests for a callback, about a machine or in general. */
export function ContactForm({ phone, emergency, asked, refused }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isLive = useIsLive()
  const contact = useContactForm(form, asked, refused)
  const { state, errors, draft, request, submit, change, dropProduct } = contact
  const products = asked.products.filter(({ id }) => request.productIds.includes(id))
  const [isDropped, setDropped] = useState(false)
  const isSending = state.kind === 'sending'

  function remove(id: number) {
    dropProduct(id)
    setDropped(true)
    if (products.length > 1) box.current?.focus()
  }

  return (
    <div className="contact-form">
      {state.kind === 'sent' && <Sent {...state.inquiry} phone={phone} emergency={emergency} />}
      {state.kind === 'sent' && <h3>Noch eine Anfrage?</h3>}
      <ErrorSummary errors={errors} />
      {/* Without a script it goes to the address of its page, which may name machines. */}
      <form
        ref={form}
        method="post"
        action="#anfrage"
        encType="multipart/form-data"
        onSubmit={submit}
        onInput={change}
        noValidate
      >
        <ProductBox
          box={box}
          products={products}
          quantities={refused?.values.quantities ?? asked.quantities}
          error={errors.quantities}
          onRemove={remove}
        />
        <Fields
          errors={errors}
          callback={draft.callback}
          callbackAt={draft.callbackAt}
          slots={asked.slots}
          phoneFirst={request.callback}
          concern={request.concern}
          asksDelivery={asked.concern === 'lieferung' || asked.deliveryPostcode !== ''}
          files={
            <FilesField
              chosen={contact.files}
              hint={request.concern ? concerns[request.concern].filesHint : undefined}
              error={errors.files}
              missing={draft.missingFiles}
              isSending={isSending}
              onChange={change}
            />
          }
          values={
            refused?.values ?? {
              message: contact.start,
              callback: request.callback,
              deliveryPostcode: asked.deliveryPostcode,
            }
          }
        />
        {state.kind === 'failed' && <Failed text={state.text} phone={phone} />}
        {state.kind === 'sending' && state.part !== null && (
          <SendingFiles
            part={state.part}
            isPreparing={contact.files.isPreparing}
            onEnd={contact.end}
          />
        )}
        <div className="contact-form__end">
          <button
            className="button button--primary with-script"
            type="submit"
            disabled={!isLive}
            aria-disabled={isSending || undefined}
            data-sending={isSending || undefined}
          >
            {isSending ? 'Anfrage wird gesendet …' : 'Anfrage senden'}
          </button>
          <noscript>
            <button className="button button--primary" type="submit">
              Anfrage senden
            </button>{' '}
            {/* Behind it, because Enter presses the first one; a link would lose what is typed. */}
            {!asked.slots && (
              <button
                className="button"
                type="submit"
                name={ASKS_TIMES}
                formAction={asked.timesAddress}
                formNoValidate
              >
                Uhrzeit für den Rückruf wählen
              </button>
            )}
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

interface SendingProps {
  part: number
  isPreparing: boolean
  onEnd: () => void
}

function SendingFiles({ part, isPreparing, onEnd }: SendingProps) {
  const percent = Math.floor(part * 100)
  return (
    <div className="sending-files">
      <label className="hint" htmlFor={PROGRESS}>
        {isPreparing ? 'Bilder werden verkleinert …' : `Dateien werden gesendet: ${percent} %`}
      </label>
      <progress id={PROGRESS} max={100} value={isPreparing ? undefined : percent} />
      <button className="button button--small" type="button" onClick={onEnd}>
        Abbrechen
      </button>
    </div>
  )
}

function Failed({ text, phone }: { text: string; phone: Phone }) {
  return (
    <div className="message message--error" role="alert">
      <h3>Fehler beim Senden</h3>
      <p>{text}</p>
      <p>
        Ihre Eingaben bleiben erhalten. Sie erreichen uns auch telefonisch:{' '}
        <a href={phone.href}>{phone.label}</a>
      </p>
    </div>
  )
}
