import type { InquiryView } from '../../../../shared/inquiries/inquiry-views.ts'

export const newestFirst = { field: 'createdAt', order: 'DESC' } as const

/** The views that everybody has. */
export const views: InquiryView[] = [
  { name: 'Posteingang', filter: {}, sort: newestFirst },
  { name: 'Meine offenen', filter: { owner: 'me', work: 'open' }, sort: newestFirst },
  { name: 'Ohne Antwort', filter: { work: 'unanswered' }, sort: newestFirst },
  { name: 'Spam', filter: { spam: 'true' }, sort: newestFirst },
]

/** What a list shows. */
export interface Shown {
  filter: object
  sort: { field: string; order: string }
}

/** Whether a list shows exactly this. */
export const isSameView = ({ filter, sort }: Shown, shown: Shown): boolean =>
  keyOf(filter) === keyOf(shown.filter) &&
  sort.field === shown.sort.field &&
  sort.order === shown.sort.order

/** The filters that are set, as texts. */
export const setFilters = (filter: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries<unknown>({ ...filter })
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

const keyOf = (filter: object) => JSON.stringify(Object.entries(setFilters(filter)).sort())

/** What the list always asks for: what was sent twice stands at the first one. */
export const folded = { folded: 'true' }
