import { useEffect, useRef } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import type { Phone } from '../../../shared/writing/phone.ts'
import type { SentInquiry } from './use-contact-form.ts'

/** Confirms that the inquiry has arrived. */
export function Sent({
  receipt,
  reply,
  callback,
  callbackAt,
  isTimeTaken,
  concern,
  files,
  products,
  address,
  phone,
  emergency,
}: SentInquiry & { phone: Phone; emergency: Phone | null }) {
  const product = products.length === 1 ? products[0] : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="message message--success contact-sent">
      <h3 ref={heading} tabIndex={-1}>
        Anfrage erfolgreich gesendet!
      </h3>
      {receipt && (
        <p>
          Ihre Vorgangsnummer: <strong className="contact-sent__receipt">{receipt}</strong>
        </p>
      )}
      <p>
        {isTimeTaken && 'Die gewünschte Zeit war inzwischen vergeben. '}
        {concern === 'service' ? 'Unser Service' : 'Ein Fachberater'} sieht sich Ihre Angaben
        {files > 0 && ` und ${formatCount(files, 'Datei', 'Dateien')}`} an und{' '}
        {callbackAt && `ruft Sie ${reply} an`}
        {!callbackAt && (callback ? 'ruft Sie zurück' : 'antwortet Ihnen per E-Mail')}
        {!callbackAt && reply && `, in der Regel ${reply}`}. Eiliger?{' '}
        {receipt ? 'Nennen Sie am Telefon die Vorgangsnummer' : 'Rufen Sie uns an'}:{' '}
        <a href={phone.href}>{phone.label}</a>
      </p>
      {concern === 'service' && emergency && (
        <p>
          Steht die Maschine still? Unser Notdienst: <a href={emergency.href}>{emergency.label}</a>
        </p>
      )}
      <div className="button-row">
        <a className="button" href={concern === 'service' ? paths.service : paths.catalogue}>
          Zurück {concern === 'service' ? 'zum Service' : 'zu den Maschinen'}
        </a>
        {address && (
          <a className="button" href={address}>
            Anfrage ansehen und drucken
          </a>
        )}
        {address && callbackAt && (
          <a className="button" href={`${address}/termin.ics`}>
            Termin in den Kalender (.ics)
          </a>
        )}
        {product && (
          <a className="button button--quiet" href={paths.product(product.id)}>
            {product.title} noch einmal ansehen
          </a>
        )}
      </div>
    </div>
  )
}
