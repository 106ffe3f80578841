import type { ContactProblems } from '../../../shared/inquiries/contact-rules.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { type FieldName, fieldId, fieldNames } from './fields.ts'

/** Lists all errors, each with a link to its field. */
export function ErrorSummary({ errors }: { errors: ContactProblems }) {
  const wrong = fieldNames.filter((name) => errors[name])
  if (wrong.length === 0) return null
  return (
    <div className="message message--error" role="alert">
      <h3>Bitte prüfen Sie {formatCount(wrong.length, 'Angabe', 'Angaben')}</h3>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(event: { preventDefault(): void }, name: FieldName) {
  event.preventDefault()
  document.getElementById(fieldId(name))?.focus()
}
