import type { App } from '../app.ts'
import type { FetchApi } from '../publish/site.ts'
import type { VisitorReads } from './visitor-reads.ts'

/** The API for pages that are rendered in this process: what a visitor would get, without a connection. */
export function inProcessApi(app: App, reads: VisitorReads): FetchApi {
  return async (path) => {
    const url = `/api${path}`
    const answer = await reads.find(url)
    if (!answer) return app.request(url)
    return new Response(new Uint8Array(answer.identity), { headers: answer.headers('identity') })
  }
}
