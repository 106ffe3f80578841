import { HttpError } from 'react-admin'
import { withReason } from '../data/errorText.ts'

/** Why something could not be saved: a sentence, and a message for each field at fault. */
export interface SaveFailure {
  message: string
  fields: Record<string, string>
}

export function saveFailure(text: string, error: unknown): SaveFailure {
  const fields = error instanceof HttpError ? error.body?.errors : undefined
  return { message: withReason(text, error), fields: fields ?? {} }
}
