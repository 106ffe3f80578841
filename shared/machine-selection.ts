import { parseId } from './ids.ts'

/** The parameter of an address that names machines: `maschinen=5,1`. */
export const SELECTION = 'maschinen'
export const MOST_REMEMBERED = 50
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

interface Selection {
  /** Without repetitions, in the order of the address. */
  ids: number[]
  /** What stands in the address but is no number of a machine, or one too many. */
  leftOut: string[]
}

/** Reads the machines of an address. A form sends its choices one by one, a link all of them with commas. */
export function readSelection(texts: string[], most: number): Selection {
  const parts = texts.flatMap((text) => text.split(',')).map((part) => part.trim())
  const given = [...new Set(parts)].filter((part) => part !== '')
  const ids = given.flatMap((part) => parseId(part) ?? [])
  const kept = ids.slice(0, most)
  return {
    ids: kept,
    leftOut: given.filter((part) => !kept.includes(parseId(part) ?? 0)),
  }
}

/** `/vergleich`, `[5, 1]` → `/vergleich?maschinen=5,1`. */
export function withSelection(path: string, ids: readonly number[], name = SELECTION): string {
  return ids.length === 0 ? path : `${path}?${name}=${ids.join(',')}`
}

/** The browser keeps the shortlist under this name. */
export const SHORTLIST_KEY = 'gabelstapler.merkliste'
