import { afterEach, beforeEach, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

it('asks for patience when too many data sheets are wanted at once', async () => {
  const products = []
  for (let index = 0; index < 60; index++) products.push(await test.addProduct())
  const answers = await Promise.all(
    products.map((product) => test.app.request(paths.dataSheet(product.id))),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, headers } of refused)
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
})
