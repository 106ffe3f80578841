/** Far longer than any number with its currency; on thousands of blanks the patterns would take seconds. */
const LONGEST = 100
const CURRENCY = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro)$/gi
/** `28.500,-` and `28.500,--`. */
const ROUND = /,-{1,2}$/
const PLAIN = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const GERMAN = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?(?:e[+-]?\d+)?$/i
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d+$/

/**
 * A number as German writes it, or plainly the English way. Null for anything else, and for `28,500`,
 * which is 28.5 to one and 28500 to another.
 */
export function readDecimal(text: string): number | null {
  if (text.length > LONGEST) return null
  const digits = text.trim().replace(CURRENCY, '').replace(ROUND, '').trim()
  if (/^-?\d{1,3},\d{3}$/.test(digits)) return null
  if (GERMAN.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (ENGLISH.test(digits)) return Number(digits.replaceAll(',', ''))
  return PLAIN.test(digits) ? Number(digits) : null
}
