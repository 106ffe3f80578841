import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Answer } from '../../../base/requests/answers/answer.ts'
import { createTestApp } from '../../../tests/test-app.ts'
import { startSite } from './start-site.ts'
import { createTestSite } from './test-site.ts'

/** A dealer of two machines, and a process that has published all pages about them. */
export async function createPublishedSite() {
  const base = await createTestApp()
  const truck = await base.addProduct({ title: 'Linde H30', price: 30_000, featured: true })
  const other = await base.addProduct({ title: 'Still RX', price: 90_000, categoryId: 2 })

  async function begin(build: string) {
    const site = createTestSite(build)
    const process = await startSite(base, site)
    await process.publisher.idle()
    return { site, ...process }
  }
  let running = await begin('one')

  return {
    base,
    truck,
    other,
    get site() {
      return running.site
    },
    get app() {
      return running.app
    },
    get freshness() {
      return running.freshness
    },
    get publisher() {
      return running.publisher
    },
    /** Starts a process anew, once the one before was closed. */
    async open(build = 'one') {
      running = await begin(build)
    },
    async change(method: string, path: string, body?: unknown): Promise<Response> {
      const response = await running.app.request(path, {
        method,
        headers: { Authorization: `Bearer ${base.token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      expect(response.ok, await response.clone().text()).toBe(true)
      return response
    },
    /** What visitors get of a page. */
    async shown(path: string): Promise<string> {
      const page = await running.publisher.pages.get(path)
      return page instanceof Answer ? page.identity.toString() : page.html
    },
    losePage: (path: string) => rm(join(base.config.dataDir, 'published', 'pages', `${path}.html`)),
    async close() {
      await running.publisher.close()
      await base.close()
    },
  }
}
export type PublishedSite = Awaited<ReturnType<typeof createPublishedSite>>
