import { company } from '../../../shared/company.ts'

interface Props {
  text: string
}

export function Failed({ text }: Props) {
  return (
    <div className="message message--error" role="alert">
      <h3>Fehler beim Senden</h3>
      <p>{text}</p>
      <p>
        Ihre Eingaben bleiben erhalten. Sie erreichen uns auch telefonisch:{' '}
        <a href={company.phone.href}>{company.phone.label}</a>
      </p>
    </div>
  )
}
