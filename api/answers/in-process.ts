import type { App } from '../app.ts'
import type { ApiResponse, FetchApi } from '../publish/site.ts'
import type { VisitorReads } from './visitor-reads.ts'

/** The API for pages that are rendered in this process: what a visitor would get, without a connection. */
export function inProcessApi(app: App, reads: VisitorReads): FetchApi {
  return async (path) => {
    const answer = await reads.find(`/api${path}`)
    if (!answer) return askApp(app, path)
    const json = async () => JSON.parse(answer.identity.toString())
    return { ok: true, status: 200, tags: answer.tags, json }
  }
}

/** The same as the framework answers it. */
export async function askApp(app: App, path: string): Promise<ApiResponse> {
  const tags = new Set<string>()
  const response = await app.request(`/api${path}`, undefined, { tags })
  return { ok: response.ok, status: response.status, tags: [...tags], json: () => response.json() }
}
