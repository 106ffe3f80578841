import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

const titles = (products: Product[]) => products.map((product) => product.title)

describe('the product list', () => {
  let list: TestApp
  beforeAll(async () => {
    list = await createTestApp()
    await list.addProduct({ title: 'Zebra', brand: 'STILL', price: 300, year: 2018, categoryId: 1 })
    await list.addProduct({
      title: 'Ähre',
      brand: 'Linde',
      price: 100,
      year: 2020,
      categoryId: 2,
      featured: true,
    })
    await list.addProduct({
      title: 'apfel',
      brand: 'Linde MH',
      price: 200,
      year: 2019,
      location: 'Munchen',
      categoryId: 2,
      status: 'sold',
    })
    await list.addProduct({
      title: 'Ofen',
      brand: 'Crown',
      price: 200,
      year: 2021,
      categoryId: 3,
      status: 'reserved',
      specifications: { Mast: 'Hubhöhe groß, Straße' },
      location: 'Köln',
    })
  })
  afterAll(() => list.close())

  const found = async (query: string) =>
    titles((await list.get<Product[]>(`/api/products?${query}`)).data)

  it('shows the newest first, twelve a page, with its pagination', async () => {
    const { data, pagination } = await list.get<Product[]>('/api/products')
    expect(titles(data)).toEqual(['Ofen', 'apfel', 'Ähre', 'Zebra'])
    expect(pagination).toEqual({ page: 1, limit: 12, total: 4, totalPages: 1 })
  })

  it('shows the nearest first, then what stands nobody knows where, and what is sold last', async () => {
    const own = await createTestApp()
    for (const [title, location, status] of [
      ['Abroad', 'Rotterdam', 'active'],
      ['Sold here', 'Hamburg', 'sold'],
      ['South', 'München', 'active'],
      ['Reserved here', '20457 Hamburg', 'reserved'],
      ['Hall', 'Halle 2', 'active'],
      ['Here', 'Hamburg-Harburg', 'active'],
      ['North', 'Bremen', 'active'],
      ['Also here', 'Hamburg', 'active'],
      ['Sold far', 'Stuttgart', 'sold'],
    ])
      await own.addProduct({ title, location, status })
    const ask = async (query: string) =>
      own.get<Product[]>(`/api/products?sort=distance&postcode=${query}`)
    const answer = await ask('20457')
    const near = ['Also here', 'Here', 'Reserved here', 'North']
    const unknown = ['Hall', 'Abroad']
    const all = [...near, 'South', ...unknown, 'Sold here', 'Sold far']
    expect(titles(answer.data)).toEqual(all)
    expect(answer).toMatchObject({
      distances: [
        0,
        0,
        0,
        expect.any(Number),
        expect.any(Number),
        null,
        null,
        0,
        expect.any(Number),
      ],
    })
    expect(titles((await ask('D-20457%20Hamburg&order=asc&limit=3&page=2')).data)).toEqual(
      all.slice(3, 6),
    )
    expect(titles((await ask('70173&search=hamburg')).data)).toEqual([
      ...near.slice(0, 3),
      'Sold here',
    ])
    expect(titles((await ask('10115&available=true&limit=2')).data)).toEqual(['Also here', 'Here'])
    await own.close()
  })

  it.each(['', '&postcode=', '&postcode=1234', '&postcode=00123', '&postcode=A-1010'])(
    'refuses to measure from no postcode: sort=distance%s',
    async (query) => {
      const { status, details } = await list.get(`/api/products?sort=distance${query}`)
      expect(status).toBe(400)
      expect(details).toHaveProperty('postcode')
    },
  )

  it.each([
    ['sort=title&order=asc', ['Ähre', 'apfel', 'Ofen', 'Zebra']],
    // Sold machines stand last, whatever is compared.
    ['sort=price&order=asc', ['Ähre', 'Ofen', 'Zebra', 'apfel']],
    ['sort=price&order=desc', ['Zebra', 'Ofen', 'Ähre', 'apfel']],
    ['sort=price&order=asc&limit=2&page=2', ['Zebra', 'apfel']],
    ['sort=price&search=linde', ['Ähre', 'apfel']],
    ['sort=price&status=sold', ['apfel']],
    ['sort=year&order=asc', ['Zebra', 'Ähre', 'Ofen', 'apfel']],
    ['sort=featured', ['Ähre', 'Ofen', 'apfel', 'Zebra']],
    ['sort=createdAt&order=asc', ['Zebra', 'Ähre', 'apfel', 'Ofen']],
    ['sort=available', ['Ähre', 'Zebra', 'Ofen', 'apfel']],
    ['sort=available&order=asc', ['apfel', 'Ofen', 'Zebra', 'Ähre']],
    ['sort=available&category=2', ['Ähre', 'apfel']],
    ['sort=available&search=linde', ['Ähre', 'apfel']],
    ['available=true', ['Ähre', 'Zebra']],
    ['available=false', ['Ofen', 'apfel']],
    ['available=true&category=electric', ['Ähre']],
    ['available=true&status=sold', []],
    ['category=electric', ['apfel', 'Ähre']],
    ['category=2', ['apfel', 'Ähre']],
    ['category=all', ['Ofen', 'apfel', 'Ähre', 'Zebra']],
    ['category=unknown', []],
    ['brand=linde', ['apfel', 'Ähre']],
    ['brand=Till', ['Zebra']],
    ['yearFrom=2020', ['Ofen', 'Ähre']],
    ['yearFrom=2021&yearTo=2018', []],
    ['priceFrom=200&priceTo=200', ['Ofen', 'apfel']],
    ['featured=true', ['Ähre']],
    ['featured=false', ['Ofen', 'apfel', 'Zebra']],
    ['status=available', ['Ähre', 'Zebra']],
    ['status=reserved', ['Ofen']],
    ['search=&category=&page=&brand=', ['Ofen', 'apfel', 'Ähre', 'Zebra']],
    ['search=koeln', ['Ofen']],
    ['search=K%C3%B6ln', ['Ofen']],
    ['search=koln%20HUBHOEHE', ['Ofen']],
    ['search=hubhohe', ['Ofen']],
    ['search=hubho%CC%88he', ['Ofen']],
    ['search=strasse', ['Ofen']],
    ['search=stra%C3%9Fe', ['Ofen']],
    ['search=m%C3%BCnchen', ['apfel']],
    ['search=MUENCHEN', ['apfel']],
    ['search=linde%20ofen', []],
    ['search=mh', ['apfel']],
    ['search=%25', []],
    ['search=%22%20or%201', []],
  ])('answers %s with %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('finds the same machines in the same order, however common the words are', async () => {
    const many = await createTestApp()
    for (let index = 0; index < 60; index++)
      await many.addProduct({
        title: `Stapler ${index}`,
        model: index % 20 === 0 ? 'selten' : 'oft',
        location: index % 2 === 0 ? 'Lübeck' : 'Kiel',
        price: (index * 7) % 60,
      })
    for (const search of ['oft', 'selten', 'stapler luebeck', 'stapler selten', 'x']) {
      const page = (limit: number, number: number) =>
        many.get<Product[]>(
          `/api/products?sort=price&search=${search}&limit=${limit}&page=${number}`,
        )
      const whole = await page(1000, 1)
      const one = await Promise.all(whole.data.map((_, index) => page(1, index + 1)))
      expect(titles(one.flatMap(({ data }) => data))).toEqual(titles(whole.data))
      for (const { pagination } of [whole, ...one])
        expect(pagination?.total).toBe(whole.data.length)
    }
    await many.close()
  })

  it('counts anew after each change', async () => {
    const counted = await createTestApp()
    const total = async () =>
      (await counted.get('/api/products?search=linde&status=active')).pagination?.total
    expect(await total()).toBe(0)
    const { id } = await counted.addProduct()
    expect(await total()).toBe(1)
    await counted.call('PUT', `/api/products/${id}`, {
      token: counted.token,
      body: { status: 'sold' },
    })
    expect(await total()).toBe(0)

    const found = async (token?: string) =>
      (await counted.get('/api/products?search=linde', token)).pagination?.total
    expect(await found()).toBe(1)
    await counted.call('PUT', `/api/products/${id}`, {
      token: counted.token,
      body: { status: 'inactive' },
    })
    expect([await found(), await found(counted.token)]).toEqual([0, 1])
    await counted.close()
  })

  it('never repeats or skips a row over its pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => found(`sort=price&limit=1&page=${page}`)),
    )
    expect(pages.flat()).toEqual(['Zebra', 'Ofen', 'Ähre', 'apfel'])
    expect(await found('page=9')).toEqual([])
  })

  it.each([
    'page=0',
    'page=x',
    'limit=0',
    'limit=1001',
    'sort=color',
    'order=up',
    'featured=yes',
    'available=1',
    'status=lost',
    'yearFrom=abc',
    'priceTo=1e5',
  ])('refuses %s and names the parameter', async (query) => {
    const { status, error, details } = await list.get(`/api/products?${query}`)
    const name = query.split('=')[0] ?? ''
    expect(status).toBe(400)
    expect(error).toContain(name)
    expect(Object.keys(details ?? {})).toEqual([name])
  })

  it('moves a machine to its new place when it is reserved or sold', async () => {
    const test = await createTestApp()
    const first = await test.addProduct({ title: 'Erste' })
    for (const title of ['Zweite', 'Dritte']) await test.addProduct({ title })
    const order = async () =>
      titles((await test.get<Product[]>('/api/products?sort=available', test.token)).data)
    const set = (status: string) =>
      test.call('PUT', `/api/products/${first.id}`, { token: test.token, body: { status } })
    expect(await order()).toEqual(['Dritte', 'Zweite', 'Erste'])
    await test.addProduct({ title: 'Verkaufte', status: 'sold' })
    await set('reserved')
    expect(await order()).toEqual(['Dritte', 'Zweite', 'Erste', 'Verkaufte'])
    await set('inactive')
    expect(await order()).toEqual(['Dritte', 'Zweite', 'Verkaufte', 'Erste'])
    await test.close()
  })

  it('can be kept by whoever asks whether it is still right', async () => {
    const first = await list.get('/api/products')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const again = await list.call('GET', '/api/products', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})
