import type { BesideHits } from '../../../shared/catalogue/product-query.ts'
import type { Category } from '../../../shared/product/category.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp } from '../../tests/test-app.ts'
import { readCatalogue } from './catalogue.ts'

interface Found extends BesideHits {
  data: Product[]
  pagination: { total: number }
}

/** The demo stock behind the API, and what it finds there. */
export async function createSearchTest() {
  const test = await createTestApp()
  const { data: categories } = await test.get<Category[]>('/api/categories')
  const { products } = await readCatalogue()
  for (const { category, images, ...product } of products)
    await test.addProduct({
      ...product,
      categoryId: categories.find(({ slug }) => slug === category)?.id,
    })
  const stock = (await test.get<Product[]>('/api/products?limit=1000')).data
  async function ask(search: string): Promise<Found> {
    const query = new URLSearchParams({ search, limit: '100', sort: 'available' })
    return (await test.app.request(`/api/products?${query}`)).json()
  }
  return { test, ask, stock, close: () => test.close() }
}

export type Test = (machine: Product) => boolean
export const titles = (machines: Product[]) => machines.map(({ title }) => title).toSorted()

export const drives =
  (...drives: string[]): Test =>
  ({ figures }) =>
    drives.includes(figures.drive ?? '')
export const not =
  (test: Test): Test =>
  (machine) =>
    !test(machine)
export const both =
  (...tests: Test[]): Test =>
  (machine) =>
    tests.every((test) => test(machine))
export const brand =
  (...brands: string[]): Test =>
  (machine) =>
    brands.includes(machine.brand)
export const at =
  (...places: string[]): Test =>
  ({ location }) =>
    places.includes(location)
export const says =
  (name: string, pattern: RegExp): Test =>
  ({ specifications }) =>
    pattern.test(specifications[name] ?? '')
export const year =
  (isMeant: (year: number) => boolean): Test =>
  (machine) =>
    machine.year !== null && isMeant(machine.year)
export const passage = ({ closedHeight = 9e9, guardHeight = 0 }: Product['figures']) =>
  Math.max(closedHeight, guardHeight)
export const lifts =
  (kg: number, mm = 0): Test =>
  ({ figures: { capacity = 0, liftHeight = 0 } }) =>
    capacity >= kg && liftHeight >= mm
export const toBeHad: Test = ({ status }) => status !== 'sold'
export const thisYear = new Date().getFullYear()
export const used: Test = ({ condition }) => ['used', 'refurbished'].includes(condition)
export const nonMarking = says('Bereifung', /nicht kreidend/)
export const warranted: Test = (machine) =>
  toBeHad(machine) && (!used(machine) || machine.grade === 'A' || machine.grade === 'B')
export const hasCab: Test = ({ figures: { cab } }) => cab === 'half' || cab === 'full'

export const cost =
  (isMeant: (machine: { price: number }) => boolean): Test =>
  ({ price, priceKind }) =>
    priceKind !== 'onRequest' && price !== null && isMeant({ price })
