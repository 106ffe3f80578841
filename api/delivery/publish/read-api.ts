import type { Hono } from 'hono'
import type { Env } from '../../base/requests/http/env.ts'

/** Reads a path below `/api` in this process, and adds the tags of the answer to `tags`. */
export type ReadApi = (path: string, tags: Set<string>) => Promise<Response>

/** Pages that are rendered in this process get from the API what a visitor would get. */
export function apiReaderOf(app: Pick<Hono<Env>, 'request'>): ReadApi {
  return async (path, tags) => app.request(`/api${path}`, undefined, { tags })
}
