import { useQuery } from '@tanstack/react-query'
import { type InquiryView, inquiryViews } from '../../../../shared/inquiries/inquiry-views.ts'
import { isHttpError, load } from '../../data/api.ts'

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

export const VIEWS_QUERY = ['inquiries', 'views']

/** A change of the views that an account has, whichever those are by then. */
export type ChangeViews = (views: InquiryView[]) => InquiryView[]

const MOST_TRIES = 3

/**
 * Changes the views of the account. What another window has saved meanwhile stays.
 * @param seen the views that this window knows
 */
export async function changeViews(
  change: ChangeViews,
  seen: InquiryView[],
  tries = MOST_TRIES,
): Promise<InquiryView[]> {
  const json = { views: change(seen), seen }
  try {
    return await load(inquiryViews, '/contact/views', { method: 'PUT', json })
  } catch (error) {
    const stored = isHttpError(error, 409) && inquiryViews.safeParse(error.body?.data).data
    if (!stored || tries <= 1) throw error
    return changeViews(change, stored, tries - 1)
  }
}

const NONE: InquiryView[] = []

/** The views that the account has saved; none until they are loaded. */
export const useViews = (): InquiryView[] =>
  useQuery({ queryKey: VIEWS_QUERY, queryFn: () => load(inquiryViews, '/contact/views') }).data ??
  NONE
