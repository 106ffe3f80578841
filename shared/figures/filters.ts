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
