import { monthNumber, passageHeight } from './derived.ts'
import type { Figures } from './registry.ts'
import {
  definitionOf,
  type FigureKey,
  figureKeys,
  type figures,
  type NumberFigureKey,
} from './registry.ts'

/** What lists are filtered by: figures, and what follows from several of them. */
export type FilteredKey = FigureKey | 'passageHeight' | 'fullFreeLift'

type Registry = typeof figures
type KeysWith<Filter> = {
  [Key in FigureKey]: Registry[Key] extends { filter: Filter } ? Key : never
}[FigureKey]

/** Figures of which a list takes any of several values: `drive=electric,diesel`, `voltage=48`. */
export type ChoiceFilterKey = KeysWith<'choice'>
/** Figures with a lowest value (`capacityFrom`), and those with a highest one (`hoursTo`). */
export type FromFilterKey = KeysWith<{ from: true }>
export type ToFilterKey = KeysWith<{ to: true }>

export const choiceFilterKeys = figureKeys.filter(
  (key): key is ChoiceFilterKey => definitionOf(key).filter === 'choice',
)
export const fromFilterKeys = figureKeys.filter(
  (key): key is FromFilterKey => rangeOf(key).from === true,
)
export const toFilterKeys = figureKeys.filter((key): key is ToFilterKey => rangeOf(key).to === true)

export const rangeFilterKeys = [...new Set<NumberFigureKey>([...fromFilterKeys, ...toFilterKeys])]
/** Figures that a search asks for and no filter does. */
export const searchedKeys = ['width', 'length'] as const satisfies NumberFigureKey[]
/** Every figure that lists are filtered by. */
export const filterKeys = [...choiceFilterKeys, ...rangeFilterKeys]

/** The filters that belong to a figure: `drive`, or `capacityFrom` and `capacityTo`. */
export const filterNames = (key: FilteredKey) =>
  key === 'fullFreeLift' || (key !== 'passageHeight' && definitionOf(key).filter === 'choice')
    ? [key]
    : [`${key}From`, `${key}To`]

function rangeOf(key: FigureKey): { from?: true; to?: true } {
  const { filter } = definitionOf(key)
  return filter && filter !== 'choice' ? filter : {}
}

/** One value of a machine that lists are filtered or searched by. */
export interface FigureRow {
  figure: FilteredKey
  /** The value of a figure that is chosen by its values; empty for one with a range. */
  choice: string
  number: number | null
}

/** The values of a machine that lists are filtered or searched by; several for one that has several attachments. */
export function figureRows(figures: Readonly<Figures>): FigureRow[] {
  const ofRange = (figure: FilteredKey, value: number | undefined): FigureRow[] =>
    value === undefined ? [] : [{ figure, choice: '', number: value }]
  const ranges = [...rangeFilterKeys, ...searchedKeys].flatMap((figure) =>
    ofRange(figure, figures[figure]),
  )
  const choices = choiceFilterKeys.flatMap((figure) =>
    [figures[figure] ?? []]
      .flat()
      .map((value) => ({ figure, choice: String(value), number: null })),
  )
  const passage = ofRange('passageHeight', passageHeight(figures))
  return [...ranges, ...passage, ...ofRange('inspectionUntil', monthNumber(figures)), ...choices]
}

/** What a list is filtered by: choices as the address has them, `electric,diesel`, and ends of ranges. */
type ChosenFigures = Readonly<Record<string, unknown>>

/** Whether a machine with these values passes the filters of one figure. Without a value it passes none. */
export function passesFigure(key: FilteredKey, rows: FigureRow[], chosen: ChosenFigures): boolean {
  const { [key]: choices, [`${key}From`]: from, [`${key}To`]: to } = chosen
  const wanted = typeof choices === 'string' && choices !== '' ? choices.split(',') : null
  if (!wanted && typeof from !== 'number' && typeof to !== 'number') return true
  return rows.some(
    ({ figure, choice, number }) =>
      figure === key &&
      (!wanted || wanted.includes(choice)) &&
      (typeof from !== 'number' || (number !== null && number >= from)) &&
      (typeof to !== 'number' || (number !== null && number <= to)),
  )
}

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
