import { HttpError } from 'react-admin'
import { withReason } from '../data/errorText.ts'
import { SAVING_FAILED } from './useChangeProduct.ts'

/** A failed save as the form's errors: beside the fields at fault, and summed up above them. */
export function submissionErrors(error: unknown): Record<string, unknown> {
  const fields = error instanceof HttpError ? error.body?.errors : undefined
  return { ...fields, root: { serverError: withReason(SAVING_FAILED, error) } }
}
