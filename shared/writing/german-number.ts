/** Blanks between thousands as DIN 5008 wants them: plain, no-break, narrow or thin. No number has more than five. */
const THOUSANDS_BLANK =
  /(?<=(?<!\d)[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f.]\d{3}){0,4})[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g

/** `2 500 kg` → `2.500 kg`. */
export const withPoints = (text: string): string => text.replace(THOUSANDS_BLANK, '.')

/** `2 500 kg` → `2500 kg`. */
export const withoutBlanks = (text: string): string => text.replace(THOUSANDS_BLANK, '')

/** Whose marks a number has: `2.500,5` is German, `2,500.5` English. */
export type Marks = 'german' | 'english'

/** A number that a text can mean. */
export interface Numeral {
  value: number
  /** How many digits stand behind its decimal mark. */
  decimals: number
  /** Null where it has no marks. */
  marks: Marks | null
}

/** Far longer than any number with its currency; on thousands of blanks the patterns would take seconds. */
export const LONGEST_NUMBER = 100
const GERMAN = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/

/** `7,450` as a German writes it: `7.450`. */
export const inGerman = (text: string, marks: Marks | null): string =>
  marks === 'english' ? text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : text

/**
 * Every number that a text can mean, the German one first. Only one mark before three digits leaves two:
 * `2.500` and `2,500` are 2500 to one and 2.5 to another.
 */
export function numeralsOf(text: string): Numeral[] {
  const digits = text.length > LONGEST_NUMBER ? '' : withoutBlanks(text.trim())
  const possible: (Marks | null)[] = /[.,]/.test(digits) ? ['german', 'english'] : [null]
  return possible.flatMap((marks) => {
    const plain = inGerman(digits, marks)
    const found = GERMAN.exec(plain)
    const value = Number(plain.replaceAll('.', '').replace(',', '.'))
    return found ? [{ value, decimals: found[1]?.length ?? 0, marks }] : []
  })
}

const CURRENCY = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro)$/gi
/** `28.500,-` and `28.500,--`, also with the dashes of a text program. */
const ROUND = /[.,][-–—]{1,2}$/

/** `28.500,- €` → `28.500`. */
export const withoutCurrency = (text: string) =>
  text.trim().replace(CURRENCY, '').replace(ROUND, '').trim()

/** A whole number, with or without marks between thousands: `28500`, `28.500`, `28 500`. Null for anything else. */
export function readWhole(text: string): number | null {
  const [numeral] = numeralsOf(text)
  return numeral && numeral.decimals === 0 && numeral.value >= 0 ? numeral.value : null
}

const NO_CENTS = /[.,]00$/

/** Whole euros, with or without their currency, `,-` or `,00`: `28.500,00 €`. Null for anything else. */
export const readWholeEuros = (text: string): number | null =>
  text.length > LONGEST_NUMBER ? null : readWhole(withoutCurrency(text).replace(NO_CENTS, ''))

/**
 * What somebody types into a field that shows how it was understood, with or without a currency or `,-`:
 * `28,5` is 28.5 however many digits follow. Null for anything else.
 */
export const readTypedNumber = (text: string): number | null =>
  text.length > LONGEST_NUMBER ? null : (numeralsOf(withoutCurrency(text))[0]?.value ?? null)

/** Writes a number so that `readTypedNumber` can read it: `1250,5`. */
export const writeTypedNumber = (value: number): string => String(value).replace('.', ',')
