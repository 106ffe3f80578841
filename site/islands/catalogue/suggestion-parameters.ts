/** From this many letters on a search is worth a suggestion. */
export const LETTERS = 2
/** So many machines are asked for where the browser does not hold all of them. */
const ASKED = 24

/** Which machines to ask the API for, whatever else is filtered; null while none are worth it. */
export function suggestionParameters(search: string): URLSearchParams | null {
  if (search.replace(/[^\p{L}\p{N}]/gu, '').length < LETTERS) return null
  return new URLSearchParams({ search, limit: String(ASKED), sort: 'available' })
}
