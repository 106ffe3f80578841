import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Backup } from '../../../../shared/backup/backup.ts'
import { restore } from '../../../operation/backup/backups.testing.ts'
import { addColleague } from '../../../tests/accounts.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../tests/test-app.ts'

let test: TestApp
let lines: string[]
beforeEach(async () => {
  test = await createTestApp()
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

const call = (method: string, path: string, body?: unknown) =>
  test.call<{ id: number }>(method, path, {
    token: test.token,
    ...(body !== undefined && { body }),
  })
/** Event, account and object of each line since the last call. */
const events = () =>
  lines
    .splice(0)
    .filter((line) => line.startsWith('Audit '))
    .map((line) => line.replace(/^Audit \S+ (\S+) address=- account=/, '$1 '))
const logIn = (body: object) => test.call('POST', '/api/auth/login', { body })

it('says who logged in, and with which name somebody failed', async () => {
  await logIn({ username: 'admin', password: PASSWORD })
  await logIn({ username: 'x"\nAudit login', password: 'geraten' })
  expect(events()).toEqual(['login "admin"', 'login-failed "x\\"\\nAudit login"'])
  for (let i = 0; i < 10; i++) await logIn({ username: 'admin', password: 'geraten' })
  await logIn({ username: 'admin', password: 'geraten' })
  expect(events().at(-1)).toBe('login-throttled "admin"')
})

it('says who was reset, deleted for good or restored, and never a token or password', async () => {
  const { id } = await addColleague(test, 'sales')
  events()
  await call('PUT', `/api/users/${id}`, { hasSecondFactor: false })
  await call('DELETE', `/api/users/${id}`)
  const product = await test.addProduct()
  await call('DELETE', `/api/products/${product.id}`)
  expect((await call('DELETE', `/api/trash/products/${product.id}`)).status).toBe(200)
  const inquiry = { name: 'Erika', email: 'e@firma.example', message: 'Ist er zu haben?' }
  await test.call('POST', '/api/contact', { body: inquiry })
  await call('DELETE', '/api/contact/1')
  expect(events()).toEqual([
    `login-reset "admin" object="user ${id}"`,
    `deleted "admin" object="user ${id}"`,
    `deleted "admin" object="product ${product.id}"`,
    'deleted "admin" object="inquiry 1"',
  ])
})

it('says that everything was restored, after what was there was backed up by itself', async () => {
  const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  const inquiry = { name: 'Erika', email: 'e@firma.example', message: 'Ist er zu haben?' }
  await test.call('POST', '/api/contact', { body: inquiry })
  const { data: check } = await restore(test, test.token, { name: data.name })
  expect([check.savedAs, check.lost]).toEqual([null, ['1 Anfrage, die seither kam']])
  const { data: report } = await restore(test, test.token, { name: data.name, mode: 'apply' })
  expect(events()).toEqual([`restored "admin" object="backup ${data.createdAt}"`])
  const kept = (await test.backups.files.list()).find(({ name }) => name === report.savedAs)
  expect(kept?.counts.inquiry).toBe(1)
})
