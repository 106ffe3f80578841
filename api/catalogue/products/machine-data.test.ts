import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, plausibleProduct, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const create = (changes: Record<string, unknown>) =>
  test.call<Product>('POST', '/api/products', {
    token: test.token,
    body: { ...plausibleProduct, ...changes },
  })
const change = (id: number, body: Record<string, unknown>) =>
  test.call<Product>('PUT', `/api/products/${id}`, { token: test.token, body })

describe('a machine', () => {
  it('is used, has a net price and nothing else unless it is said', async () => {
    const { data } = await create({})
    expect(data).toMatchObject({
      condition: 'used',
      grade: null,
      stockNumber: null,
      priceKind: 'net',
      previousPrice: null,
      rent: null,
      serialNumber: '',
      note: '',
    })
  })

  it('has a grade of three, or none', async () => {
    const { data } = await create({ grade: 'B' })
    expect(data.grade).toBe('B')
    expect((await change(data.id, { grade: null })).data.grade).toBeNull()
    const { status, details } = await change(data.id, { grade: 'D' })
    expect([status, details]).toEqual([400, { grade: ['Zustandsklasse muss A, B oder C sein'] }])
  })

  it('has a report of what was checked, part by part, or none', async () => {
    const conditionReport = [
      { part: 'Mast', mark: 2, note: 'Rollen erneuert' },
      { part: 'Reifen', mark: 4 },
    ]
    const { data } = await create({ conditionReport, conditionAt: '2026-11-10' })
    const kept = [conditionReport[0], { part: 'Reifen', mark: 4, note: '' }]
    expect(data).toMatchObject({ conditionReport: kept, conditionAt: '2026-11-10' })
    const seen = await test.get<Product>(`/api/products/${data.id}`)
    expect(seen.data).toMatchObject({ conditionReport: kept, conditionAt: '2026-11-10' })
    const gone = await change(data.id, { conditionReport: [], conditionAt: null })
    expect(gone.data).toMatchObject({ conditionReport: null, conditionAt: null })
  })

  it.each([
    [{ conditionReport: [{ part: '', mark: 1 }] }, 'Baugruppe ist erforderlich'],
    [
      { conditionReport: [{ part: 'Mast', mark: 6 }] },
      'Note muss eine ganze Zahl von 1 bis 5 sein',
    ],
    [{ conditionReport: Array(41).fill({ part: 'Mast', mark: 1 }) }, 'Höchstens 40 Baugruppen'],
    [{ conditionReport: [{ part: 'Mast', mark: 1, note: 'x'.repeat(501) }] }, 'Bemerkung darf'],
    [{ conditionReport: 'gut' }, 'Zustandsbericht muss eine Liste sein'],
    [{ conditionAt: '10.11.2026' }, 'Tag der Prüfung muss ein Tag wie 2026-12-12 sein'],
  ])('is refused with %j', async (wrong, message) => {
    const { status, details } = await create(wrong)
    expect(status).toBe(400)
    expect(JSON.stringify(details)).toContain(message)
    expect(Object.keys(details ?? {})[0]).toContain(Object.keys(wrong)[0])
  })

  it('is found and counted by its grade', async () => {
    const titles = ['Klasse A', 'Klasse C', 'ohne Klasse'].map((title) => `Gradmesser ${title}`)
    for (const [index, grade] of ['A', 'C', null].entries())
      await create({ title: titles[index], grade })
    const { data } = await test.get<Product[]>('/api/products?search=Gradmesser&grade=A,C')
    expect(data.map(({ title }) => title).sort()).toEqual(titles.slice(0, 2))
    const facets = await test.get('/api/products/facets?search=Gradmesser&grade=A')
    expect(facets.data).toMatchObject({
      total: 1,
      grades: [
        { value: 'A', count: 1 },
        { value: 'C', count: 1 },
      ],
    })
    expect((await test.get('/api/products?grade=D')).status).toBe(400)
  })

  it('keeps what the administrator says of it', async () => {
    const about = {
      condition: 'refurbished',
      stockNumber: 'L_2026-17',
      priceKind: 'margin',
      previousPrice: 21_500.5,
      rent: { day: 95, month: 1200 },
      serialNumber: 'H2X393 A00112',
      note: 'Zweitschlüssel im Tresor',
    }
    const { data } = await create(about)
    expect(data).toMatchObject(about)
    const { data: stored } = await test.get<Product>(`/api/products/${data.id}`, test.token)
    expect(stored).toMatchObject(about)
  })

  it('is not to let when every rate is left out', async () => {
    for (const rent of [null, {}, { day: null }])
      expect((await create({ rent })).data.rent).toBeNull()
  })

  it.each([
    [{ condition: 'gebraucht' }, 'condition'],
    [{ stockNumber: 'L#17' }, 'stockNumber'],
    [{ stockNumber: 'x'.repeat(41) }, 'stockNumber'],
    [{ stockNumber: 17 }, 'stockNumber'],
    [{ priceKind: 'brutto' }, 'priceKind'],
    [{ previousPrice: -1 }, 'previousPrice'],
    [{ rent: { day: -1 } }, 'rent'],
    [{ rent: '95' }, 'rent'],
    [{ serialNumber: 'x'.repeat(101) }, 'serialNumber'],
    [{ note: 'x'.repeat(5001) }, 'note'],
  ])('is refused with %j, and the answer names the field', async (changes, field) => {
    const { status, details } = await create(changes)
    expect(status).toBe(400)
    expect(Object.keys(details ?? {})).toEqual([field])
  })

  it.each([
    ['L 4711', 'L-4711'],
    ['4711/2', '4711-2'],
    [' L 47 / 2 ', 'L-47-2'],
  ])('has the stock number „%s“ as portals can take it', async (typed, kept) => {
    const { status, data } = await create({ stockNumber: typed })
    expect([status, data.stockNumber]).toEqual([201, kept])
    await test.call('DELETE', `/api/products/${data.id}`, { token: test.token })
  })

  it('shares its stock number with no other, and any number of machines have none', async () => {
    const first = await create({ stockNumber: 'A-1' })
    expect(await create({ stockNumber: 'A-1' })).toMatchObject({
      status: 409,
      error: `Die Lagernummer „A-1“ hat bereits „${first.data.title}“`,
      details: { stockNumber: [`Diese Lagernummer hat bereits „${first.data.title}“`] },
    })
    const other = await create({ stockNumber: '' })
    expect(other.data.stockNumber).toBeNull()
    expect((await change(other.data.id, { stockNumber: 'A-1' })).status).toBe(409)
    expect((await change(first.data.id, { stockNumber: 'A-1' })).status).toBe(200)
    expect((await create({ stockNumber: null })).status).toBe(201)
  })
})

describe('a price', () => {
  it('may be missing only when it is on request', async () => {
    const { price, ...priceless } = plausibleProduct
    const post = (body: object) =>
      test.call<Product>('POST', '/api/products', { token: test.token, body })
    expect(await post({ ...priceless, title: '' })).toMatchObject({
      status: 400,
      details: { price: ['Preis muss positiv sein'], title: ['Titel ist erforderlich'] },
    })
    const { status, data } = await post({ ...priceless, priceKind: 'onRequest' })
    expect([status, data.price]).toEqual([201, null])
    expect(await change(data.id, { priceKind: 'net' })).toMatchObject({
      status: 400,
      details: { price: ['Preis muss positiv sein'] },
    })
    expect((await change(data.id, { priceKind: 'net', price })).status).toBe(200)
    expect((await change(data.id, { price: null })).status).toBe(400)
    expect((await change(data.id, { price: null, priceKind: 'onRequest' })).status).toBe(200)
  })

  it('on request is told to no visitor, nor anything internal', async () => {
    const secret = {
      priceKind: 'onRequest',
      price: 73_129,
      previousPrice: 83_131,
      rent: { day: 95 },
    }
    const { data } = await create({ ...secret, serialNumber: 'SN-4711', note: 'Schaden am Mast' })
    await create({})
    const answers = [
      await test.get(`/api/products/${data.id}`),
      await test.get('/api/products?limit=1000'),
      await test.get(`/api/products/${data.id - 1}/similar`),
      await test.get('/api/products/facets'),
    ]
    for (const answer of answers)
      expect(JSON.stringify(answer)).not.toMatch(/73129|83131|SN-4711|Schaden am Mast/)
    expect(answers[0]?.data).toMatchObject({ price: null, previousPrice: null, rent: { day: 95 } })
    expect(answers[0]?.data).not.toHaveProperty('note')
    const { data: own } = await test.get<Product>(`/api/products/${data.id}`, test.token)
    expect(own).toMatchObject(secret)
  })

  it('on request comes last in both orders and is in no range', async () => {
    const app = await createTestApp()
    const add = (title: string, price: number, priceKind = 'net') =>
      app.addProduct({ title, price, priceKind })
    await add('mittel', 500)
    await add('verborgen', 10, 'onRequest')
    await add('teuer', 900, 'margin')
    await add('ohne Preis', 0)
    await add('billig', 100)
    const titles = async (query: string) =>
      (await app.get<Product[]>(`/api/products?${query}`)).data.map(({ title }) => title)
    expect(await titles('sort=price&order=asc')).toEqual([
      ...['billig', 'mittel', 'teuer', 'verborgen', 'ohne Preis'],
    ])
    expect(await titles('sort=price&order=desc')).toEqual([
      ...['teuer', 'mittel', 'billig', 'ohne Preis', 'verborgen'],
    ])
    expect(await titles('priceTo=5000&sort=price&order=asc')).toEqual(['billig', 'mittel', 'teuer'])
    expect(await titles('priceFrom=0&priceTo=50')).toEqual([])
    await app.close()
  })
})
