const LONGEST = 60

/** An address or the number of a phone, which somebody has pasted into the wrong field. */
const ABOUT_SOMEBODY = /@|(?:\d[\s/()-]*){7}/

/** Words of a search in one spelling; null for what should not be counted. */
export function soughtWords(search: string): string | null {
  const words = search
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (words.length < 2 || words.length > LONGEST) return null
  return ABOUT_SOMEBODY.test(words) ? null : words
}
