import { z } from 'zod'

const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u

/** A string that every database and every page can hold: well-formed Unicode without control characters. */
const cleanString = (missing: string) =>
  z
    .string({ error: missing })
    .refine((value) => value.isWellFormed() && !CONTROL_CHARACTERS.test(value), {
      error: 'Enthält unzulässige Zeichen',
    })
    .trim()

/** A trimmed, non-empty text of at most `max` characters; `missing` is what the user reads when it is empty. */
export const requiredText = (label: string, max: number, missing: string) =>
  cleanString(missing).min(1, missing).max(max, tooLong(label, max))

/** A trimmed text of at most `max` characters that may be empty. */
export const optionalText = (label: string, max: number) =>
  cleanString(`${label} muss ein Text sein`).max(max, tooLong(label, max))

function tooLong(label: string, max: number): string {
  return `${label} darf höchstens ${max.toLocaleString('de-DE')} Zeichen lang sein`
}
