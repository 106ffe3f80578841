import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'

/** Lets a form validate with a schema of `shared/`: the first message of each field beside the field. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toErrors<Input>(parsed.error) }
  }
}

function toErrors<Input extends FieldValues>(error: z.ZodError): FieldErrors<Input> {
  const errors: FieldErrors<Input> = {}
  const seen = new Set<string>()
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.') || 'root'
    if (seen.has(field)) continue
    seen.add(field)
    set(errors, field, { type: 'schema', message })
  }
  return errors
}
