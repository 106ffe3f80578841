import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KEY_HEADER } from '../../../shared/calls/idempotency.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const get = async <Data>(path: string) => (await test.get<Data>(path, test.token)).data
const machineOf = async (id: number) =>
  (await get<YardMachine[]>('/api/yard/products')).find((machine) => machine.id === id)

function send(
  method: string,
  path: string,
  body: object,
  key: string = randomUUID(),
  token = test.token,
) {
  return test.call<{ id: number }>(method, `/api/yard${path}`, {
    token,
    body,
    headers: { [KEY_HEADER]: key },
  })
}

describe('a stocktake', () => {
  it('exports what nobody has seen since a day in Berlin', async () => {
    const one = await test.addProduct({ stockNumber: 'A1' })
    const two = await test.addProduct()
    await test.addProduct({ status: 'sold' })
    // Half past midnight in Berlin.
    await send('PUT', `/products/${one.id}/seen`, { at: '2026-11-09T23:30:00Z' })
    const csv = async (query: string) => {
      const response = await test.app.request(`/api/yard/stocktake?format=csv&${query}`, {
        headers: { Authorization: `Bearer ${test.token}` },
      })
      return (await response.text()).trim().split('\r\n').slice(1)
    }
    expect(await csv('since=2026-11-10')).toEqual([`;Linde H25;Hamburg;Aktiv;;;${two.id}`])
    expect(await csv('since=2026-11-11')).toContain(
      `A1;Linde H25;Hamburg;Aktiv;2026-11-10;admin;${one.id}`,
    )
    expect(await csv('since=2026-11-11&location=Kiel')).toEqual([])
    const { status } = await test.get('/api/yard/stocktake?since=gestern', test.token)
    expect(status).toBe(400)
  })

  it('goes from place to place', async () => {
    const { id: second } = await test.addProduct({ location: 'Hamburg', title: 'A' })
    const { id: third } = await test.addProduct({ location: 'Kiel', title: 'A' })
    const { id: first } = await test.addProduct({ location: 'Bremen', title: 'Z' })
    const response = await test.app.request('/api/yard/stocktake?format=csv&since=2026-11-10', {
      headers: { Authorization: `Bearer ${test.token}` },
    })
    const rows = (await response.text()).trim().split('\r\n').slice(1)
    expect(rows.map((row) => Number(row.split(';').at(-1)))).toEqual([first, second, third])
  })

  it('keeps the later sighting, and takes none from a clock that is ahead', async () => {
    const { id } = await test.addProduct()
    await send('PUT', `/products/${id}/seen`, { at: '2026-11-10T10:00:00Z' })
    await send('PUT', `/products/${id}/seen`, { at: '2026-11-09T10:00:00Z' })
    expect((await machineOf(id))?.seenAt).toBe('2026-11-10T10:00:00.000Z')
    await send('PUT', `/products/${id}/seen`, { at: '2099-01-01T00:00:00Z' })
    expect(Date.parse((await machineOf(id))?.seenAt ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

describe('a sighting that is taken back', () => {
  const see = (id: number, at: string, token = test.token) =>
    send('PUT', `/products/${id}/seen`, { at }, randomUUID(), token)
  const takeBack = (id: number, at: string, key: string = randomUUID()) =>
    send('PUT', `/products/${id}/unseen`, { at }, key)
  const seen = async (id: number) => {
    const { seenAt, seenBy } = (await machineOf(id)) ?? {}
    return [seenAt, seenBy]
  }
  const [before, at, later] = [
    '2026-11-09T10:00:00.000Z',
    '2026-11-10T10:00:00.000Z',
    '2026-11-10T11:00:00.000Z',
  ] as const

  it('leaves the one before, once, however often that arrives', async () => {
    const { id } = await test.addProduct()
    await see(id, before)
    await see(id, at)
    await see(id, later)
    const key = randomUUID()
    for (let time = 0; time < 2; time++) expect((await takeBack(id, later, key)).status).toBe(200)
    expect(await seen(id)).toEqual([before, 'admin'])
    await takeBack(id, before)
    expect(await seen(id)).toEqual([null, null])
    expect((await takeBack(id, before)).status).toBe(200)
    expect((await takeBack(999, before)).status).toBe(404)
  })

  it('is nobody else’s: what a colleague has seen stays', async () => {
    const { id } = await test.addProduct()
    const { token, username } = await addColleague(test, 'stock')
    await see(id, at, token)
    await see(id, later)
    await takeBack(id, later)
    expect(await seen(id)).toEqual([at, username])
    const other = await test.addProduct()
    await see(other.id, at)
    await see(other.id, later, token)
    // The phone has shown the earlier one.
    await takeBack(other.id, at)
    expect(await seen(other.id)).toEqual([later, username])
  })
})
