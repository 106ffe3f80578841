/** A filter of the list under a name. */
export interface View {
  name: string
  filter: Record<string, string>
  /** The order; without it, the newest first. */
  sort?: { field: string; order: 'ASC' | 'DESC' }
}

/** The views that everybody has. */
export const views: View[] = [
  { name: 'Posteingang', filter: {} },
  { name: 'Meine offenen', filter: { owner: 'me', work: 'open' } },
  { name: 'Ohne Antwort', filter: { work: 'unanswered' } },
  { name: 'Spam', filter: { spam: 'true' } },
]

export const newestFirst = { field: 'createdAt', order: 'DESC' } as const

interface Shown {
  filter: object
  sort: { field: string; order: string }
}

/** Whether a list shows exactly this. */
export const isSameView = ({ filter, sort = newestFirst }: View, shown: Shown): boolean =>
  keyOf(filter) === keyOf(shown.filter) &&
  sort.field === shown.sort.field &&
  sort.order === shown.sort.order

const keyOf = (filter: object) =>
  JSON.stringify(
    Object.entries<unknown>({ ...filter })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)])
      .sort(),
  )
