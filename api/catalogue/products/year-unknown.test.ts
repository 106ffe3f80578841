import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { applyTable, csv, NEW_HEADER, newRow } from '../stock/import/send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const titles = async (query: string) =>
  (await test.get<Product[]>(`/api/products?limit=50&${query}`)).data.map(({ title }) => title)

describe('a machine whose year nobody knows', () => {
  it('is stored, changed and last in every order by year', async () => {
    const { id, year } = await test.addProduct({ title: 'Ohne', year: null })
    expect(year).toBeNull()
    await test.addProduct({ title: 'Alt', year: 1998 })
    await test.addProduct({ title: 'Neu', year: 2024 })
    expect(await titles('sort=year&order=asc')).toEqual(['Alt', 'Neu', 'Ohne'])
    expect(await titles('sort=year&order=desc')).toEqual(['Neu', 'Alt', 'Ohne'])
    const known = await test.call<Product>('PUT', `/api/products/${id}`, {
      token: test.token,
      body: { year: 2011 },
    })
    expect(known.data.year).toBe(2011)
    const again = await test.call<Product>('PUT', `/api/products/${id}`, {
      token: test.token,
      body: { year: null },
    })
    expect(again.data.year).toBeNull()
  })

  it('is in no range of years', async () => {
    await test.addProduct({ title: 'Ohne', year: null })
    await test.addProduct({ title: 'Mit', year: 2021 })
    expect(await titles('yearFrom=1900')).toEqual(['Mit'])
    expect(await titles('yearTo=2030')).toEqual(['Mit'])
    expect(await titles('search=Baujahr+2021')).toEqual(['Mit'])
    const { data } = await test.get<ProductFacets>('/api/products/facets')
    expect(data).toMatchObject({ total: 2, year: { min: 2021, max: 2021 } })
  })

  it('comes in from tables in every way in which they leave it open, and from those without the column', async () => {
    const years = ['', '0', 'unbekannt', 'k. A.', '-', '?']
    const rows = years.map((year, at) => newRow(`L-${at}`).with(4, year))
    const { data } = await applyTable(test, csv(NEW_HEADER, ...rows))
    expect(data).toMatchObject({ created: years.length, errors: [] })
    const without = (row: (string | number)[]) => row.toSpliced(4, 1)
    const second = await applyTable(test, csv(without(NEW_HEADER), without(newRow('M'))))
    expect(second.data).toMatchObject({ created: 1, errors: [], missing: [] })
    const { data: stock } = await test.get<Product[]>('/api/products?limit=50')
    expect(stock.map(({ year }) => year)).toEqual(Array(7).fill(null))
  })

  it('has an empty cell in tables, which come back, and is called unknown in the feed of news', async () => {
    await test.addProduct({ year: null, stockNumber: 'L-1' })
    const exported = await test.app.request('/api/products/export?format=csv', {
      headers: { Authorization: `Bearer ${test.token}` },
    })
    const table = await exported.text()
    expect(table).not.toContain('null')
    expect((await applyTable(test, table)).data).toMatchObject({ unchanged: 1, errors: [] })
    const news = await test.app.request('/neu.atom')
    expect(await news.text()).toContain('Baujahr unbekannt')
  })
})
