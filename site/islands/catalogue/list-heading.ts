import { type CatalogueState, filterParameters } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from './props.ts'

const ownHeadings: Record<string, string> = {
  new: 'Neue Gabelstapler',
  used: 'Gebrauchte Gabelstapler',
  'demo,used,refurbished': 'Gebrauchte Gabelstapler',
}
const headings: Record<string, string> = {
  ...ownHeadings,
  demo: 'Vorführgeräte',
  refurbished: 'Generalüberholte Gabelstapler',
}

/** Whether the list is filtered by a condition alone that makes it a page of its own for search engines. */
export const isOwnPage = (state: CatalogueState): boolean =>
  filterParameters(state).size === 1 && Object.hasOwn(ownHeadings, state.condition)

/** What the list is called: after the filter that it has, if there is one alone. */
export function headingOf(state: CatalogueState, categories: readonly CategoryChoice[]): string {
  const all = 'Alle Gabelstapler'
  if (filterParameters(state).size !== 1) return all
  if (state.rentable) return 'Gabelstapler zu mieten'
  const category = categories.find(({ slug }) => slug === state.category)
  return category?.name ?? headings[state.condition] ?? all
}
