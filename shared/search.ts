import { type Figures, figures, type NumberFigureKey } from './figures/registry.ts'
import { formatNumber } from './format.ts'

/** Between fields, so that no word is found across the end of one and the start of the next. */
const FIELD_END = '\n'

const COMBINING_MARKS = /\p{M}+/gu

/** Lower case, composed or decomposed alike: umlauts spelled out (`ü` → `ue`, `ß` → `ss`), other accents dropped. */
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

/** As `spellOut`, but `ü`, `ue` and `u` become one letter. */
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

/** How people write a load or a height: `2500kg`, `2.500kg`, `2,5t`; blanks part words of a search anyway. */
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

/** The text in which the search for machines looks. */
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
 * The text in which `search` looks. It holds every field in both spellings, since a query may
 * be a part of either: `quelle` is no part of the folded `energiequlle`.
 */
export function searchTextOf(fields: string[]): string {
  const folded = fields.map(foldUmlauts)
  const spelled = fields.map(spellOut).filter((field, index) => field !== folded[index])
  return [...folded, ...spelled].join(FIELD_END)
}

/** The words of a query, each as the spellings of which one has to occur in a search text. */
export function searchWords(query: string): string[][] {
  const words = query.split(/\s+/u).filter((word) => word !== '')
  return [...new Set(words)]
    .map((word) => [...new Set([foldUmlauts(word), spellOut(word)])].filter((form) => form !== ''))
    .filter((forms) => forms.length > 0)
}

export function matchesWords(text: string, words: string[][]): boolean {
  return words.every((forms) => forms.some((form) => text.includes(form)))
}
