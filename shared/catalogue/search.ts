import { type Figures, figures, type NumberFigureKey } from '../figures/registry.ts'
import { formatNumber } from '../format.ts'

/** Separates fields, so that no match spans the end of one field and the start of the next. */
const FIELD_END = '\n'

const COMBINING_MARKS = /\p{M}+/gu

/** Lower case, with umlauts spelled out (`ü` → `ue`, `ß` → `ss`) and without other accents. */
export function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
}

/** Like `spellOut`, except that `ü`, `ue` and `u` all become `u`. */
export function foldUmlauts(text: string): string {
  return spellOut(text).replace(/([aou])e/g, '$1')
}

interface Searchable {
  title: string
  brand: string
  model: string
  location: string
  description: string
  specifications: Record<string, string>
  figures: Readonly<Figures>
  stockNumber?: string | null | undefined
}

const searchedFigures = [
  'capacity',
  'liftHeight',
  'closedHeight',
  'freeLift',
  'extendedHeight',
  'guardHeight',
] as const satisfies NumberFigureKey[]

/** How people write a load or a height: `2500kg`, `2.500kg`, `2,5t`. A search for `2,5 t` is one for two words. */
function spellings(key: NumberFigureKey, value: number | undefined): string[] {
  if (value === undefined) return []
  const { unit } = figures[key]
  const larger = unit === 'kg' ? 't' : 'm'
  return [
    `${value}${unit}`,
    `${formatNumber(value)}${unit}`,
    `${String(value / 1000).replace('.', ',')}${larger}`,
  ]
}

/** The text that the search for machines looks through. */
export function searchText(item: Searchable): string {
  return searchTextOf([
    item.title,
    item.brand,
    item.model,
    item.location,
    item.description,
    item.stockNumber ?? '',
    ...Object.values(item.specifications),
    ...searchedFigures.flatMap((key) => spellings(key, item.figures[key])),
  ])
}

/**
 * The text that a search looks through. It contains every field in both spellings, because a query can
 * match only one of them: `quelle` is no part of the folded `energiequlle`.
 */
export function searchTextOf(fields: string[]): string {
  const folded = fields.map(foldUmlauts)
  const spelled = fields.map(spellOut).filter((field, index) => field !== folded[index])
  return [...folded, ...spelled].join(FIELD_END)
}

/** The words of a query, each in its spellings. One spelling of every word has to occur in the search text. */
export function searchWords(query: string): string[][] {
  const words = query.split(/\s+/u).filter((word) => word !== '')
  return [...new Set(words)]
    .map((word) => [...new Set([foldUmlauts(word), spellOut(word)])].filter((form) => form !== ''))
    .filter((forms) => forms.length > 0)
}

export function matchesWords(text: string, words: string[][]): boolean {
  return words.every((forms) => forms.some((form) => text.includes(form)))
}
