import type { fetchUtils } from 'react-admin'
import { z } from 'zod'
import { PUBLISHED_HEADER, type Published, parsePublished } from '../../../shared/publish.ts'
import { type Answer, API, callApi } from './api.ts'
import { requestedIds, toListQuery } from './listQuery.ts'
import { resourceOf } from './resources.ts'

type HttpClient = typeof fetchUtils.fetchJson
type Rest = Awaited<ReturnType<HttpClient>>

/** A record as it comes back from a change, with what the change published. */
export type Saved<Data> = Data & { published?: Published }

/**
 * The HTTP client of ra-data-simple-rest, spoken to our API: translates queries on the way out
 * and the envelope on the way in.
 */
export const httpClient: HttpClient = (url, options = {}) => {
  const { pathname, searchParams } = new URL(url, location.origin)
  const [name = '', id] = pathname.slice(API.length + 1).split('/')
  const resource = resourceOf(name)
  const init: RequestInit = { ...options }
  if (id !== undefined) return callRecord(resource, `${resource.path}/${id}`, init)
  if (options.method === 'POST') return callRecord(resource, resource.path, init)
  const ids = requestedIds(searchParams)
  return ids ? callMany(resource, ids, init) : callList(name, resource, searchParams, init)
}

type Resource = ReturnType<typeof resourceOf>

async function callRecord(resource: Resource, path: string, init: RequestInit): Promise<Rest> {
  if (init.method === 'DELETE') {
    const answer = await callApi(path, { method: 'DELETE' })
    return rest(answer, answer.data)
  }
  const answer = await callApi(path, init)
  const published = parsePublished(answer.headers.get(PUBLISHED_HEADER))
  const record = resource.record.parse(answer.data)
  return rest(answer, published ? { ...record, published } : record)
}

async function callMany(resource: Resource, ids: (string | number)[], init: RequestInit) {
  const answers = await Promise.all(
    ids.map((id) => callApi(`${resource.path}/${encodeURIComponent(id)}`, init)),
  )
  const [first] = answers
  const records = answers.map(({ data }) => resource.record.parse(data))
  return first ? rest(first, records) : emptyList()
}

async function callList(
  name: string,
  resource: Resource,
  search: URLSearchParams,
  init: RequestInit,
): Promise<Rest> {
  const { query, offset } = toListQuery(search, resource.sortable)
  const answer = await callApi(`${resource.path}?${query}`, init)
  const records = z.array(resource.row).parse(answer.data)
  const total = answer.pagination?.total ?? records.length
  const headers = new Headers(answer.headers)
  headers.set('Content-Range', `${name} ${offset}-${offset + records.length - 1}/${total}`)
  return rest({ ...answer, headers }, records)
}

const rest = ({ status, headers }: Answer, json: unknown): Rest => ({
  status,
  headers,
  body: '',
  json,
})

const emptyList = (): Rest => ({ status: 200, headers: new Headers(), body: '', json: [] })
