import { expect, it } from 'vitest'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp } from '../../tests/test-app.ts'

const titles = (products: Product[]) => products.map((product) => product.title)

it('finds what is left to do: no picture, no price, a place, long in stock', async () => {
  const own = await createTestApp()
  const find = async (query: string) =>
    titles((await own.get<Product[]>(`/api/products?sort=title&order=asc&${query}`)).data)
  await own.addProduct({
    title: 'A',
    images: ['https://bilder.example/a.jpg'],
    location: 'Hof 1',
  })
  await own.addProduct({ title: 'B', price: 0, location: 'Halle 2' })
  await own.addProduct({ title: 'C', priceKind: 'onRequest', price: 9_000, location: 'Halle 3' })
  expect(await find('pictured=false')).toEqual(['B', 'C'])
  expect(await find('pictured=true')).toEqual(['A'])
  expect(await find('priced=false')).toEqual(['B', 'C'])
  expect(await find('priced=true')).toEqual(['A'])
  expect(await find('location=halle')).toEqual(['B', 'C'])
  await own.query(
    `update product set created_at = ${Date.parse('2026-03-10T22:30:00Z')} where title = 'B'`,
  )
  expect(await find('createdTo=2026-03-10')).toEqual(['B'])
  expect(await find('createdTo=2026-03-09')).toEqual([])
  expect((await own.get('/api/products?createdTo=gestern')).status).toBe(400)
  await own.close()
})

it('filters by place, warranty, battery, full free lift and emission stage, and counts what each would leave', async () => {
  const own = await createTestApp()
  await own.addProduct({
    title: 'A',
    condition: 'new',
    location: 'Öhringen',
    specifications: {
      ...{ Batterietyp: 'Lithium-Ionen', Batteriespannung: '48 V' },
      ...{ Bauhöhe: '2.100 mm', Freihub: '1.500 mm' },
    },
  })
  await own.addProduct({
    ...{ title: 'B Triplex Vollfreihub', grade: 'A', location: 'Hamburg' },
    specifications: { Batterietyp: 'Blei-Säure', Batteriespannung: '80 V' },
  })
  await own.addProduct({
    ...{ title: 'C', grade: 'C', location: 'Hamburg-Harburg' },
    specifications: { Abgasstufe: 'Stufe V', Vollfreihub: 'nein' },
  })
  await own.addProduct({ title: 'D', condition: 'new', status: 'sold', location: 'Hamburg' })
  const warranty = {
    ...{ new: { months: 12, scope: '' }, A: { months: 6, scope: '' } },
    ...{ B: null, C: { months: 0, scope: '' } },
  }
  await own.call('PUT', '/api/settings', { token: own.token, body: { warranty } })
  const find = async (query: string) => {
    const { data } = await own.get<Product[]>(`/api/products?sort=title&order=asc&${query}`)
    return titles(data).map(([letter]) => letter)
  }
  const [A, B, C, D] = ['A', 'B', 'C', 'D']
  for (const [query, expected] of [
    ['location=hamburg', [B, C, D]],
    ['location=ÖHRINGEN', [A]],
    ['location=Kiel', []],
    ['warranty=true', [A, B]],
    ['warranty=false', [C, D]],
    ['batteryType=lithium', [A]],
    ['batteryType=lithium,leadAcid', [A, B]],
    ['voltage=80', [B]],
    ['fullFreeLift=true', [A, B]],
    ['fullFreeLift=false', [C, D]],
    ['emissionStage=V', [C]],
  ] as const)
    expect(await find(query), query).toEqual(expected)
  // A sentence means by these words what the filters mean.
  for (const [search, filter] of [
    ['mit Garantie', 'warranty=true'],
    ['Vollfreihub', 'fullFreeLift=true'],
    ['Lithium', 'batteryType=lithium'],
    ['Stufe V', 'emissionStage=V'],
    ['Hamburg', 'location=hamburg'],
    ['80 V', 'voltage=80'],
  ])
    expect(await find(`search=${search}`), search).toEqual(await find(filter ?? ''))
  const facets = async (query: string) =>
    (await own.get<ProductFacets>(`/api/products/facets?${query}`)).data
  expect(await facets('warranty=true&location=Hamburg')).toMatchObject({
    total: 1,
    warranty: 1,
    fullFreeLift: 1,
    // As many as that choice would find, `Hamburg-Harburg` included.
    locations: [
      { location: 'Hamburg', count: 1 },
      { location: 'Hamburg-Harburg', count: 0 },
      { location: 'Öhringen', count: 1 },
    ],
    figures: { voltage: { choices: [{ value: 80, count: 1 }] } },
  })
  const { id } = (await own.get<Product[]>('/api/products?search=B')).data[0] ?? {}
  await own.call('PUT', `/api/products/${id}`, { token: own.token, body: { title: 'B Triplex' } })
  expect(await find('fullFreeLift=true')).toEqual([A])
  await own.close()
})
