import { readTypedNumber, writeTypedNumber } from '../../../shared/german-number.ts'

/** What is typed as the form keeps it: an empty text is null, and what is no number stays for the schema to refuse. */
export const parseTyped = (text: string): number | string | null =>
  text.trim() === '' ? null : (readTypedNumber(text) ?? text)

export const formatTyped = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? writeTypedNumber(value) : (value ?? '')
