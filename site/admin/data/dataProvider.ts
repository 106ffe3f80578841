import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider, type fetchUtils, HttpError } from 'react-admin'
import { z } from 'zod'
import { PUBLISHED_HEADER, parsePublished } from '../../../shared/operation/publish.ts'
import { type Answer, API, callApi, ifUnchanged } from './api.ts'
import { listQuery } from './query.ts'
import type { Action, AdminResource } from './resource.ts'

/** Reads and writes the resources, with the API's paging and versions. What else a screen asks goes through `load`. */
export function createDataProvider(resources: AdminResource[]): DataProvider {
  const resourceOf = (name: string) => {
    const resource = resources.find((known) => known.name === name)
    if (!resource) throw new Error(`There is no resource ${name}`)
    return resource
  }
  const httpClient = createHttpClient(resourceOf)
  const rest = simpleRestProvider(API, httpClient)
  return {
    ...rest,
    // The API has its own query parameters, and the total is in the answer's envelope.
    getList: async (name, params) => {
      const query = listQuery(params, resourceOf(name).sortable)
      return (await httpClient(`${API}/${name}?${query}`)).json
    },
    getMany: async (name, { ids }) => {
      const answers = await Promise.all(ids.map((id) => rest.getOne(name, { id })))
      return { data: answers.map(({ data }) => data) }
    },
    // What was named before the deletion goes with it, as the parameters of its call.
    delete: async (name, { id, meta }) => {
      const query = new URLSearchParams(meta?.query).toString()
      const path = `${API}/${name}/${encodeURIComponent(id)}${query && `?${query}`}`
      return { data: (await httpClient(path, { method: 'DELETE' })).json }
    },
    // Sends the version that was edited. If the server has a newer one, it answers 409.
    update: async (name, { id, data, previousData, meta }) => {
      const version = meta?.ifMatch ?? previousData?.updatedAt
      const { json } = await httpClient(`${API}/${name}/${encodeURIComponent(id)}`, {
        method: 'PUT',
        body: JSON.stringify(data),
        headers: new Headers(ifUnchanged(version)),
      })
      return { data: json }
    },
  }
}

type HttpClient = typeof fetchUtils.fetchJson

const actions: Record<string, Action> = { POST: 'save', PUT: 'save', DELETE: 'delete' }

/** Calls the API for a resource. The message of a failure begins with the resource's text for it. */
async function callResource(
  resource: AdminResource,
  rest: string,
  init: RequestInit,
): Promise<Answer> {
  try {
    return await callApi(pathOf(resource, rest, init), init)
  } catch (error) {
    const sentence = resource.failed?.[actions[init.method ?? 'GET'] ?? 'load']
    if (!sentence || !(error instanceof HttpError)) throw error
    const message = `${sentence}: ${error.message}`
    // react-admin's forms expect errors that concern no single field here.
    const errors = { ...error.body?.errors, root: { serverError: message } }
    throw new HttpError(message, error.status, { ...error.body, errors, reason: error.message })
  }
}

function pathOf(
  { path, isSingle, recordPath = path, createPath = path }: AdminResource,
  rest: string,
  { method }: RequestInit,
) {
  if (isSingle) return path
  if (rest.startsWith('/')) return recordPath + rest
  return (method === 'POST' ? createPath : path) + rest
}

/** The HTTP client for ra-data-simple-rest. It unpacks the envelope: a record, or a list and its total. */
const createHttpClient =
  (resourceOf: (name: string) => AdminResource): HttpClient =>
  async (url, options = {}) => {
    const [, name = '', rest = ''] = /^([^/?]+)(.*)$/.exec(url.slice(API.length + 1)) ?? []
    const resource = resourceOf(name)
    const answer = await callResource(resource, rest, { ...options })
    const { row, record, deleted = row } = await resource.schemas()
    const json = rest.startsWith('?')
      ? readList(row, answer)
      : readRecord(options.method === 'DELETE' ? deleted : record, answer)
    return { ...answer, body: '', json }
  }

function readList(row: z.ZodType<object>, { data, pagination }: Answer) {
  const records = z.array(row).parse(data)
  return { data: records, total: pagination?.total ?? records.length }
}

function readRecord(schema: z.ZodType<object>, { data, headers }: Answer) {
  const published = parsePublished(headers.get(PUBLISHED_HEADER))
  return { ...schema.parse(data), ...(published && { published }) }
}
