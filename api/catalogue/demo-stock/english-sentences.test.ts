import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '../../../shared/product/category.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { readCatalogue } from './catalogue.ts'
import { sentences } from './english-sentences.testing.ts'

let test: TestApp
let stock: Product[]
beforeAll(async () => {
  test = await createTestApp()
  const { data: categories } = await test.get<Category[]>('/api/categories')
  const { products } = await readCatalogue()
  for (const { category, images, ...product } of products)
    await test.addProduct({
      ...product,
      categoryId: categories.find(({ slug }) => slug === category)?.id,
    })
  stock = (await test.get<Product[]>('/api/products?limit=1000')).data
})
afterAll(() => test.close())

interface Found {
  data: Product[]
  exact?: number
  unread?: string
  absent?: string[]
  pages?: { label: string }[]
  parts?: { label: string }[]
}
async function ask(search: string): Promise<Found> {
  const query = new URLSearchParams({ search, limit: '100', sort: 'available' })
  return (await test.app.request(`/api/products?${query}`)).json()
}

const titles = (machines: Product[]) => machines.map(({ title }) => title).toSorted()

describe('a sentence of a trader abroad', () => {
  it.each(sentences.flatMap(([test, ...searches]) => searches.map((search) => ({ search, test }))))(
    'is understood: “$search”',
    async ({ search, test }) => {
      const { data, exact = data.length, unread } = await ask(search)
      expect(titles(data.slice(0, exact))).toEqual(titles(stock.filter(test)))
      expect(stock.some(test)).toBe(true)
      expect(unread).toBeUndefined()
    },
  )

  it.each(['pallet truck', 'order picker', 'stacker', 'telehandler', 'side loader', 'tow tractor'])(
    'is told that there is no “%s”',
    async (search) => {
      const { data, absent } = await ask(search)
      expect(data).toEqual([])
      expect(absent).toEqual([search])
    },
  )

  it.each([
    ['spare parts', 'Ersatzteile'],
    ['opening hours', 'Öffnungszeiten'],
    ['delivery to Poland', 'Lieferung'],
    ['shipping to Rotterdam', 'Lieferung'],
    ['maintenance', 'Service'],
    ['contact', 'Kontakt'],
  ])('leads to the page of “%s”', async (search, label) => {
    const { pages = [] } = await ask(search)
    expect(pages.map(({ label }) => label).join()).toContain(label)
  })

  it('tells two things apart by the sign between them', async () => {
    const { parts = [] } = await ask('3 t + side shift')
    expect(parts.map(({ label }) => label)).toEqual(['3 t', 'side shift'])
  })

  it('finds the machines of a category by its English name', async () => {
    const own = await createTestApp()
    const { data } = await own.call<Category>('POST', '/api/categories', {
      token: own.token,
      body: { name: 'Seitenstapler', nameEn: 'Side loaders', slug: 'seitenstapler' },
    })
    const { id } = await own.addProduct({ title: 'Combilift C4000', categoryId: data.id })
    const find = async (search: string) => {
      const found = await own.get<Product[]>(`/api/products?search=${encodeURIComponent(search)}`)
      return found.data.map((machine) => machine.id)
    }
    for (const search of ['side loader', 'Side loaders', 'used side loader'])
      expect([search, await find(search)]).toEqual([search, [id]])
    await own.close()
  })

  it('finds nothing by words that no machine has, instead of others that look alike', async () => {
    for (const search of ['dual fuel', 'hydrogen', 'ex-proof', 'EX'])
      expect([search, titles((await ask(search)).data)]).toEqual([search, []])
  })
})
