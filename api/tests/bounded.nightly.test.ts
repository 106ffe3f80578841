import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '../app.ts'
import { loadSite } from '../delivery/publish/site.ts'
import { type SiteProcess, startSite } from '../delivery/publish/testing/start-site.ts'
import { hostileValues, type Value } from './hostile-values.ts'
import { fill } from './large-stock.ts'
import { type Ask, tooDear, usualTime } from './processor-time.ts'
import { type PublicInput, publicCalls, publicPages } from './public-inputs.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const MACHINES = 1000
/** Thousands of requests on a machine that may be busy with other work. */
const PATIENCE = { timeout: 900_000 }

let test: TestApp
let site: SiteProcess
let app: App
let calls: PublicInput[]
beforeAll(async () => {
  // React renders several times slower in its development version.
  vi.stubEnv('NODE_ENV', 'production')
  test = await createTestApp({ CONTACT_LIMIT: '0' })
  site = await startSite(test, await loadSite('dist', test.config))
  app = site.app
  await vi.waitUntil(() => site.publisher.waiting === 0, { timeout: 60_000 })
  await fill(test.database, MACHINES)
  const document: OpenAPIV3_1.Document = await (await app.request('/api/openapi.json')).json()
  calls = publicCalls(document)
})
afterAll(async () => {
  await site.publisher.close()
  await test.close()
})

const get = async (address: string) => (await app.request(address)).arrayBuffer()

/** In the ways in which somebody may misuse it. */
const asks = (ask: (value: string) => Promise<unknown>): [string, Ask][] =>
  Object.entries(hostileValues).map(([name, value]) => [name, (n) => ask(value(n))])

/** The parameters of an address, one by one; each has an ordinary value. */
async function ofParameters(path: string, ordinary: Record<string, Value>): Promise<string[]> {
  let number = 0
  const addressOf = (name: string, value: string) =>
    `${path}?${new URLSearchParams([[name, value]])}&n=${++number}`
  const dear: string[] = []
  for (const [name, value] of Object.entries(ordinary)) {
    const usual = await usualTime((n) => get(addressOf(name, value(n))))
    const again = (n: number) => `&${name}=used,${n}`.repeat(500)
    dear.push(
      ...(await tooDear(`${path} ${name}`, usual, [
        ...asks((value) => get(addressOf(name, value))),
        ['five hundred times', (n) => get(addressOf(name, value(n)) + again(n))],
      ])),
    )
  }
  return dear
}

describe('a visitor keeps nobody waiting', () => {
  it('by a parameter of the API', PATIENCE, async () => {
    const dear: string[] = []
    expect(calls.length).toBeGreaterThan(5)
    for (const { path, ordinary } of calls) dear.push(...(await ofParameters(path, ordinary)))
    expect(dear).toEqual([])
  })

  it('by all parameters of the product list at once', PATIENCE, async () => {
    const dear: string[] = []
    for (const path of ['/api/products', '/api/products/facets']) {
      const { ordinary = {} } = calls.find((one) => one.path === path) ?? {}
      const chosen = Object.entries(ordinary).map(([name, value]) => [name, value(1)])
      const all = new URLSearchParams(chosen)
      const ask = (search: string) => {
        all.set('search', search)
        return get(`${path}?${all}`)
      }
      const usual = await usualTime((n) => get(`${path}?search=linde+h${n}`))
      dear.push(...(await tooDear(`${path} with all parameters`, usual, asks(ask))))
    }
    expect(dear).toEqual([])
  })

  it('by a part of an address', PATIENCE, async () => {
    const routes = app.routes.filter(({ method, path }) => method === 'GET' && path.includes(':'))
    const dear: string[] = []
    for (const path of new Set(routes.map(({ path }) => path))) {
      const address = (value: string) =>
        path.replace(/:\w+(?:\{.*\})?/g, encodeURIComponent(value || ' ').slice(0, 8000))
      // Ordinary is a machine that there is.
      const usual = await usualTime((n) => get(address(String(1 + (n % MACHINES)))))
      dear.push(
        ...(await tooDear(
          path,
          usual,
          asks((value) => get(address(value))),
        )),
      )
    }
    expect(dear).toEqual([])
  })

  it('by a field of what it sends', PATIENCE, async () => {
    const dear: string[] = []
    for (const [path, bodyOf] of Object.entries(bodies)) {
      const usual = await usualTime((n) => post(path, bodyOf(n)))
      let number = 1000
      for (const field of Object.keys(bodyOf(0))) {
        const send = (value: string) => post(path, { ...bodyOf(++number), [field]: value })
        dear.push(...(await tooDear(`${path} ${field}`, usual, asks(send))))
      }
    }
    expect(dear).toEqual([])
  })

  it('by a parameter of a page', PATIENCE, async () => {
    const dear: string[] = []
    for (const { path, ordinary } of publicPages())
      dear.push(...(await ofParameters(path, ordinary)))
    expect(dear).toEqual([])
  })
})

/** Each time somebody else sends, because what is refused at once costs nothing. */
const bodies: Record<string, (n: number) => Record<string, string>> = {
  '/api/contact': (n) => ({
    name: `Eva ${n}`,
    email: 'eva@firma.example',
    phone: '',
    company: '',
    message: 'Ist er noch da?',
  }),
  '/api/search-alerts': () => ({ email: 'eva@firma.example', query: 'suche=linde' }),
  '/api/auth/login': (n) => ({ username: `eva${n}`, password: 'falsch' }),
}

const post = async (path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json' }
  return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).text()
}
