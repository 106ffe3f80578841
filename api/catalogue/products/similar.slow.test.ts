import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import type { ProductStatus } from '../../../shared/product/terms.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { similarTo } from './similar.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Adds a machine for each price, all of one category, and answers their ids by price. */
async function stock(categoryId: number, statuses: Record<number, ProductStatus>) {
  const ids: Record<number, number> = {}
  for (const [price, status] of Object.entries(statuses))
    ids[Number(price)] = (await test.addProduct({ categoryId, price: Number(price), status })).id
  return ids
}

const similar = async (id: number | undefined) =>
  (await test.get<Product[]>(`/api/products/${id}/similar`)).data

describe('similar machines', () => {
  it('are the neighbours in price within the category', async () => {
    const ids = await stock(1, {
      10: 'active',
      20: 'active',
      30: 'active',
      40: 'active',
      50: 'active',
      60: 'active',
    })
    expect((await similar(ids[30])).map(({ price }) => price)).toEqual([20, 10, 40, 50])
  })

  it('can be had; reserved ones follow where there are too few, sold ones are never among them', async () => {
    const ids = await stock(2, {
      25: 'active',
      26: 'active',
      27: 'active',
      28: 'reserved',
      29: 'sold',
      30: 'sold',
      31: 'sold',
      32: 'reserved',
      33: 'reserved',
      34: 'active',
    })
    expect((await similar(ids[30])).map(({ price }) => price)).toEqual([27, 26, 34, 32])
    expect(await similar((await stock(3, { 30: 'sold', 40: 'sold', 50: 'inactive' }))[30])).toEqual(
      [],
    )
  })

  it('are told anew to every machine whose similar ones a change makes others', async () => {
    const machines = await stock(
      4,
      Object.fromEntries(
        Array.from({ length: 9 }, (_, index) => [(index + 1) * 10, 'active' as const]),
      ),
    )
    const ids = Object.values(machines)
    const { db } = test.database
    // Past the answers in memory, which are compared with them.
    const expected = async () => {
      const shown = await test.query<{ id: number; categoryId: number; comparedPrice: number }>(
        `select id, category_id as "categoryId", compared_price as "comparedPrice"
          from product where id in (${ids}) and status <> 'inactive'`,
      )
      return Promise.all(
        shown.map(async (product) => [product.id, await similarTo(db, product)] as const),
      )
    }
    const step = fc.record({
      id: fc.constantFrom(...ids),
      patch: fc.oneof(
        fc.record({
          status: fc.constantFrom('active', 'active', 'active', 'reserved', 'sold', 'inactive'),
        }),
        fc.record({ price: fc.integer({ min: 1, max: 10 }).map((tens) => tens * 10) }),
        fc.record({ categoryId: fc.constantFrom(3, 4) }),
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const { id, patch } of steps) {
          await test.call('PUT', `/api/products/${id}`, { token: test.token, body: patch })
          for (const [machine, list] of await expected())
            expect((await similar(machine)).map((product) => product.id)).toEqual(list)
        }
      }),
      { numRuns: 8 },
    )
  })
})
