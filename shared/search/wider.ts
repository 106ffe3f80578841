import type { AtLeast, Term } from './terms.ts'

/** A search for larger figures than those that it names. */
export interface WiderSearch {
  search: string
  /** What no machine has exactly. */
  figures: AtLeast[]
}

/** So many figures are widened, each of them and all ways to combine them. Nobody gives more of a machine. */
const MOST_WIDENED = 3

/** The searches that may be meant where nothing is found, those that change least first: `ab 5 t Diesel`. */
export function widerSearches(search: string, terms: Term[]): WiderSearch[] {
  const text = search.normalize('NFC')
  const bare = terms.filter(({ atLeast }) => atLeast !== undefined)
  if (bare.length > MOST_WIDENED) return []
  const some = subsetsOf(bare).filter(({ length }) => length > 0)
  return some
    .sort((a, b) => a.length - b.length)
    .map((widened) => ({
      search: widened.reduceRight((wider, { from }) => insert('ab ', wider, from), text),
      figures: widened.flatMap(({ atLeast = [] }) => atLeast),
    }))
}

const insert = (part: string, text: string, at: number) => text.slice(0, at) + part + text.slice(at)

function subsetsOf([first, ...others]: Term[]): Term[][] {
  if (!first) return [[]]
  const without = subsetsOf(others)
  return [...without.map((some) => [first, ...some]), ...without]
}

/** What a list says that shows larger machines: `Genau 5 t haben wir nicht. Ab 5 t:`. */
export function widerText(figures: AtLeast[]): string {
  const exact = figures.map(({ figure }) => figure).join(' und ')
  const wider = figures.map(({ figure }) => `ab ${figure}`).join(' und ')
  return `Genau ${exact} haben wir nicht. A${wider.slice(1)}:`
}
