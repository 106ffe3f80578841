import type { Phone } from '../../../shared/phone.ts'

interface Props {
  text: string
  phone: Phone
}

export function Failed({ text, phone }: Props) {
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
