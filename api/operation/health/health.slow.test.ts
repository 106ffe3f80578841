import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { createWriteCheck } from './write-check.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

/** A change that is being written until it is told to end. */
async function longChange() {
  const { id } = await test.addProduct({ location: 'Hamburg' })
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const done = test.database.orm.em.fork().transactional(async (em) => {
    await em.nativeUpdate(ProductEntity, { id }, { location: 'Bremen' })
    begun.resolve()
    await end.promise
  })
  await begun.promise
  return {
    async end() {
      end.resolve()
      await done
    },
  }
}

const health = async () => {
  const response = await test.app.request('/healthz')
  return { status: response.status, body: await response.json() }
}

describe('the health of a process', () => {
  it('is good while a long change is written, as everything else is answered', async () => {
    const change = await longChange()
    const [{ status, body }, list] = await Promise.all([
      health(),
      test.get<Product[]>('/api/products'),
    ])
    expect(list.data.map(({ location }) => location)).toEqual(['Hamburg'])
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } })
    await change.end()
  })

  it('is bad once a change has been written for longer than any takes, and good again behind it', async () => {
    const serves = createWriteCheck(test.database.orm, 0)
    expect(await serves()).toBe(true)
    const change = await longChange()
    expect(await serves()).toBe(false)
    await change.end()
    await expect.poll(serves).toBe(true)
  })

  it('is bad when nothing can be written', async () => {
    await test.query(
      "create trigger full before insert on health_check begin select raise(abort, 'full'); end",
    )
    expect(await health()).toEqual({ status: 503, body: { status: 'database' } })
  })
})
