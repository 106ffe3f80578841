import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { FieldError } from './FieldError.tsx'
import { errorId, type FieldName, fieldId, fieldLabels } from './fields.ts'
import { TextArea } from './TextArea.tsx'

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
