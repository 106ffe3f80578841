import type { FigureRow } from './figure-rows.ts'
import { choiceFilterKeys, type FilteredKey, rangeFilterKeys } from './filters.ts'
import { definitionOf, type FigureKey } from './registry.ts'

/** What a figure's filter can still be set to: values with their hits, or the ends of a range. */
export type FigureFacet =
  | { choices: { value: string | number; count: number }[] }
  | { min: number; max: number }

/** The hits that have a value, which is empty for a figure with a range. */
export interface FigureCount {
  figure: string
  choice: string
  count: number
  min: number | null
  max: number | null
}

/** Counts the values of machines as the database does. */
export function countRows(rows: FigureRow[]): FigureCount[] {
  const counts = new Map<string, FigureCount>()
  for (const { figure, choice, number } of rows) {
    const key = `${figure} ${choice}`
    const { count, min, max } = counts.get(key) ?? { count: 0, min: number, max: number }
    counts.set(key, {
      figure,
      choice,
      count: count + 1,
      min: number === null || min === null ? null : Math.min(min, number),
      max: number === null || max === null ? null : Math.max(max, number),
    })
  }
  return [...counts.values()]
}

/** How many of the machines whose values were counted have one of their values. */
export const countOf = (counts: FigureCount[], key: FilteredKey): number =>
  counts.filter(({ figure }) => figure === key).reduce((sum, { count }) => sum + count, 0)

/** The facets of all figures that some hit has, values in the order of the registry. */
export function figureFacets(counts: FigureCount[]): Record<string, FigureFacet> {
  const of = (key: FigureKey) => counts.filter(({ figure }) => figure === key)
  const facets: [string, FigureFacet][] = []
  for (const key of choiceFilterKeys) {
    const found = of(key)
    const definition = definitionOf(key)
    const values =
      definition.kind === 'choice'
        ? Object.keys(definition.choices)
        : found.map(({ choice }) => Number(choice)).sort((a, b) => a - b)
    const choices = values.flatMap((value) => {
      const count = found.find(({ choice }) => choice === String(value))?.count
      return count ? [{ value, count }] : []
    })
    if (choices.length > 0) facets.push([key, { choices }])
  }
  for (const key of rangeFilterKeys) {
    const [range] = of(key)
    if (range && range.min !== null && range.max !== null)
      facets.push([key, { min: range.min, max: range.max }])
  }
  return Object.fromEntries(facets)
}
