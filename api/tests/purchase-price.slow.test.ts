import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedState } from '../../shared/feeds/feed-state.ts'
import { feedKeys } from '../../shared/product/field-rules.ts'
import type { ProductPreview } from '../../shared/product/preview.ts'
import { readPdf } from '../base/files/paper/pdfs.testing.ts'
import { switchOn } from '../catalogue/feeds/feeds.testing.ts'
import { readStockTable } from '../catalogue/stock/read-stock-table.testing.ts'
import { createOfferTest, type OfferTest } from '../customers/offers/offers.testing.ts'
import { addColleague } from './accounts.ts'

/** Purchase prices that nothing else in these tests is, and what the dealer earns: each as anybody may write it. */
const written = (euros: string, cents: string) =>
  `(?<!\\d)${euros.replace(' ', '[.,\\s]?')}[.,]${cents}(?!\\d)`
const secrets = new RegExp(
  [
    'purchasePrice|preparationCost|Einkauf|Rohertrag',
    ...[written('12 345', '67'), written('23 456', '78'), written('7 654', '33')],
    ...['12[.\\s]346', '23[.\\s]457', '(?<![\\da-z])(?:12346|23457)(?![\\da-z])'],
  ].join('|'),
)

let at: OfferTest
let tokens: Record<'sales' | 'stock', string>
/** What the addresses of the machines and all that tells of them hold in the place of parameters. */
let addresses: string[]
beforeAll(async () => {
  at = await createOfferTest()
  const { test } = at
  const sales = await addColleague(test, 'sales')
  const stock = await addColleague(test, 'stock')
  tokens = { sales: sales.token, stock: stock.token }
  addresses = await fill()
}, 120_000)
afterAll(() => at.close())

/** Machines in each state, changed, offered, asked for, in portals, in the trash. @returns every address to read */
async function fill(): Promise<string[]> {
  const { test, post } = at
  const call = (method: string, path: string, body?: object) =>
    test.call(method, `/api${path}`, { token: test.token, body })
  const feeds: FeedState[] = []
  for (const key of feedKeys) feeds.push(await switchOn(test, key))

  const statuses = ['active', 'reserved', 'sold', 'inactive', 'active']
  const machines = []
  for (const status of statuses)
    machines.push(await test.addProduct({ purchasePrice: 23_456.78, rent: { day: 95 }, status }))
  for (const { id } of machines) await call('PUT', `/products/${id}`, { purchasePrice: 12_345.67 })
  const [sold, reserved, , draft, trashed] = machines
  if (!sold || !reserved || !draft || !trashed) throw new Error('A machine is missing')
  await call('PUT', `/products/${reserved.id}`, { priceKind: 'margin' })
  const preview = await post<ProductPreview>(`/products/${draft.id}/preview`)
  await call('POST', '/search-alerts', { email: 'sucht@firma.example', query: { brand: 'Linde' } })
  const offer = await at.offered([sold, reserved])
  await post(`/contact/${await at.inquire(sold)}/offers`)
  await call('DELETE', `/products/${trashed.id}`)

  const revisions = await test.query<{ id: number }>(
    `select id from revision where kind = 'product' and subject = '${sold.id}'`,
  )
  const fillings = new Map<string, readonly (string | number)[]>([
    ['id', machines.map(({ id }) => id)],
    ['revision', revisions.map(({ id }) => id)],
    ['token', [preview.data.address.split('/').at(-1) ?? '']],
    ['key', [...feedKeys, (await at.inquiry(offer.inquiryId)).customer ?? '']],
    ['page', ['home']],
    // They stand for what is no machine, or is read by its whole address below.
    ...['name', 'job', 'file', 'secret', 'size', 'message', 'position'].map(
      (name) => [name, ['1']] as const,
    ),
  ])
  const paths = test.app.routes.flatMap(({ method, path }) =>
    method === 'GET' ? filledIn(path, fillings) : [],
  )
  const stockTables = ['csv', 'json', 'xlsx'].map(
    (format) => `/api/products/export?format=${format}`,
  )
  const more = ['?sort=price', '?search=12345.67', '?search=Linde', '?status=sold'].flatMap(
    (query) => [`/api/products${query}`, `/api/products/facets${query}`],
  )
  const stocktakes = ['csv', 'xlsx'].map((format) => `/api/yard/stocktake?format=${format}`)
  const places = [
    ...[offer.address, `${offer.address}/angebot.pdf`],
    ...feeds.map(({ address }) => address),
  ].map((address) => new URL(address).pathname)
  return [...new Set([...paths, ...stockTables, ...more, ...stocktakes, ...places])]
}

/**
 * A route's path with each of the values that its parameters can have.
 * @throws {Error} for a parameter that has none: a new route needs some, so that what it tells is looked at
 */
function filledIn(
  path: string,
  fillings: ReadonlyMap<string, readonly (string | number)[]>,
): string[] {
  const found = /:(\w+)(?:\{.*?\})?(?=\/|\.|$)/.exec(path)
  if (!found) return [path.replace('*', '')]
  const [whole, name = ''] = found
  const values = fillings.get(name)
  if (!values) throw new Error(`What is :${name} of ${path}?`)
  return values.flatMap((value) => filledIn(path.replace(whole, String(value)), fillings))
}

async function textOf(response: Response, address: string): Promise<string> {
  const type = response.headers.get('Content-Type') ?? ''
  const headers = JSON.stringify([...response.headers])
  if (type.includes('pdf')) return (await readPdf(await response.arrayBuffer())).text
  if (!type.includes('spreadsheetml')) return headers + (await response.text())
  const bytes = new Uint8Array(await response.arrayBuffer())
  const rows = await readStockTable('xlsx', bytes)
  if (address.includes('products') && rows.length === 0) throw new Error('The table is empty')
  return JSON.stringify(rows)
}

/** Which of these addresses tell somebody what machines have cost, and how many can be read. */
async function walk(token: string | null, asked = addresses) {
  const tells: string[] = []
  let read = 0
  for (const address of asked) {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
    const ask = address.startsWith('/angebot/') ? at.visit : null
    const response = ask
      ? await ask(`https://stapler.example${address}`)
      : await at.test.app.request(address, { headers })
    if (response.ok) read++
    const text = await textOf(response, address)
    // The description of the API says that there is such a field, but not what is in it.
    const said =
      address === '/api/openapi.json'
        ? text.replaceAll(/purchase-?[pP]rice|preparationCost/g, '')
        : text
    // A search is told again what was typed.
    const told = said.replaceAll(/"(?:parts":\[[^\]]*\]|wider":\{[^}]*\})/g, '')
    if (secrets.test(told)) tells.push(address)
  }
  return { tells, read }
}

it('is told by no address to visitors and to the yard, however a machine is shown', async () => {
  const visitor = await walk(null)
  expect(visitor.tells).toEqual([])
  expect(visitor.read).toBeGreaterThan(30)
  const yard = await walk(tokens.stock)
  expect(yard.tells).toEqual([])
  expect(yard.read).toBeGreaterThan(60)
})

it('is told to those who may know it where they change it, and nowhere else', async () => {
  const history = '/api/products/1/history'
  expect(addresses).toContain(history)
  expect((await walk(at.test.token, [history])).tells).toEqual([history])
  const { tells } = await walk(tokens.sales)
  expect(
    tells.filter((address) => !/^\/api\/products(?:\?|\/\d+$|\/export|$)/.test(address)),
  ).toEqual([])
  expect(tells).toEqual(
    expect.arrayContaining([
      '/api/products',
      '/api/products/1',
      '/api/products/export?format=xlsx',
    ]),
  )
})

it('stands in no mail, and in nothing that can be searched', async () => {
  const searched = await at.test.query<object>('select search_text from product')
  expect(JSON.stringify(searched)).not.toMatch(secrets)
  const mails = await at.test.query<object>('select * from mail')
  expect(mails).not.toEqual([])
  expect(JSON.stringify(mails)).not.toMatch(secrets)
})

it('is told by no change of the yard', async () => {
  const { test } = at
  const token = tokens.stock
  const [created] = await test.query<{ id: number }>(
    "select min(id) as id from revision where kind = 'product' and subject = '1'",
  )
  const paths: [method: string, path: string, body?: object, headers?: Record<string, string>][] = [
    ['PUT', '/products/1', { location: 'Kiel' }],
    ['PUT', '/products/1', { location: 'Bonn' }, { 'If-Match': '"2020-01-01T00:00:00.000Z"' }],
    ['PUT', '/products/bulk', { ids: [1, 2], changes: { location: 'Ulm' }, mode: 'check' }],
    ['PUT', '/products/bulk', { ids: [1, 2], changes: { location: 'Ulm' }, mode: 'apply' }],
    ['POST', '/products/bulk/1/undo'],
    ['POST', `/products/1/history/${created?.id}/restore`],
    ['POST', '/products/4/preview'],
    ['POST', '/trash/products/5/restore'],
    ['DELETE', '/products/5'],
  ]
  for (const [method, path, body, headers = {}] of paths) {
    const answer = await test.call(method, `/api${path}`, { token, body, headers })
    expect([200, 201, 409], path).toContain(answer.status)
    expect(JSON.stringify(answer), path).not.toMatch(secrets)
  }
})
