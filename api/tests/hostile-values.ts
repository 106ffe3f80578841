/** A text that differs for each number. */
export type Value = (number: number) => string

const LETTERS = 'bcdfghjklmnpqrstvwxz'

function letters(number: number, length: number): string {
  let seed = number * 7919 + length
  return Array.from({ length }, () => {
    seed = (seed * 48_271 + 11) % 2_147_483_647
    return LETTERS[seed % LETTERS.length]
  }).join('')
}

const words = (number: number, count: number, length: number, between = ' ') =>
  Array.from({ length: count }, (_, index) => letters(number * 1000 + index, length)).join(between)

/** The longest search that is taken. */
const LONGEST = 200
/** About as much as an address may have. */
const TOO_LONG = 12_000

/** The longest, the most and the strangest that somebody may send as a value. */
export const hostileValues: Record<string, Value> = {
  'words of four letters': (n) => words(n, 40, 4),
  'words of nine letters': (n) => words(n, 20, 9),
  'one long word': (n) => letters(n, LONGEST),
  'a word of twenty umlauts': (n) => `${'äöü'.repeat(6)}${letters(n, 2)}`,
  'words of umlauts': (n) => `${'äöüß '.repeat(38)}${letters(n, 4)}`,
  'one long word of umlauts': (n) => `${'ü'.repeat(LONGEST - 4)}${letters(n, 4)}`,
  'combining marks': (n) => `a${'\u0301'.repeat(LONGEST - 8)}${letters(n, 4)}`,
  'signs that fold into many letters': (n) => `${'ﷺ'.repeat(LONGEST - 8)}${letters(n, 4)}`,
  'single letters': (n) => `a e s n r b l h k ${letters(n, 2)} t u v w z`,
  'single digits': (n) => `${'1 2 3 '.repeat(32)}${n}`,
  'parts of a model': (n) => `${'h 1 a 2 '.repeat(23)}${n}`,
  'many digits': (n) => `${'9'.repeat(LONGEST - 8)}${n}`,
  'thousands with blanks': (n) => `1${' 000'.repeat(48)} ${n}`,
  quantities: (n) => `${'bis 3,5 t ab 2 m '.repeat(11)}${n}`,
  'quantities in English': (n) => `${'5000 lbs 180 inches '.repeat(9)}${n}`,
  'figures that no machine has': (n) => `5,${n}1 t 9,${n}3 m 3,${n}7 t ${letters(n, 4)}`,
  'trucks that are in no stock': (n) =>
    `${'Schmalgangstapler E-Stapler '.repeat(6)}${letters(n, 4)}`,
  'ranges without an end': (n) => `${'von 1 bis '.repeat(19)}${n}`,
  alternatives: (n) => words(n, 24, 4, ' oder '),
  'alternatives in English': (n) => words(n, 24, 4, ' or '),
  'words of the trade': (n) => `${'triplex diesel gebraucht '.repeat(7)}${letters(n, 4)}`,
  'misspelt words of the trade': (n) => `${'triplx diesl linde '.repeat(8)}${letters(n, 4)}`,
  'misspelt words in English': (n) => `${'tripex forklft elctric '.repeat(8)}${letters(n, 4)}`,
  'a regular expression': (n) => `${'(a+)+$|[^x]*\\w{1,99}'.repeat(9)}${n}`,
  wildcards: (n) => `${'%_'.repeat(96)}${letters(n, 4)}`,
  'quotation marks': (n) => `${'"\'`'.repeat(60)}${letters(n, 4)}`,
  'slashes and commas': (n) => `${'ab/cd,'.repeat(32)}${letters(n, 4)}`,
  'thousands of blanks': (n) => `${letters(n, 4)}${' '.repeat(TOO_LONG)}${letters(n + 1, 4)}`,
  'blanks between words': (n) => `${letters(n, 4)}${' '.repeat(LONGEST - 8)}${letters(n + 1, 4)}`,
  emoji: (n) => `${'🚜'.repeat(90)}${letters(n, 4)}`,
  'numbers with commas': (n) =>
    Array.from({ length: 2000 }, (_, index) => n * 2000 + index).join(','),
  'choices with commas': (n) => `${'used,new,A,electric,'.repeat(400)}${n}`,
  'far too much': (n) => letters(n, TOO_LONG),
  'a high number': (n) => String(999_999_000 + n),
  'the highest of a list': () => '1000',
  nothing: () => '',
}
