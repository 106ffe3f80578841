import { type fetchUtils, HttpError } from 'react-admin'
import { z } from 'zod'
import { PUBLISHED_HEADER, type Published, parsePublished } from '../../../shared/publish.ts'
import { type Answer, API, callApi } from './api.ts'
import type { Action, AdminResource } from './resource.ts'

type HttpClient = typeof fetchUtils.fetchJson

/** A record as it comes back from a change, with what the change published. */
export type Saved<Data> = Data & { published?: Published }

const actions: Record<string, Action> = { POST: 'save', PUT: 'save', DELETE: 'delete' }

/** Calls the API for a resource. A failure begins with the resource's sentence for it. */
async function callResource(
  { path, failed }: AdminResource,
  rest: string,
  init: RequestInit = {},
): Promise<Answer> {
  try {
    return await callApi(`${path}${rest}`, init)
  } catch (error) {
    const sentence = failed?.[actions[init.method ?? 'GET'] ?? 'load']
    if (!sentence || !(error instanceof HttpError)) throw error
    const message = `${sentence}: ${error.message}`
    // The place where react-admin's forms look for what concerns no single field.
    const errors = { ...error.body?.errors, root: { serverError: message } }
    throw new HttpError(message, error.status, { ...error.body, errors })
  }
}

/** The HTTP client of ra-data-simple-rest: takes records, or a list and its total, out of the envelope. */
export const createHttpClient =
  (resourceOf: (name: string) => AdminResource): HttpClient =>
  async (url, options = {}) => {
    const [, name = '', rest = ''] = /^([^/?]+)(.*)$/.exec(url.slice(API.length + 1)) ?? []
    const resource = resourceOf(name)
    const answer = await callResource(resource, rest, { ...options })
    const { row, record } = resource
    const json = rest.startsWith('?')
      ? readList(row, answer)
      : readRecord(options.method === 'DELETE' ? row : record, answer)
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
