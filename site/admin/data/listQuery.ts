import { z } from 'zod'

const range = z.tuple([z.number().int(), z.number().int()])
const sort = z.tuple([z.string(), z.enum(['ASC', 'DESC'])])
const filter = z.record(z.string(), z.unknown())

const json = <Schema extends z.ZodType>(schema: Schema, text: string | null) =>
  text === null ? undefined : schema.parse(JSON.parse(text))

export interface ListQuery {
  /** Our API's query string, without the question mark. */
  query: string
  /** Position of the first row in the whole list, counted from 0. */
  offset: number
}

/** Translates react-admin's `range`, `sort` and `filter` into the API's `page`, `limit`, `sort`, `order`. */
export function toListQuery(search: URLSearchParams, sortable: boolean): ListQuery {
  const query = new URLSearchParams()
  const rows = json(range, search.get('range'))
  const order = json(sort, search.get('sort'))
  if (rows) {
    const limit = rows[1] - rows[0] + 1
    query.set('page', String(Math.floor(rows[0] / limit) + 1))
    query.set('limit', String(limit))
  }
  if (order && sortable) {
    query.set('sort', order[0])
    query.set('order', order[1].toLowerCase())
  }
  for (const [name, value] of Object.entries(json(filter, search.get('filter')) ?? {}))
    if (value !== '' && value !== null && value !== undefined) query.set(name, String(value))
  return { query: query.toString(), offset: rows?.[0] ?? 0 }
}

/** The ids of a `filter={"id":[…]}`, by which react-admin asks for many records at once. */
export function requestedIds(search: URLSearchParams): (string | number)[] | undefined {
  const ids = json(filter, search.get('filter'))?.id
  return ids === undefined ? undefined : z.array(z.union([z.string(), z.number()])).parse(ids)
}
