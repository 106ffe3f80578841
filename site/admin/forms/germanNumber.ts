/**
 * Reads a number as Germans write it: `28.500` and `28500` → 28500, `1.250,50` and `1250.5` → 1250.5.
 * An empty text gives null. Anything else stays as it was typed, and the schema refuses it.
 */
export function parseGermanNumber(text: string): number | string | null {
  const digits = text.replace(/[\s\u00a0€]/g, '')
  if (digits === '') return null
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  return /^-?\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : text
}

/** Writes a number so that `parseGermanNumber` can read it: `1250,5`. */
export function writeGermanNumber(value: number | string | null | undefined): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
}
