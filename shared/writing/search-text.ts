/** Separates fields, so that no match spans the end of one field and the start of the next. */
const FIELD_END = '\n'

const COMBINING_MARKS = /\p{M}+/gu

/** Some letters unfold into eighteen. A text of them is cut, so that none becomes much longer than what was sent. */
const MOST_UNFOLDED = 4

/** Letters of neighbours that no German keyboard has, and that Unicode does not take apart into another and a mark. */
const NEIGHBOURS: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' }

/** `yılmaz` → `yilmaz`, of a text in lower case. */
export const foldNeighbours = (text: string): string =>
  text.replace(/[ıłøđ]/g, (letter) => NEIGHBOURS[letter] ?? letter)

/** Lower case, with umlauts spelled out (`ü` → `ue`, `ß` → `ss`) and without other accents (`ı` → `i`, `ł` → `l`). */
export function spellOut(text: string): string {
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .slice(0, MOST_UNFOLDED * text.length)
    .replace(COMBINING_MARKS, '')
  return foldNeighbours(spelled)
}

/** Of an adjective, a plural or a case: `gebrauchter`, `Seitenschiebern`. */
const ENDING = '(?:e[mnrs]?|n|s)?'

/** What a text has to be as a whole, umlauts spelled out; `words` are alternatives of a regular expression. */
export function wholeWords(...words: (string | undefined)[]): RegExp {
  const known = words.filter((alternatives) => alternatives !== undefined)
  return new RegExp(`^(?:${spellOut(known.join('|'))})${ENDING}$`, 'u')
}

/** Like `spellOut`, except that `ü`, `ue` and `u` all become `u`. */
export function foldUmlauts(text: string): string {
  return spellOut(text).replace(/([aou])e/g, '$1')
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

/** `Geländestapler` → `gelaendestapler`. */
export const slugOf = (name: string) =>
  spellOut(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
