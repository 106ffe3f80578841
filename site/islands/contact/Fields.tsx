import type { ContactProblems, ContactValues } from '../../../shared/inquiries/contact-rules.ts'
import { paths } from '../../../shared/paths.ts'
import { CheckField } from './CheckField.tsx'
import { TextField } from './TextField.tsx'

interface Props {
  errors: ContactProblems
  callback: boolean
  /** What the fields hold at first. */
  values: ContactValues | undefined
}

export function Fields({ errors, callback, values }: Props) {
  const phone = {
    required: callback,
    hint: callback ? 'Unter dieser Nummer rufen wir Sie zurück.' : undefined,
  }
  return (
    <div className="contact-form__fields">
      <TextField
        name="name"
        error={errors.name}
        defaultValue={values?.name}
        autoComplete="name"
        required
      />
      <TextField
        name="company"
        error={errors.company}
        defaultValue={values?.company}
        autoComplete="organization"
      />
      <TextField
        name="email"
        error={errors.email}
        defaultValue={values?.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        name="phone"
        error={errors.phone}
        defaultValue={values?.phone}
        type="tel"
        autoComplete="tel"
        {...phone}
      />
      <CheckField name="callback" defaultChecked={values?.callback}>
        Bitte rufen Sie mich zurück
      </CheckField>
      <TextField
        name="message"
        error={errors.message}
        defaultValue={values?.message}
        hint="Hilfreich sind Last, Hubhöhe, Einsatzort und der Zeitpunkt, zu dem Sie die Maschine brauchen."
        rows={6}
        required
        multiline
      />
      <Honeypot />
      <CheckField name="privacy" error={errors.privacy} defaultChecked={values?.privacy} required>
        Ich habe die <a href={paths.privacy}>Datenschutzbestimmungen</a> zur Kenntnis genommen.
      </CheckField>
    </div>
  )
}

/** A field that people can neither see nor reach. Only robots fill it in. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
