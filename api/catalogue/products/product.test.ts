import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, plausibleProduct, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('a product', () => {
  it('is created with what was given and what was left out', async () => {
    const { status, data } = await test.call<Product>('POST', '/api/products', {
      token: test.token,
      body: {
        ...plausibleProduct,
        price: 19_999.99,
        specifications: { Zustand: 'gut', Antrieb: 'Diesel' },
      },
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      ...plausibleProduct,
      price: 19_999.99,
      description: '',
      images: [],
      featured: false,
      status: 'active',
      category: { slug: 'diesel', name: 'Dieselstapler' },
    })
    expect(Object.keys(data.specifications)).toEqual(['Zustand', 'Antrieb'])
    expect((await test.get<Product>(`/api/products/${data.id}`, test.token)).data).toEqual(data)
  })

  it.each([
    ['title', '   ', 'Titel ist erforderlich'],
    ['brand', '', 'Marke ist erforderlich'],
    ['model', '', 'Modell ist erforderlich'],
    ['location', '', 'Standort ist erforderlich'],
    ['year', 1899, 'Ungültiges Baujahr'],
    ['year', 2019.5, 'Ungültiges Baujahr'],
    ['year', new Date().getFullYear() + 2, 'Ungültiges Baujahr'],
    ['price', -1, 'Preis muss positiv sein'],
    ['price', '100', 'Preis muss positiv sein'],
    ['categoryId', 0, 'Kategorie ist erforderlich'],
    ['categoryId', 999, 'Diese Kategorie gibt es nicht'],
    ['status', 'lost', 'Ungültiger Status'],
    [
      'images',
      ['javascript:alert(1)'],
      'Bild muss ein Pfad unter /uploads/ oder eine http(s)-Adresse sein',
    ],
    [
      'images',
      ['/uploads/../secret.png'],
      'Bild muss ein Pfad unter /uploads/ oder eine http(s)-Adresse sein',
    ],
  ])('is refused with %s = %j: %s', async (field, value, message) => {
    const { status, details } = await test.call('POST', '/api/products', {
      token: test.token,
      body: { ...plausibleProduct, [field]: value },
    })
    expect(status).toBe(400)
    expect(details).toEqual({ [field]: [message] })
  })

  it('keeps of a price and of a figure what they hold, not the tail of a calculation', async () => {
    const { data } = await test.call<Product>('POST', '/api/products', {
      token: test.token,
      body: {
        ...plausibleProduct,
        price: 16_039.300000000001,
        rent: { day: 95.30000000000001 },
        specifications: { Betriebsstunden: '7450.300000000001', Breite: '1190,6 mm' },
      },
    })
    expect(data).toMatchObject({
      price: 16_039.3,
      rent: { day: 95.3 },
      specifications: { Betriebsstunden: '7450.3', Breite: '1190,6 mm' },
      figures: { hours: 7450, width: 1191 },
    })
    const changed = await test.call<Product>('PUT', `/api/products/${data.id}`, {
      token: test.token,
      body: { price: 18_487.394957983 },
    })
    expect(changed.data?.price).toBe(18_487.39)
  })

  it('names every field that fails', async () => {
    const { details } = await test.call('POST', '/api/products', { token: test.token, body: {} })
    expect(Object.keys(details ?? {}).sort()).toEqual([
      'brand',
      'categoryId',
      'location',
      'model',
      'price',
      'title',
    ])
  })

  it('names an unknown category together with the other fields that fail', async () => {
    const { id } = await test.addProduct()
    const mistakes = { title: ' ', categoryId: 999 }
    const expected = {
      title: ['Titel ist erforderlich'],
      categoryId: ['Diese Kategorie gibt es nicht'],
    }
    for (const [method, path, body] of [
      ['POST', '/api/products', { ...plausibleProduct, ...mistakes }],
      ['PUT', `/api/products/${id}`, mistakes],
    ] as const) {
      const { status, details } = await test.call(method, path, { token: test.token, body })
      expect([method, status, details]).toEqual([method, 400, expected])
    }
  })

  it('refuses specifications without a name or a value', async () => {
    const send = (specifications: Record<string, string>) =>
      test.call('POST', '/api/products', {
        token: test.token,
        body: { ...plausibleProduct, specifications },
      })
    expect((await send({ ' ': 'x' })).details).toEqual({
      specifications: ['Spezifikation Name erforderlich'],
    })
    expect((await send({ Antrieb: ' ' })).details).toEqual({
      specifications: ['Spezifikation Wert erforderlich'],
    })
  })

  it('keeps what a change does not mention', async () => {
    const before = await test.addProduct({ description: 'Sehr gepflegt', featured: true })
    const { status, data } = await test.call<Product>('PUT', `/api/products/${before.id}`, {
      token: test.token,
      body: { price: 17_500, status: 'available' },
    })
    expect(status).toBe(200)
    expect(data).toEqual({ ...before, price: 17_500, status: 'active', updatedAt: data.updatedAt })
  })

  it('stays as it is when a change says nothing', async () => {
    const before = await test.addProduct()
    const { status, data } = await test.call<Product>('PUT', `/api/products/${before.id}`, {
      token: test.token,
      body: {},
    })
    expect(status).toBe(200)
    expect(data).toEqual(before)
  })

  it('is not overwritten by whoever has not seen the newer version', async () => {
    const { id, updatedAt } = await test.addProduct()
    const save = (version: string, price: number) =>
      test.call<Product>('PUT', `/api/products/${id}`, {
        token: test.token,
        body: { price },
        headers: { 'If-Match': version === '*' ? version : `"${version}"` },
      })
    const first = await save(updatedAt, 1)
    expect(first.status).toBe(200)
    expect(first.data.updatedAt).not.toBe(updatedAt)

    const second = await save(updatedAt, 2)
    expect(second).toMatchObject({
      status: 409,
      success: false,
      error: 'Die Maschine wurde in der Zwischenzeit geändert',
      data: { id, price: 1 },
      author: 'admin',
    })
    expect((await save(second.data.updatedAt, 2)).status).toBe(200)
    expect((await save('*', 3)).data.price).toBe(3)
  })

  it('keeps what several change at the same time', async () => {
    const { id } = await test.addProduct()
    const changes = [{ title: 'Zugleich' }, { location: 'Bremen' }, { price: 12_345 }]
    await Promise.all(
      changes.map((body) => test.call('PUT', `/api/products/${id}`, { token: test.token, body })),
    )
    const { data } = await test.get<Product>(`/api/products/${id}`)
    expect(data).toMatchObject(Object.assign({}, ...changes))
    const found = await test.get<Product[]>('/api/products?search=zugleich+bremen')
    expect(found.data.map((product) => product.id)).toEqual([id])
  })

  it('is saved by one of two who have seen the same version', async () => {
    const { id, updatedAt } = await test.addProduct()
    const answers = await Promise.all(
      ['Erster', 'Zweiter'].map((title) =>
        test.call('PUT', `/api/products/${id}`, {
          token: test.token,
          body: { title },
          headers: { 'If-Match': `"${updatedAt}"` },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is answered once more when it is deleted, then gone, and its id is never given again', async () => {
    const product = await test.addProduct()
    const { data } = await test.call<Product>('DELETE', `/api/products/${product.id}`, {
      token: test.token,
    })
    expect(data).toEqual(product)
    const gone = await test.get(`/api/products/${product.id}`)
    expect([gone.status, gone.error]).toEqual([404, 'Produkt nicht gefunden'])
    expect((await test.addProduct()).id).toBeGreaterThan(product.id)
  })

  it('that is inactive exists for the administrator alone', async () => {
    const { id } = await test.addProduct({ status: 'inactive', title: 'Verborgen' })
    expect((await test.get(`/api/products/${id}`)).status).toBe(404)
    expect((await test.get(`/api/products/${id}`, 'expired-token')).status).toBe(404)
    expect((await test.get(`/api/products/${id}`, test.token)).status).toBe(200)
    expect((await test.get<Product[]>('/api/products?search=verborgen')).data).toEqual([])
    expect((await test.get<Product[]>('/api/products?status=inactive')).data).toEqual([])
    const { data } = await test.get<Product[]>('/api/products?status=inactive', test.token)
    expect(data.map(({ title }) => title)).toEqual(['Verborgen'])
  })

  it.each(['abc', '7abc', '0', '-1', '1.5', '99999999999999999999'])(
    'is not found as %s',
    async (id) => {
      const { status, error } = await test.get(`/api/products/${id}`)
      expect([status, error]).toEqual([404, 'Produkt nicht gefunden'])
    },
  )

  it('is changed by nobody but the administrator', async () => {
    const { id } = await test.addProduct()
    for (const [method, path] of [
      ['POST', '/api/products'],
      ['PUT', `/api/products/${id}`],
      ['DELETE', `/api/products/${id}`],
    ] as const) {
      const { status, success } = await test.call(method, path, {
        body: plausibleProduct,
        token: 'x',
      })
      expect([method, status, success]).toEqual([method, 401, false])
    }
    expect((await test.get(`/api/products/${id}`)).status).toBe(200)
  })
})
