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
}

/** The text in which the search for machines looks. */
export function searchText(item: Searchable): string {
  return searchTextOf([
    item.title,
    item.brand,
    item.model,
    item.location,
    item.description,
    ...Object.values(item.specifications),
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
