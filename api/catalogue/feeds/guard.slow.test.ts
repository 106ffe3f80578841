import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { logIn } from '../../tests/accounts.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'
import { applyTable, csv } from '../stock/import/send-import.testing.ts'
import { feedAddress, fetchFeed, rowsOf, switchOn } from './feeds.testing.ts'

const KEY = 'maschinensucher'
const withData = { specifications: { Tragkraft: '2.500 kg' } }

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'info@stapler.example',
    MAIL_TO: 'chef@stapler.example',
  })
})
afterEach(() => test.close())

/** Machines that the portal has got. */
async function fetched(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 1; n <= count; n++)
    ids.push((await test.addProduct({ ...withData, stockNumber: `NR-${n}` })).id)
  await fetchFeed(test, KEY)
  return ids
}
const state = async () => (await test.get<FeedState>(`/api/feeds/${KEY}`, test.token)).data
const remove = (id: number) => test.call('DELETE', `/api/products/${id}`, { token: test.token })
const change = (id: number, body: object) =>
  test.call('PUT', `/api/products/${id}`, { token: test.token, body })
const numbersNow = async () => (await rowsOf(test, KEY)).slice(1).map((row) => row[12])
const mails = () => test.query<{ about: string }>(`select about, recipient from mail`)
const numbers = (count: number) => Array.from({ length: count }, (_, n) => `NR-${n + 1}`)

describe('a feed that has lost', () => {
  it('three of ten machines delivers the seven', async () => {
    const ids = await fetched(10)
    for (const id of ids.slice(7)) await remove(id)
    expect(await numbersNow()).toEqual(numbers(7))
    expect(await state()).toMatchObject({ held: false, machines: 7 })
    expect(await mails()).toEqual([])
  })

  it('four of ten machines delivers all ten until it is confirmed, and sends one mail', async () => {
    const ids = await fetched(10)
    for (const id of ids.slice(6)) await remove(id)
    expect(await numbersNow()).toEqual(numbers(10))
    expect(await numbersNow()).toEqual(numbers(10))
    expect(await state()).toMatchObject({
      held: true,
      machines: 6,
      hold: { delivered: 10, missing: ids.slice(6).map((id) => ({ id, title: 'Linde H25' })) },
    })
    expect(await mails()).toEqual([{ about: KEY, recipient: 'chef@stapler.example' }])
    const confirmed = await test.call<FeedState>('POST', `/api/feeds/${KEY}/confirm`, {
      token: test.token,
    })
    expect(confirmed.data).toMatchObject({ held: false, hold: null })
    expect(await numbersNow()).toEqual(numbers(6))
  })

  it('too many runs again when they are back, and the next loss sends another mail', async () => {
    const ids = await fetched(4)
    for (const id of ids.slice(2)) await remove(id)
    await numbersNow()
    for (const id of ids.slice(2))
      await test.call('POST', `/api/trash/products/${id}/restore`, { token: test.token, body: {} })
    expect(await state()).toMatchObject({ held: false })
    expect(await numbersNow()).toEqual(numbers(4))
    for (const id of ids.slice(2)) await remove(id)
    expect(await numbersNow()).toEqual(numbers(4))
    expect(await mails()).toHaveLength(2)
  })

  it('counts by machine: as many new ones make up for none', async () => {
    const ids = await fetched(4)
    for (const id of ids.slice(2)) await remove(id)
    for (const number of ['NEU-1', 'NEU-2'])
      await test.addProduct({ ...withData, stockNumber: number })
    expect(await numbersNow()).toEqual(numbers(4))
  })

  it('one of two machines asks, too', async () => {
    const [first = 0] = await fetched(2)
    await change(first, { status: 'sold' })
    expect(await numbersNow()).toEqual(numbers(2))
  })
})

it.each([
  [
    'all machines are deleted',
    async (ids: number[]) => {
      for (const id of ids) await remove(id)
    },
  ],
  [
    'all machines are withdrawn from the site',
    async (ids: number[]) => {
      for (const id of ids) await change(id, { status: 'inactive' })
    },
  ],
  [
    'all machines are withheld from it',
    async (ids: number[]) => {
      for (const id of ids) await change(id, { withheldFrom: [KEY] })
    },
  ],
  [
    'all technical data are emptied',
    async (ids: number[]) => {
      for (const id of ids) await change(id, { specifications: {} })
    },
  ],
])('keeps its last content when %s', async (_, lose) => {
  const ids = await fetched(3)
  await lose(ids)
  expect(await numbersNow()).toEqual(numbers(3))
  expect(await state()).toMatchObject({ held: true, machines: 0 })
})

it('keeps its machines, but no price, when all prices go on request', async () => {
  const ids = await fetched(3)
  const prices = async () => (await rowsOf(test, KEY)).slice(1).map((row) => row[26])
  expect(await prices()).toEqual(['20000', '20000', '20000'])
  for (const id of ids) await change(id, { priceKind: 'onRequest' })
  expect(await prices()).toEqual(['', '', ''])
  expect(await state()).toMatchObject({ held: false })
})

it('delivers no price that went on request, held or not, even of a machine that is deleted for good', async () => {
  const [first = 0, second = 0, third = 0] = await fetched(3)
  await change(first, { priceKind: 'onRequest' })
  await change(second, { priceKind: 'onRequest' })
  await remove(second)
  await test.call('DELETE', `/api/trash/products/${second}`, { token: test.token })
  await remove(third)
  const rows = (await rowsOf(test, KEY)).slice(1)
  expect(await state()).toMatchObject({ held: true })
  expect(rows.map((row) => [row[12], row[26]])).toEqual([
    ['NR-1', ''],
    ['NR-2', ''],
    ['NR-3', '20000'],
  ])
})

it('has nothing to keep before it is fetched for the first time', async () => {
  await switchOn(test, KEY)
  const { id } = await test.addProduct(withData)
  await remove(id)
  expect(await numbersNow()).toEqual([])
  expect(await state()).toMatchObject({ held: false })
})

it('remembers what the portal has while it is switched off', async () => {
  const ids = await fetched(3)
  await test.call('PUT', `/api/feeds/${KEY}`, { token: test.token, body: { enabled: false } })
  for (const id of ids) await remove(id)
  expect(await numbersNow()).toEqual(numbers(3))
})

it('is not confirmed in advance: a confirmation counts for the loss that is seen', async () => {
  const ids = await fetched(10)
  for (const id of ids.slice(8)) await remove(id)
  await test.call('POST', `/api/feeds/${KEY}/confirm`, { token: test.token })
  for (const id of ids.slice(6, 8)) await remove(id)
  expect(await state()).toMatchObject({ held: true })
})

it('is confirmed as it was seen: if other machines are missing by now, that is asked again', async () => {
  const ids = await fetched(10)
  for (const id of ids.slice(6)) await remove(id)
  const seen = await state()
  await remove(ids[5] ?? 0)
  const confirm = (version = '') =>
    test.call<FeedState>('POST', `/api/feeds/${KEY}/confirm`, {
      token: test.token,
      body: { version },
    })
  const refused = await confirm(seen.hold?.version)
  expect(refused.status).toBe(409)
  expect(refused.error).toContain('Inzwischen fehlen andere Maschinen')
  expect(await numbersNow()).toEqual(numbers(10))
  const { hold } = await state()
  expect(hold?.missing).toHaveLength(5)
  expect((await confirm(hold?.version)).data).toMatchObject({ held: false })
  expect(await numbersNow()).toEqual(numbers(5))
})

it('is told on the dashboard from the fetch on that was held, as long as it is switched on', async () => {
  const held = async () => (await test.get('/api/feeds/held', test.token)).data
  const ids = await fetched(3)
  for (const id of ids) await remove(id)
  expect(await held()).toEqual([])
  await numbersNow()
  expect(await held()).toEqual([
    { key: KEY, name: 'Maschinensucher', since: expect.stringMatching(/^20/) },
  ])
  await test.call('PUT', `/api/feeds/${KEY}`, { token: test.token, body: { enabled: false } })
  expect(await held()).toEqual([])
  await switchOn(test, KEY)
  await test.call('POST', `/api/feeds/${KEY}/confirm`, { token: test.token })
  expect(await held()).toEqual([])
})

it('is told on the dashboard no longer when the machines are back, also if no portal asks any more', async () => {
  const ids = await fetched(3)
  const status = (value: string) => (id: number) =>
    test.call('PUT', `/api/products/${id}`, { token: test.token, body: { status: value } })
  await Promise.all(ids.map(status('inactive')))
  await numbersNow()
  expect((await test.get<unknown[]>('/api/feeds/held', test.token)).data).toHaveLength(1)
  await Promise.all(ids.map(status('active')))
  expect((await test.get('/api/feeds/held', test.token)).data).toEqual([])
})

it('shows the stock in the preview, even when it is held', async () => {
  const ids = await fetched(3)
  for (const id of ids) await remove(id)
  const response = await test.app.request(`/api/feeds/${KEY}/preview`, {
    headers: { Authorization: `Bearer ${test.token}` },
  })
  expect(await response.text()).not.toContain('NR-1')
})

it('withdraws prices that an import puts on request, as those of the form', async () => {
  const ids = await fetched(4)
  const rows = ids.map((id) => [id, 'Preis auf Anfrage'])
  const { status, data } = await applyTable(test, csv(['ID', 'Besteuerung'], ...rows))
  expect([status, data.changed]).toEqual([200, 4])
  for (const id of ids.slice(1)) await remove(id)
  expect(await numbersNow()).toEqual(numbers(4))
  const prices = (await rowsOf(test, KEY)).slice(1).map((row) => row[26])
  expect(prices).toEqual(['', '', '', ''])
})

it('keeps what a portal has fetched since the backup that is restored', async () => {
  await fetched(1)
  const { data: old } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  for (const number of ['NR-2', 'NR-3', 'NR-4'])
    await test.addProduct({ ...withData, stockNumber: number })
  expect(await numbersNow()).toEqual(numbers(4))
  await restore(test, test.token, { name: old.name, mode: 'apply' })
  test.token = await logIn(test, 'admin', PASSWORD)
  expect(await state()).toMatchObject({ held: true, machines: 1 })
  expect(await numbersNow()).toEqual(numbers(4))
})

it('does not bring an address back that was renewed since the backup', async () => {
  await fetched(1)
  const old = await feedAddress(test, KEY)
  const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  await test.call('POST', `/api/feeds/${KEY}/renew`, { token: test.token })
  const renewed = await feedAddress(test, KEY)
  await restore(test, test.token, { name: data.name, mode: 'apply' })
  test.token = await logIn(test, 'admin', PASSWORD)
  expect(await feedAddress(test, KEY)).toBe(renewed)
  expect((await test.app.request(old)).status).toBe(404)
})

it('knows on a new machine what the portal had when the backup was made', async () => {
  const ids = await fetched(4)
  for (const id of ids.slice(1)) await remove(id)
  await numbersNow()
  const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  const { content } = await test.backups.files.read(data.name)
  const file = new Blob([await buffer(content)])
  const address = await feedAddress(test, KEY)
  const other = await createTestApp()
  try {
    await restore(other, other.token, { file, mode: 'apply' })
    const response = await other.app.request(address)
    expect(await response.text()).toBe(await (await test.app.request(address)).text())
  } finally {
    await other.close()
  }
})
