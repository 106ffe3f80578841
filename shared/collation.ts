const german = new Intl.Collator('de')
const PRINTABLE = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCharCode(0x20 + index),
)
/** Each printable ASCII character's place in German order, lower and upper case alike. */
const rank = new Map(
  [...new Set(PRINTABLE.map((character) => character.toLowerCase()))]
    .sort(german.compare)
    .map((character, index) => [character, String.fromCharCode(0x21 + index)]),
)
const COMBINING_MARKS = /\p{M}+/gu

/**
 * A key whose byte order is German dictionary order (DIN 5007-1: `ä` sorts as `a`, `ß` as `ss`),
 * for databases that know no such collation. Accents, then case decide between equal words.
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

/** German puts the small letter first, ASCII the capital. */
function swapCase(text: string): string {
  return Array.from(text.normalize('NFKD'), (character) =>
    character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase(),
  ).join('')
}
