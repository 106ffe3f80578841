import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { Product } from '../../../shared/product/product.ts'
import { fill } from '../../tests/large-stock.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'

const MACHINES = 3_000

let test: TestApp
let name: string
beforeEach(async () => {
  test = await createTestApp()
  await fill(test.database, MACHINES)
  name = (await makeBackup()).data.name
})
afterEach(() => test.close())

const makeBackup = () => test.call<Backup>('POST', '/api/backups', { token: test.token })
const apply = () => restore(test, test.token, { name, mode: 'apply' })
const askFor = (message: string) =>
  test.call('POST', '/api/contact', {
    body: { name: 'Klara Beispiel', email: 'klara@kundin.example', message },
  })
const priceOf = async (id: number) => (await test.get<Product>(`/api/products/${id}`)).data.price

/** Resolves while rows are being replaced. No byte beyond the first half is read before that. */
async function replacing(): Promise<void> {
  for (;;) {
    const { work } = await test.backups.status()
    if (work?.kind === 'restore' && work.done > work.total / 2) return
    await nextTurn()
  }
}

it('what is written while a restore applies waits for it and is kept, or is refused with Retry-After', async () => {
  const id = 7
  const original = await priceOf(id)
  await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { price: 11_111 } })
  const restored = apply()
  await replacing()
  expect(await priceOf(id)).toBe(11_111)

  const [inquiry, save, { status }] = await Promise.all([
    askFor('Ist er noch zu haben?'),
    test.call('PUT', `/api/products/${id}`, { token: test.token, body: { price: 22_222 } }),
    restored,
  ])
  expect(status).toBe(200)
  for (const answer of [inquiry, save])
    if (answer.status === 503) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect([201, 503]).toContain(inquiry.status)
  expect([200, 503]).toContain(save.status)
  const inquiries = await test.query('select id from inquiry')
  expect(inquiries).toHaveLength(inquiry.status === 201 ? 1 : 0)
  expect(await priceOf(id)).toBe(save.status === 200 ? 22_222 : original)
})

it('a second backup or restore at the same time is a 409 that says why', async () => {
  const restored = apply()
  await replacing()
  for (const { status, error } of [await makeBackup(), await apply()]) {
    expect(status).toBe(409)
    expect(error).toContain('Bitte warten Sie, bis sie fertig ist')
  }
  expect((await restored).status).toBe(200)
})

it('of two backups that are asked for at once, one is made and the other one refused', async () => {
  const answers = await Promise.all([makeBackup(), makeBackup()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})
