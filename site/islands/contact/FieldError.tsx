import { errorId, type FieldName } from './fields.ts'

interface Props {
  name: FieldName
  error: string | undefined
}

export function FieldError({ name, error }: Props) {
  if (!error) return null
  return (
    <p className="error" id={errorId(name)}>
      {error}
    </p>
  )
}
