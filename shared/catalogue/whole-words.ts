import { spellOut } from './search.ts'

/** Of an adjective, a plural or a case: `gebrauchter`, `Seitenschiebern`. */
const ENDING = '(?:e[mnrs]?|n|s)?'

/** What a text has to be as a whole, umlauts spelled out; `words` are alternatives of a regular expression. */
export function wholeWords(...words: (string | undefined)[]): RegExp {
  const known = words.filter((alternatives) => alternatives !== undefined)
  return new RegExp(`^(?:${spellOut(known.join('|'))})${ENDING}$`, 'u')
}
