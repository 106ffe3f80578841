const german = new Intl.Collator('de')
const PRINTABLE = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCharCode(0x20 + index),
)
/** The place of each printable ASCII character in German order; lower and upper case are equal. */
const rank = new Map(
  [...new Set(PRINTABLE.map((character) => character.toLowerCase()))]
    .sort(german.compare)
    .map((character, index) => [character, String.fromCharCode(0x21 + index)]),
)
const COMBINING_MARKS = /\p{M}+/gu

/**
 * A key whose byte order is German dictionary order (DIN 5007-1: `ä` sorts as `a`, `ß` as `ss`),
 * for databases without such a collation. Between equal words, accents decide first, then case.
 */
export function germanSortKey(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
  const primary = Array.from(letters, (character) => rank.get(character) ?? `~${character}`).join(
    '',
  )
  return `${primary} ${text.toLowerCase().normalize('NFKD')} ${swapCase(text)}`
}

/** German order puts the lower-case letter first, ASCII the upper-case one. */
function swapCase(text: string): string {
  return Array.from(text.normalize('NFKD'), (character) =>
    character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase(),
  ).join('')
}
