/** Blanks between thousands as DIN 5008 wants them: plain, no-break, narrow or thin. */
const THOUSANDS_BLANK =
  /(?<=(?<!\d)[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f.]\d{3})*)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g

/** `2 500 kg` → `2.500 kg`. */
export const withPoints = (text: string): string => text.replace(THOUSANDS_BLANK, '.')

/** Far longer than any number with its currency; on thousands of blanks the patterns would take seconds. */
const LONGEST = 100
const WHOLE = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/
const GERMAN = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?(?:e[+-]?\d+)?$/i
const PLAIN = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d+$/
/** 28.5 to one and 28500 to another. */
const AMBIGUOUS = /^-?\d{1,3},\d{3}$/
const CURRENCY = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro)$/gi
/** `28.500,-` and `28.500,--`, also with the dashes of a text program. */
const ROUND = /[.,][-–—]{1,2}$/

const withoutCurrency = (text: string) =>
  text.trim().replace(CURRENCY, '').replace(ROUND, '').trim()

const german = (digits: string) => Number(digits.replaceAll('.', '').replace(',', '.'))

/** A whole number, with or without marks between thousands: `28500`, `28.500`, `28 500`. Null for anything else. */
export function readWhole(text: string): number | null {
  const digits = text.length > LONGEST ? '' : withPoints(text.trim())
  return WHOLE.test(digits) ? german(digits) : null
}

/**
 * What somebody types into a field that shows how it was understood: `1.250,50` and `1250.5`, with or
 * without a currency or `,-`; `28,5` is 28.5 however many digits follow. Null for anything else.
 */
export function readTypedNumber(text: string): number | null {
  const digits = text.length > LONGEST ? '' : withoutCurrency(text).replace(/[\s€]/g, '')
  if (GERMAN.test(digits)) return german(digits)
  return PLAIN.test(digits) ? Number(digits) : null
}

/**
 * A cell of a table that nobody looks at again: also the English way where that is unmistakable, and with
 * a currency or `,-`. Null for anything else, and for `28,500`, which may mean two things.
 */
export function readTableNumber(text: string): number | null {
  if (text.length > LONGEST) return null
  const digits = withPoints(withoutCurrency(text))
  if (AMBIGUOUS.test(digits)) return null
  if (GERMAN.test(digits)) return german(digits)
  if (ENGLISH.test(digits)) return Number(digits.replaceAll(',', ''))
  return PLAIN.test(digits) ? Number(digits) : null
}

/** Writes a number so that `readTypedNumber` can read it: `1250,5`. */
export const writeTypedNumber = (value: number): string => String(value).replace('.', ',')
