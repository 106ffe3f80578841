import type { Hono } from 'hono'
import type { Env } from '../env.ts'

/** Db a path below `/api` in this process, and adds to `tags` which data the answer shows. */
export type ReadApi = (path: string, tags: Set<string>) => Promise<Response>

/** The API for pages that are rendered in this process: what a visitor would get, without a connection. */
export function readsApi(app: Pick<Hono<Env>, 'request'>): ReadApi {
  return async (path, tags) => app.request(`/api${path}`, undefined, { tags })
}
