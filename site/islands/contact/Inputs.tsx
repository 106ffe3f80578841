import {
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ContactProblems } from '../../../shared/inquiries/contact-rules.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { errorId, type FieldName, fieldId, fieldLabels, fieldNames } from './fields.ts'

interface Shared {
  name: FieldName
  error: string | undefined
  hint?: string
}

type InputProps = Shared & InputHTMLAttributes<HTMLInputElement> & { multiline?: false }
type AreaProps = Shared & TextareaHTMLAttributes<HTMLTextAreaElement> & { multiline: true }

/** A labelled text field, uncontrolled so that the browser keeps its value. */
export function TextField(props: InputProps | AreaProps) {
  const { name, error, hint, required } = props
  const id = fieldId(name)
  const hintId = `${id}-hinweis`
  const describedBy = [error && errorId(name), hint && hintId].filter(Boolean).join(' ')
  const common = {
    id,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div className="field" data-field={name}>
      <label className="label" htmlFor={id}>
        {fieldLabels[name]} {!required && <span className="label__optional">(freiwillig)</span>}
      </label>
      <Control {...props} {...common} />
      <FieldError name={name} error={error} />
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName
  error?: string
}

export function CheckField({ name, error, children, ...input }: CheckProps) {
  const id = fieldId(name)
  return (
    <div className="field" data-field={name}>
      <label className="check" htmlFor={id}>
        <input
          {...input}
          id={id}
          name={name}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(name) : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  )
}

export function FieldError({ name, error }: { name: FieldName; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="error" id={errorId(name)}>
      {error}
    </p>
  )
}

/** Lists the errors of all fields, each with a link to its field. */
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

function Control({
  error: _error,
  hint: _hint,
  ...props
}: (InputProps | AreaProps) & { id: string }) {
  if (props.multiline) {
    const { multiline: _, ...rest } = props
    return <TextArea {...rest} />
  }
  const { multiline: _, ...rest } = props
  return <input {...rest} />
}

/**
 * A text area that keeps what was typed into the page as it was delivered, and where its caret
 * was, although React puts the first text back and the caret before it when it takes over.
 */
function TextArea({ id, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [delivered] = useState(() => stateOf(id))

  useLayoutEffect(() => {
    const area = field.current
    if (!delivered || !area || area.value !== area.defaultValue) return
    if (area.value !== delivered.value) area.value = delivered.value
    else if (area.selectionEnd !== 0) return // moved since
    // Safari focuses whatever gets a selection.
    if (area === document.activeElement) area.setSelectionRange(delivered.start, delivered.end)
  }, [delivered])

  return <textarea {...props} id={id} ref={field} />
}

interface Delivered {
  value: string
  start: number
  end: number
}

/** A key that is pressed meanwhile makes React render again, when it has reset the field already. */
const known = new WeakMap<HTMLTextAreaElement, Delivered>()

function stateOf(id: string): Delivered | null {
  if (typeof document === 'undefined') return null
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return null
  const { value, selectionStart: start, selectionEnd: end } = area
  const state = known.get(area) ?? { value, start, end }
  known.set(area, state)
  return state
}
