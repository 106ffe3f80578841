import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../shared/product/product.ts'
import { createTestApp, plausibleProduct, type TestApp } from './test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const NO_JSON = 'Die Anfrage enthält kein gültiges JSON.'
const NO_JSON_TYPE = 'Die Anfrage muss als JSON gesendet werden (Content-Type: application/json).'

async function send(body: BodyInit | null, headers: Record<string, string> = {}) {
  const response = await test.app.request('/api/products', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${test.token}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    body,
  })
  const { error, details } = await response.json()
  return { status: response.status, error, details }
}
const post = (changes: Record<string, unknown>) =>
  test.call<Product>('POST', '/api/products', {
    token: test.token,
    body: { ...plausibleProduct, ...changes },
  })
/** `{ "__proto__": … }` written in an object literal would set the prototype instead. */
const asJson = (specifications: string) =>
  send(JSON.stringify(plausibleProduct).replace(/}$/, `,"specifications":${specifications}}`))

describe('a body', () => {
  it.each(['', '{', '{"title":}', '\u0000', 'title=x', '{"a":1}}'])(
    'that is no JSON is refused in German: %j',
    async (body) => {
      expect(await send(body)).toMatchObject({ status: 400, error: NO_JSON })
    },
  )

  it('that is no text at all is refused', async () => {
    const bytes = new Uint8Array([...Buffer.from('{"title":"'), 0xff, 0xfe, ...Buffer.from('"}')])
    expect(await send(bytes)).toMatchObject({ status: 400, error: NO_JSON })
  })

  it.each(['null', '[]', '"x"', '1', 'true'])('that is no object is refused: %s', async (body) => {
    const details = { body: ['Die Anfrage muss ein JSON-Objekt sein'] }
    expect(await send(body)).toMatchObject({ status: 400, details })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'multipart/form-data'])(
    'of the type %s is refused as such',
    async (type) => {
      const answer = await send('{}', { 'Content-Type': type })
      expect(answer).toMatchObject({ status: 415, error: NO_JSON_TYPE })
    },
  )

  it('that is compressed is refused as such', async () => {
    expect(await send('{}', { 'Content-Encoding': 'gzip' })).toMatchObject({ status: 415 })
  })

  it('of more than 256 KB is refused', async () => {
    const answer = await send(`{"title":"${'x'.repeat(256 * 1024)}"}`)
    expect(answer).toMatchObject({ status: 413, error: 'Die Anfrage ist zu groß.' })
  })

  it.each([20, 100_000])('that is %i levels deep is refused', async (depth) => {
    expect(await asJson('{"a":'.repeat(depth) + 1 + '}'.repeat(depth))).toMatchObject({
      status: depth > 20_000 ? 413 : 400,
    })
    const brackets = Math.min(depth, 60_000)
    expect(await asJson('['.repeat(brackets) + ']'.repeat(brackets))).toMatchObject({
      status: 400,
      details: { specifications: ['Die Angaben sind zu tief verschachtelt'] },
    })
  })

  it('does not matter where nobody reads it', async () => {
    const { status } = await test.call('POST', '/api/publish/retry', {
      token: test.token,
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    })
    expect(status).toBe(200)
  })
})

describe('names that every object has', () => {
  it('are specifications like any other', async () => {
    const specifications = { constructor: 'a', toString: 'b', hasOwnProperty: 'c', toJSON: 'd' }
    const { status, data } = await post({ specifications })
    expect(status).toBe(201)
    expect(Object.entries(data.specifications)).toEqual(Object.entries(specifications))
    const changed = { ...specifications, valueOf: 'e', constructor: 'f' }
    const put = await test.call<Product>('PUT', `/api/products/${data.id}`, {
      token: test.token,
      body: { specifications: changed },
    })
    expect(Object.entries(put.data.specifications)).toEqual(Object.entries(changed))
  })

  it('are refused where they would be lost', async () => {
    expect(await asJson('{"__proto__":"x"}')).toMatchObject({
      status: 400,
      details: { specifications: ['Der Name „__proto__“ ist nicht möglich'] },
    })
  })
})

describe('a specification', () => {
  it('is refused when another one has its name but for spaces, since one of them would be lost', async () => {
    const { status, details } = await post({
      specifications: { Mast: 'Duplex', 'Mast ': 'Triplex' },
    })
    expect(status).toBe(400)
    expect(details).toEqual({ specifications: ['Jede Spezifikation darf nur einmal vorkommen'] })
  })
})

describe('a field', () => {
  it.each([
    ['title', 'a\u0000b', 'Enthält unzulässige Zeichen'],
    ['title', '\ud800', 'Enthält unzulässige Zeichen'],
    ['title', ['x'], 'Titel ist erforderlich'],
    ['price', 1e12, 'Preis darf höchstens 100.000.000 € betragen'],
    ['price', 'NaN', 'Preis muss positiv sein'],
    ['price', null, 'Preis muss positiv sein'],
    ['year', '2020-01-01', 'Ungültiges Baujahr'],
    ['year', 1e308, 'Ungültiges Baujahr'],
    ['categoryId', 2 ** 31, 'Diese Kategorie gibt es nicht'],
    ['categoryId', 1.5, 'Kategorie ist erforderlich'],
    ['specifications', [], 'Spezifikationen müssen Name-Wert-Paare sein'],
    ['specifications', { Mast: 3 }, 'Spezifikation Wert erforderlich'],
    ['featured', 'true', 'Empfohlen muss wahr oder falsch sein'],
  ])('%s is refused as %j: %s', async (field, value, message) => {
    const { status, details } = await post({ [field]: value })
    expect([status, details]).toEqual([400, { [field]: [message] }])
  })

  it('price takes a zero of either sign, and beyond every number is no JSON number', async () => {
    expect((await post({ price: -0 })).data.price).toBe(0)
    const body = JSON.stringify({ ...plausibleProduct, price: 7 }).replace(':7', ':1e999')
    expect(await send(body)).toMatchObject({ status: 400 })
  })

  it('keeps every language and every sign of it', async () => {
    const title = 'Gabelstapler 叉车 رافعة 🚜 Ǆ e\u0301'
    expect((await post({ title })).data.title).toBe(title)
  })
})

describe('an address', () => {
  it.each([
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/nichts', 404],
    ['GET', '/api/products/%E0%A4%A', 404],
    ['GET', '/api/products/%00', 404],
    ['GET', '/api/products/2147483648', 404],
    ['GET', '/api/categories/%00', 404],
    ['GET', '/api/categories/%F0%9F%9A%9C', 404],
    ['GET', `/api/categories/${'a'.repeat(10_000)}`, 404],
    ['GET', '/api/products?page=1&page=2', 400],
    ['GET', '/api/products?search=%00', 400],
    ['GET', `/api/products?search=${'a'.repeat(10_000)}`, 400],
    ['GET', '/api/products?search=%E0%A4%A', 200],
    ['GET', '/api/products?__proto__=x&constructor=y', 200],
    ['PATCH', '/api/products', 405],
    ['OPTIONS', '/api/products/1', 405],
    ['DELETE', '/api/products', 405],
    ['GET', '/api/auth/login', 405],
    ['POST', '/healthz', 405],
    ['PUT', '/sitemap.xml', 405],
    ['BREW', '/api/products', 405],
  ])('%s %s answers %i in the envelope', async (method, path, expected) => {
    const { status, success } = await test.call(method, path)
    expect([status, success]).toEqual([expected, expected < 400])
  })

  it('with another method answers which ones it knows', async () => {
    const { headers, error } = await test.call('PATCH', '/api/products/1')
    expect(headers.get('Allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PUT'])
    expect(error).toBe('Diese Adresse kennt PATCH nicht.')
  })

  it.each(['/healthz', '/robots.txt', '/api/products', '/api/nichts'])(
    'carries the same headers with a refusal of %s',
    async (path) => {
      const { headers } = await test.call('DELETE', path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    },
  )

  it('answers HEAD like GET, without the body', async () => {
    for (const path of ['/api/products', '/api/categories/diesel', '/api/nichts']) {
      const head = await test.call('HEAD', path)
      const get = await test.get(path)
      expect([head.status, head.data]).toEqual([get.status, undefined])
      expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'))
    }
  })
})
