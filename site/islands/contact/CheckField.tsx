import type { InputHTMLAttributes } from 'react'
import { FieldError } from './FieldError.tsx'
import { errorId, type FieldName, fieldId } from './fields.ts'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName
  error?: string
}

export function CheckField({ name, error, children, ...input }: Props) {
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
