import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Statistics } from '../../../shared/statistics/statistics.ts'
import { newDataDir } from '../../tests/demo-stock.ts'
import { NGINX, startNginx } from '../../tests/nginx.ts'
import { type ServerProcess, startServer } from '../../tests/server-process.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const visit = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, {
    ...init,
    headers: { 'User-Agent': BROWSER, ...init.headers },
  })
  await response.arrayBuffer()
  return response.status
}

async function statisticsOf(server: ServerProcess): Promise<Statistics> {
  const headers = { Authorization: `Bearer ${await server.token()}` }
  return (await (await fetch(`${server.url}/api/statistics`, { headers })).json()).data
}

/** What the statistics say once this many views are written. */
async function afterViews(server: ServerProcess, views: number): Promise<Statistics> {
  for (;;) {
    const statistics = await statisticsOf(server)
    if (statistics.views >= views) return statistics
    await wait(500)
  }
}

it('a process that is killed has lost at most ten seconds of counts, one that is ended none', async () => {
  const dataDir = await newDataDir()
  let server = await startServer(dataDir)
  for (let time = 0; time < 3; time++) await visit(`${server.url}/produkt/1`)
  await afterViews(server, 3)
  await server.kill()
  server = await startServer(dataDir)
  expect((await statisticsOf(server)).views).toBe(3)
  await visit(`${server.url}/produkt/1`)
  await server.terminate()
  server = await startServer(dataDir)
  expect((await statisticsOf(server)).views).toBe(4)
  await server.terminate()
}, 60_000)

it.skipIf(!NGINX)(
  'nginx reports each page that it delivers itself, once, and nobody can report through it',
  async () => {
    const server = await startServer(await newDataDir(), { TRUST_PROXY: 'true' })
    await server.published()
    const nginx = await startNginx(server)
    const site = nginx.url
    expect(await visit(`${site}/`, { headers: { Referer: 'https://suche.example/?q=x' } })).toBe(
      200,
    )
    expect(await visit(`${site}/produkt/1?utm_source=brief`)).toBe(200)
    expect(await visit(`${site}/produkt/1`, { headers: { Via: '1.1 proxy' } })).toBe(200)
    // Answered by the application, which counts it itself.
    expect(await visit(`${site}/alle-gabelstapler?suche=amphibienstapler`)).toBe(200)
    expect(await visit(`${site}/produkt/1`, { method: 'HEAD' })).toBe(200)
    expect(await visit(`${site}/produkt/1`, { headers: { 'User-Agent': 'Googlebot/2.1' } })).toBe(
      200,
    )
    expect(await visit(`${site}/gibt-es-nicht`)).toBe(404)
    const report = { method: 'POST', headers: { 'X-Delivered': '/produkt/2' } }
    expect(await visit(`${site}/delivered`, report)).toBe(404)
    await nginx.stop()
    await server.terminate()
    const again = await startServer(server.dataDir)
    const { views, seen, pages, referrers, unfound } = await statisticsOf(again)
    expect({ views, seen: seen.map(({ productId, views }) => [productId, views]) }).toEqual({
      views: 4,
      seen: [[1, 2]],
    })
    expect(pages.map(({ name }) => name).sort()).toEqual(['/', '/alle-gabelstapler'])
    expect([referrers, unfound]).toEqual([
      [{ name: 'suche.example', count: 1 }],
      [{ name: 'amphibienstapler', count: 1 }],
    ])
    await again.terminate()
  },
  60_000,
)
