import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'

/** Lets a form validate with a schema of `shared/`: the first message of each field beside the field. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toErrors<Values>(parsed.error) }
  }
}

function toErrors<Values extends FieldValues>(error: z.ZodError): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  const seen = new Set<string>()
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.') || 'root'
    if (seen.has(field)) continue
    seen.add(field)
    set(errors, field, { type: 'schema', message })
  }
  return errors
}
