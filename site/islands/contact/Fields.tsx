import type { ReactNode } from 'react'
import type { Concern } from '../../../shared/addresses/parameters.ts'
import { paths } from '../../../shared/addresses/paths.ts'
import type {
  ContactProblems,
  ContactTexts,
  ContactValues,
} from '../../../shared/inquiries/contact-rules.ts'
import { concerns } from '../../../shared/inquiries/contact-words.ts'
import { Trap } from '../../components/Trap.tsx'
import type { CallbackTime } from './CallbackTimes.tsx'
import { CallbackTimes } from './CallbackTimes.tsx'
import { CheckField, TextField } from './Inputs.tsx'

const HELPFUL =
  'Hilfreich sind Last, Hubhöhe, Einsatzort und der Zeitpunkt, zu dem Sie die Maschine brauchen.'

interface Props {
  errors: ContactProblems
  callback: boolean
  /** The time that was chosen before. */
  callbackAt: string
  /** The times that the server offers. */
  slots: CallbackTime[] | null
  /** The page was opened to be called back. */
  phoneFirst: boolean
  concern: Concern | null
  /** Whether it asks where the machines are to be delivered. */
  asksDelivery: boolean
  /** Where files are added. */
  files: ReactNode
  /** What the fields hold at first. */
  values: Partial<ContactValues>
}

export function Fields(props: Props) {
  const { errors, callback, callbackAt, slots, phoneFirst, concern, values } = props
  const { asksDelivery, files } = props
  const textField = (name: keyof ContactTexts) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
  })
  const phone = (
    <TextField
      key="phone"
      {...textField('phone')}
      type="tel"
      autoComplete="tel"
      required={callback}
      hint={callback ? 'Unter dieser Nummer rufen wir Sie zurück.' : undefined}
    />
  )
  return (
    <div className="contact-form__fields">
      {phoneFirst && phone}
      <TextField {...textField('name')} autoComplete="name" required />
      <TextField {...textField('company')} autoComplete="organization" />
      <TextField {...textField('email')} type="email" autoComplete="email" required={!callback} />
      {!phoneFirst && phone}
      <CheckField name="callback" defaultChecked={values.callback}>
        Bitte rufen Sie mich zurück
      </CheckField>
      {callback && <CallbackTimes offered={slots} chosen={callbackAt || values.callbackAt || ''} />}
      {concern === 'miete' && (
        <>
          <TextField {...textField('rentFrom')} placeholder="z. B. ab sofort, 1. März" />
          <TextField {...textField('rentFor')} placeholder="z. B. drei Monate" />
        </>
      )}
      {asksDelivery && (
        <TextField
          {...textField('deliveryPostcode')}
          autoComplete="postal-code"
          inputMode="numeric"
          hint="Die Lieferung dorthin nehmen wir in unser Angebot auf."
        />
      )}
      <TextField
        {...textField('message')}
        hint={concern ? concerns[concern].hint : HELPFUL}
        rows={6}
        required={!callback}
        multiline
      />
      {files}
      <Trap />
      {/* Ticked anew each time: not even the browser remembers it. */}
      <CheckField
        name="privacy"
        error={errors.privacy}
        defaultChecked={values.privacy}
        autoComplete="off"
        required
      >
        Ich habe die <a href={paths.privacy}>Datenschutzbestimmungen</a> zur Kenntnis genommen.
      </CheckField>
    </div>
  )
}
