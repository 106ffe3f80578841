import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KEY_HEADER } from '../../../shared/calls/idempotency.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { formOf, picture } from '../images/images.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const get = async <Data>(path: string) => (await test.get<Data>(path, test.token)).data
const productOf = (id: number) => get<Product>(`/api/products/${id}`)
const machineOf = async (id: number) =>
  (await get<YardMachine[]>('/api/yard/products')).find((machine) => machine.id === id)

function send(
  method: string,
  path: string,
  body: object,
  key: string = randomUUID(),
  token = test.token,
) {
  return test.call<{ id: number }>(method, `/api/yard${path}`, {
    token,
    body,
    headers: { [KEY_HEADER]: key },
  })
}

async function sendPhoto(id: number, photo: Uint8Array | string, key: string = randomUUID()) {
  const response = await test.app.request(`/api/yard/products/${id}/photos`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${test.token}`, [KEY_HEADER]: key },
    body: formOf([['foto.jpg', photo]]),
  })
  return { status: response.status, ...(await response.json()) }
}

describe('a change from the yard', () => {
  it('is made once, however often it arrives', async () => {
    const key = randomUUID()
    const draft = { brand: 'Linde', model: 'H30D', stockNumber: 'L 7' }
    const [first, second] = await Promise.all([
      send('POST', '/products', draft, key),
      send('POST', '/products', draft, key),
    ])
    const third = await send('POST', '/products', draft, key.toUpperCase())
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect([second.data, third.data]).toEqual([first.data, first.data])
    expect(await get<Product[]>('/api/products')).toHaveLength(1)
  })

  it('may be sent again with the same key after it was refused', async () => {
    await test.addProduct({ stockNumber: 'L-7' })
    const key = randomUUID()
    const taken = { brand: 'Linde', model: 'H30D', stockNumber: 'L-7' }
    const refused = await send('POST', '/products', taken, key)
    expect([refused.status, refused.error]).toEqual([
      409,
      'Die Lagernummer „L-7“ hat bereits „Linde H25“',
    ])
    const { status } = await send('POST', '/products', { ...taken, stockNumber: 'L-8' }, key)
    expect(status).toBe(200)
  })

  it('needs a key, and takes none of another account', async () => {
    const { id } = await test.addProduct()
    const body = { changes: { note: 'Batterie schwach' }, seen: {} }
    const without = await test.call('PUT', `/api/yard/products/${id}`, { token: test.token, body })
    expect([without.status, without.details]).toEqual([
      400,
      { 'idempotency-key': ['Der Kopfzeile Idempotency-Key fehlt eine UUID'] },
    ])
    const key = randomUUID()
    await send('PUT', `/products/${id}`, body, key)
    const colleague = await addColleague(test, 'stock')
    const stolen = await send('PUT', `/products/${id}`, body, key, colleague.token)
    expect(stolen.status).toBe(409)
  })

  it('is refused under the key of another one, which was made', async () => {
    const first = await test.addProduct()
    const second = await test.addProduct()
    const [key, seen] = [randomUUID(), {}]
    const body = { changes: { note: 'Batterie schwach' }, seen }
    expect((await send('PUT', `/products/${first.id}`, body, key)).status).toBe(200)
    expect((await send('PUT', `/products/${first.id}`, body, key)).status).toBe(200)
    const others = [
      [`/products/${second.id}`, body],
      [`/products/${first.id}`, { changes: { note: 'Reifen neu' }, seen }],
      [`/products/${first.id}/seen`, { at: new Date().toISOString() }],
    ] as const
    for (const [path, other] of others)
      expect((await send('PUT', path, other, key)).status).toBe(422)
    expect(await productOf(first.id)).toMatchObject({ note: 'Batterie schwach' })
    expect(await productOf(second.id)).toMatchObject({ note: '' })
  })

  it('is forgotten after a week, and not before', async () => {
    const { id } = await test.addProduct()
    await send('PUT', `/products/${id}/seen`, { at: new Date().toISOString() })
    const DAY = 24 * 60 * 60 * 1000
    const keys = () => test.query<object>('select key from accepted_key')
    await test.housekeeping.run(new Date(Date.now() + 6 * DAY))
    expect(await keys()).toHaveLength(1)
    await test.housekeeping.run(new Date(Date.now() + 8 * DAY))
    expect(await keys()).toHaveLength(0)
  })
})

describe('a new machine from the yard', () => {
  it('is a draft that says what is still to be filled in', async () => {
    const { data } = await send('POST', '/products', { brand: ' Still ', model: 'RX 20' })
    expect(await productOf(data.id)).toMatchObject({
      title: 'Still RX 20',
      brand: 'Still',
      status: 'inactive',
      year: null,
      priceKind: 'onRequest',
      location: 'Hamburg',
      note: 'Im Hof angelegt. Bitte noch prüfen: Baujahr, Kategorie, Standort, Preis',
    })
    expect((await test.get(`/api/products/${data.id}`)).status).toBe(404)
  })

  it('takes the category and year that were typed', async () => {
    const draft = { brand: 'Still', model: 'RX 20', year: 2019, categoryId: 2 }
    const { data } = await send('POST', '/products', draft)
    expect(await productOf(data.id)).toMatchObject({
      year: 2019,
      categoryId: 2,
      note: 'Im Hof angelegt. Bitte noch prüfen: Standort, Preis',
    })
  })

  it('takes its hours, its place and a note, and asks to check no place that was said', async () => {
    const draft = { brand: 'Still', model: 'RX 20', hours: 4210, location: ' Bremen ' }
    const { data } = await send('POST', '/products', { ...draft, note: 'Gabel verbogen' })
    expect(await productOf(data.id)).toMatchObject({
      location: 'Bremen',
      figures: { hours: 4210 },
      specifications: { Betriebsstunden: '4.210\u00a0h' },
      note: 'Im Hof angelegt. Bitte noch prüfen: Baujahr, Kategorie, Preis\nGabel verbogen',
    })
  })

  it.each([
    [{ hours: -1 }, 'hours'],
    [{ location: 'x'.repeat(201) }, 'location'],
    [{ note: 'x'.repeat(4001) }, 'note'],
  ])('is refused with %j', async (wrong, field) => {
    const { status, details } = await send('POST', '/products', {
      brand: 'Still',
      model: 'RX',
      ...wrong,
    })
    expect([status, Object.keys(details ?? {})]).toEqual([400, [field]])
  })

  it('is refused without a model, or in an unknown category', async () => {
    const { status, details } = await send('POST', '/products', { brand: 'Still', model: ' ' })
    expect([status, details]).toEqual([400, { model: ['Modell ist erforderlich'] }])
    const unknown = { brand: 'Still', model: 'RX', categoryId: 999 }
    expect((await send('POST', '/products', unknown)).status).toBe(400)
  })
})

describe('the quick card', () => {
  it('changes the hours in the row where the dealer keeps them', async () => {
    const specifications = { Tragkraft: '2.500 kg', 'Betr.-Std.': '4.000 h', Mast: 'Triplex' }
    const { id } = await test.addProduct({ specifications })
    const change = { changes: { hours: 4210, location: 'Bremen' }, seen: { hours: 4000 } }
    expect((await send('PUT', `/products/${id}`, change)).status).toBe(200)
    expect(await productOf(id)).toMatchObject({
      location: 'Bremen',
      figures: { hours: 4210 },
      specifications: { ...specifications, 'Betr.-Std.': '4.210\u00a0h' },
    })
    expect(await machineOf(id)).toMatchObject({ hours: 4210, location: 'Bremen' })
  })

  it('writes over nothing that somebody else has changed since', async () => {
    const { id } = await test.addProduct({ location: 'Kiel' })
    const change = {
      changes: { location: 'Bremen', note: 'Reifen neu' },
      seen: { location: 'Hamburg', note: '' },
    }
    const { status, error, data } = await send('PUT', `/products/${id}`, change)
    expect([status, error, data]).toEqual([
      409,
      'Diese Angaben wurden inzwischen geändert',
      { location: 'Kiel' },
    ])
    expect(await productOf(id)).toMatchObject({ location: 'Kiel', note: '' })
    const { seen: _, ...anyway } = change
    expect((await send('PUT', `/products/${id}`, { ...anyway, seen: {} })).status).toBe(200)
    expect(await productOf(id)).toMatchObject({ location: 'Bremen', note: 'Reifen neu' })
  })

  it('lets the sales staff change status and note, and nothing else', async () => {
    const { id } = await test.addProduct()
    const { token } = await addColleague(test, 'sales')
    const note = { changes: { note: 'Kunde kommt Freitag', status: 'reserved' }, seen: {} }
    expect((await send('PUT', `/products/${id}`, note, randomUUID(), token)).status).toBe(200)
    for (const changes of [{ hours: 10 }, { location: 'Kiel' }]) {
      const body = { changes, seen: {} }
      expect((await send('PUT', `/products/${id}`, body, randomUUID(), token)).status).toBe(403)
    }
    const draft = { brand: 'Still', model: 'RX' }
    expect((await send('POST', '/products', draft, randomUUID(), token)).status).toBe(403)
  })

  it.each([
    [{ hours: -1 }, 'changes.hours', 'Betriebsstunden müssen eine ganze Zahl bis 200.000 sein'],
    [{ location: ' ' }, 'changes.location', 'Standort ist erforderlich'],
    [{ status: 'weg' }, 'changes.status', 'Ungültiger Status'],
  ])('refuses %j', async (changes, field, message) => {
    const { id } = await test.addProduct()
    const { status, details } = await send('PUT', `/products/${id}`, { changes, seen: {} })
    expect([status, details]).toEqual([400, { [field]: [message] }])
  })
})

describe('a photo', () => {
  it('is hung on once, behind those that came before', async () => {
    const { id } = await test.addProduct()
    const key = randomUUID()
    const photo = await picture()
    await sendPhoto(id, photo, key)
    await sendPhoto(id, await picture(80, 60))
    const again = await sendPhoto(id, photo, key)
    expect([again.status, again.data]).toEqual([200, { id }])
    const { images } = await productOf(id)
    expect(images).toHaveLength(2)
    expect(new Set(images).size).toBe(2)
  })

  it('is refused when it is none, and beyond forty', async () => {
    const images = Array.from({ length: 40 }, (_, index) => `/uploads/large/${index}.webp`)
    const { id } = await test.addProduct({ images })
    expect((await sendPhoto(id, await picture())).error).toMatch(/hat schon 40 Bilder/)
    expect((await sendPhoto(id, 'kein Bild')).status).toBe(400)
    expect((await sendPhoto(999, await picture())).status).toBe(404)
  })
})

it('keeps a key for each account, the same one whenever it asks', async () => {
  const { token } = await addColleague(test, 'stock')
  const keyOf = async (caller: string) =>
    (await test.get<{ key: string }>('/api/yard/key', caller)).data.key
  const key = await keyOf(test.token)
  expect(await keyOf(test.token)).toBe(key)
  expect(await keyOf(token)).not.toBe(key)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
})
