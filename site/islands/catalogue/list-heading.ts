import { type CatalogueState, filterParameters } from '../../../shared/catalogue/state.ts'

const headings: Record<string, string> = {
  new: 'Neue Gabelstapler',
  used: 'Gebrauchte Gabelstapler',
  'demo,used,refurbished': 'Gebrauchte Gabelstapler',
}

/** Whether the list is filtered by a condition alone that makes it a page of its own for search engines. */
export const isOwnPage = (state: CatalogueState): boolean =>
  filterParameters(state).size === 1 && Object.hasOwn(headings, state.condition)

/** What the list is called. */
export function headingOf(state: CatalogueState): string {
  const own = isOwnPage(state) ? headings[state.condition] : undefined
  return own ?? 'Alle Gabelstapler'
}
