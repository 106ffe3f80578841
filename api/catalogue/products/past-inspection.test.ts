import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { endInspections } from './product.duties.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const YEAR = new Date().getFullYear()
const over = { Tragkraft: '2.500 kg', 'UVV gültig bis': `03/${YEAR - 1}`, Farbe: 'rot' }
const specificationsOf = async (id: number, token?: string) =>
  (await test.get<Product>(`/api/products/${id}`, token)).data.specifications

it('says of an inspection that is over that it is due, to visitors, in lists and to portals', async () => {
  const { id } = await test.addProduct({ specifications: over })
  const advertised = { Tragkraft: '2.500 kg', UVV: 'fällig', Farbe: 'rot' }
  const { data } = await test.get<Product>(`/api/products/${id}`)
  expect(Object.entries(data.specifications)).toEqual(Object.entries(advertised))
  expect(data.figures).not.toHaveProperty('inspectionUntil')
  const list = await test.get<Product[]>('/api/products')
  expect(list.data[0]?.specifications).toEqual(advertised)
  const news = await (await test.app.request('/neu.atom')).text()
  expect(news).toContain('fällig')
  expect(news).not.toContain(`03/${YEAR - 1}`)
})

it('leaves the date to the dealer, and one that is still to come to everybody', async () => {
  const { id } = await test.addProduct({ specifications: over })
  expect(await specificationsOf(id, test.token)).toEqual(over)
  const valid = { UVV: `03/${YEAR + 1}` }
  const { id: other } = await test.addProduct({ specifications: valid })
  expect(await specificationsOf(other)).toEqual(valid)
})

it('shows the machines anew when a month has ended, once among all processes', async () => {
  const { id } = await test.addProduct({ specifications: { UVV: `03/${YEAR + 1}` } })
  await test.addProduct({ specifications: { UVV: `04/${YEAR + 1}` } })
  const tags = async () => {
    const rows = await test.query<{ tags: string }>('select tags from publication order by id')
    return rows.map(({ tags }) => tags)
  }
  const run = (day: string) =>
    Promise.all(
      [1, 2].map(() => new DueWork(test.database, [endInspections(test)]).run(new Date(day))),
    )
  await run(`${YEAR + 1}-03-31T12:00:00Z`)
  const before = (await tags()).length
  await run(`${YEAR + 1}-04-01T00:01:00Z`)
  await run(`${YEAR + 1}-04-02T12:00:00Z`)
  const added = (await tags()).slice(before)
  expect(added).toHaveLength(1)
  expect(added[0]).toContain(`product:${id}`)
  expect(added[0]).not.toContain(`product:${id + 1}`)
})
