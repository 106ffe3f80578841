import { type Unit, units } from '../figures/units.ts'
import { type Numeral, numeralsOf } from '../writing/german-number.ts'
import { spellOut } from '../writing/search-text.ts'

const spellings = Object.entries<Record<string, number>>(units).flatMap(([unit, spellings]) =>
  Object.entries(spellings).map(([spelling, factor]) => ({ spelling, unit, factor })),
)

/** How buyers write them besides; in a dealer's list a ton may be a short one. */
const spoken = [
  ...['ton', 'tons', 'tonnes'].map((spelling) => ({ spelling, unit: 'kg', factor: 1000 })),
  ...['metern', 'metre', 'metres', 'meters'].map((spelling) => ({
    spelling,
    unit: 'mm',
    factor: 1000,
  })),
  ...['kgs', 'kilo', 'kilos'].map((spelling) => ({ spelling, unit: 'kg', factor: 1 })),
  // By the international agreement of 1959. `ft` is the end of some models' names.
  ...['lb', 'lbs', 'pounds'].map((spelling) => ({ spelling, unit: 'kg', factor: 0.45359237 })),
  ...['feet', 'foot'].map((spelling) => ({ spelling, unit: 'mm', factor: 304.8 })),
  ...['inch', 'inches'].map((spelling) => ({ spelling, unit: 'mm', factor: 25.4 })),
  ...['hours', 'hrs', 'stunde'].map((spelling) => ({ spelling, unit: 'h', factor: 1 })),
]

/** Every spelling of a unit, in lower case, with the unit and how many of it that is. */
export const unitsBySpelling = new Map(
  [...spellings, ...spoken].map((known) => [known.spelling, known]),
)

/** Alternatives of a regular expression, the longest first. */
export const oneOf = (texts: Iterable<string>) =>
  [...texts].sort((a, b) => b.length - a.length).join('|')

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,-])(\\d{1,3}(?:\\.\\d{3})+|\\d+(?:[.,]\\d+)?)[ \u00a0\u202f-]?(${oneOf(unitsBySpelling.keys())})(?![\\p{L}\\d])`,
  'giu',
)

/** The quantities that stand in a text, each as `amountWord` writes it. */
export function amountsIn(text: string): string[] {
  return Array.from(text.matchAll(AMOUNT), ([, number = '', spelling = '']) => {
    const { unit = '', factor = 1 } = unitsBySpelling.get(spelling.toLowerCase()) ?? {}
    return amountWord(readAmount(number, factor), unit)
  })
}

/** A quantity as a word of a machine's text, which none of another quantity begins: `2500kg;`. */
export const amountWord = (value: number, unit: Unit | string) => `${value}${unit.toLowerCase()};`

/** So many of a unit: `2,5` with the factor 1000 is 2500. */
export function readAmount(number: string, factor: number): number {
  // Three digits behind a mark are thousands, but not of tonnes or metres.
  const isMeant = ({ decimals }: Numeral) => (decimals === 0) === factor < 1000
  const numerals = numeralsOf(spokenNumbers.get(number.toLowerCase()) ?? number)
  const { value } = numerals.find(isMeant) ?? numerals[0] ?? { value: Number.NaN }
  return Math.round(value * factor * 100) / 100
}

/** Numbers in words, as one says them of tonnes and metres. */
export const spokenNumbers = new Map([
  ['eine', '1'],
  ['anderthalb', '1.5'],
  ['zwei', '2'],
  ['zweieinhalb', '2.5'],
  ['drei', '3'],
  ['vier', '4'],
  ['fünf', '5'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ...thousands(),
])

/** `fünfundzwanzigtausend`, as one says it of euros. */
function thousands(): [word: string, digits: string][] {
  const ones = ' ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
  const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
  const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
  const words = [
    ...ones,
    ...teens.split(' '),
    ...tens.flatMap((ten) => ones.map((one) => (one === '' ? ten : `${one}und${ten}`))),
  ]
  return words.flatMap((word, count) =>
    word === ''
      ? []
      : [...new Set([word, spellOut(word)])].map((spelling): [string, string] => [
          `${spelling}tausend`,
          String(count * 1000),
        ]),
  )
}
