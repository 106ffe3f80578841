import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endOfDay, startOfDay } from '../../../shared/dealer/clock.ts'
import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Revision } from '../../../shared/operation/history.ts'
import type { Product } from '../../../shared/product/product.ts'
import { addDays, berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { changeAs } from '../../base/requests/change/change.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { endReservations } from './product.duties.ts'
import { release, reserve } from './product.reservation.ts'

let test: TestApp
let sales: { token: string }
let stock: { token: string }
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
  sales = await addColleague(test, 'sales')
  stock = await addColleague(test, 'stock')
})
afterAll(() => test.close())

const today = berlinDay(new Date())
const lastDay = addDays(today, 14)

let customers = 0
async function inquiry(): Promise<number> {
  const body = {
    name: `Kunde ${++customers}`,
    email: `kunde${customers}@firma.example`,
    message: 'Bitte reservieren.',
  }
  return (await test.call<Inquiry>('POST', '/api/contact', { body })).data.id
}
const put = (id: number, body: Record<string, unknown>, token = test.token) =>
  test.call<Product>('PUT', `/api/products/${id}`, { token, body })
const seen = async (id: number, token?: string) =>
  (await test.get<Product>(`/api/products/${id}`, token)).data
const history = async (id: number, token = test.token) =>
  (await test.get<Revision[]>(`/api/products/${id}/history`, token)).data

async function reserved(changes: Record<string, unknown> = {}) {
  const { id } = await test.addProduct()
  const customer = await inquiry()
  const body = { status: 'reserved', reservedUntil: lastDay, reservedFor: customer, ...changes }
  await put(id, body)
  return { id, customer }
}

/** The processes of a site as they look for due work at a moment. */
function processes(count: number) {
  const all = Array.from(
    { length: count },
    () => new DueWork(test.database, [endReservations(test)]),
  )
  return (moment: Date) => Promise.all(all.map((one) => one.run(moment)))
}

it('is made by sales, and known to those alone who are logged in', async () => {
  const { id } = await test.addProduct()
  const customer = await inquiry()
  const answer = await put(
    id,
    { status: 'reserved', reservedUntil: lastDay, reservedFor: customer },
    sales.token,
  )
  expect(answer.data).toMatchObject({
    status: 'reserved',
    reservedUntil: lastDay,
    reservedFor: customer,
  })
  const asVisitor = await test.app.request(`/api/products/${id}`)
  const text = await asVisitor.text()
  expect(text).toContain('"status":"reserved"')
  for (const said of ['reservedUntil', 'reservedFor', 'publishAt', lastDay])
    expect(text).not.toContain(said)
  const list = await (await test.app.request('/api/products?limit=1000')).text()
  expect(list).not.toContain('reserved_')
  expect(list).not.toContain('reservedUntil')
})

it('stands in the history of the inquiry, as does its end by hand', async () => {
  const { id, customer } = await reserved()
  const told = async (of: number) => {
    const { events } = (await test.get<InquiryDetail>(`/api/contact/${of}`, test.token)).data
    return events.flatMap(({ kind, text, author }) =>
      kind === 'reserved' ? [{ text, author }] : [],
    )
  }
  const { title } = await seen(id)
  const until = {
    text: `Maschine „${title}“ reserviert bis ${formatDay(lastDay)}`,
    author: 'admin',
  }
  expect(await told(customer)).toEqual([until])
  // What says nothing of the reservation is no news to the customer's inquiry.
  await put(id, { location: 'Halle 3' })
  await put(id, { status: 'reserved', reservedUntil: lastDay, reservedFor: customer })
  expect(await told(customer)).toEqual([until])
  const next = await inquiry()
  await put(id, { reservedUntil: null, reservedFor: next }, sales.token)
  const over = { text: `Maschine „${title}“ nicht mehr reserviert`, author: 'Kollege sales' }
  expect(await told(customer)).toEqual([until, over])
  const open = { text: `Maschine „${title}“ unbefristet reserviert`, author: 'Kollege sales' }
  expect(await told(next)).toEqual([open])
  await put(id, { status: 'active' }, sales.token)
  expect(await told(next)).toEqual([open, over])
})

it('tells visitors apart from the machine until when it is reserved', async () => {
  const { id } = await reserved()
  const end = async (path: number) =>
    (await test.app.request(`/api/products/${path}/reservation`)).json()
  expect(await end(id)).toEqual({ success: true, data: { until: lastDay } })
  const free = await test.addProduct()
  expect(await end(free.id)).toMatchObject({ data: { until: null } })
  const hidden = await test.addProduct({ status: 'inactive' })
  expect(await end(hidden.id)).toMatchObject({ success: false })
})

it('shows the warehouse until when, and never for whom', async () => {
  const { id, customer } = await reserved()
  expect(await seen(id, stock.token)).toMatchObject({ reservedUntil: lastDay, reservedFor: null })
  const [first] = (await test.get<Product[]>('/api/products?limit=1', stock.token)).data
  expect(first).toMatchObject({ id, reservedFor: null })
  // Their form sends back what they see.
  const saved = await put(id, { location: 'Halle 3', reservedFor: null }, stock.token)
  expect(saved.data).toMatchObject({ location: 'Halle 3', reservedFor: null })
  expect((await seen(id, test.token)).reservedFor).toBe(customer)
  const stale = await test.call<Product>('PUT', `/api/products/${id}`, {
    token: stock.token,
    body: { location: 'Hof' },
    headers: { 'If-Match': '"2026-01-01T00:00:00.000Z"' },
  })
  expect([stale.status, stale.data.reservedFor]).toEqual([409, null])
  expect((await put(id, { reservedFor: customer }, stock.token)).status).toBe(403)
  const changes = await history(id, stock.token)
  expect(changes.flatMap(({ fields }) => Object.keys(fields))).not.toContain('reservedFor')
  expect(JSON.stringify(changes)).toContain(lastDay)
})

it('ends with its last day, in Berlin, once among all processes', async () => {
  const { id } = await reserved()
  const at = processes(3)
  await at(new Date(endOfDay(lastDay).getTime() - 1))
  expect((await seen(id)).status).toBe('reserved')
  await at(endOfDay(lastDay))
  expect(await seen(id, test.token)).toMatchObject({
    status: 'active',
    reservedUntil: null,
    reservedFor: null,
  })
  const [latest, ...earlier] = await history(id)
  expect(latest).toMatchObject({
    action: 'expired',
    author: null,
    fields: { status: ['reserved', 'active'], reservedUntil: [lastDay, null] },
  })
  expect(earlier.map(({ action }) => action)).toEqual(['changed', 'created'])
})

it('ends right after the start when no process ran at its time, and is seen by visitors at once', async () => {
  const { id } = await reserved({ reservedUntil: addDays(today, -3) })
  const available = '/api/products?available=true&limit=1000'
  const ids = async () => (await test.get<Product[]>(available)).data.map((product) => product.id)
  expect(await ids()).not.toContain(id)
  await processes(1)(new Date())
  expect(await ids()).toContain(id)
  expect((await seen(id)).status).toBe('active')
})

it('lasts until somebody ends it where it has no end', async () => {
  const { id } = await reserved({ reservedUntil: null })
  await processes(1)(startOfDay('2099-01-01'))
  expect((await seen(id, test.token)).status).toBe('reserved')
})

it('ends with the status', async () => {
  const { id } = await reserved()
  await put(id, { status: 'sold' })
  expect(await seen(id, test.token)).toMatchObject({ reservedUntil: null, reservedFor: null })
  await put(id, { status: 'reserved' })
  expect(await seen(id, test.token)).toMatchObject({ reservedUntil: null, reservedFor: null })
})

it('is refused beside another status, for an unknown inquiry, and for what is no day', async () => {
  const { id } = await test.addProduct()
  const customer = await inquiry()
  const details = async (body: Record<string, unknown>) => {
    const answer = await put(id, body)
    expect(answer.status).toBe(400)
    return answer.details
  }
  const only = ['Geht nur beim Status „Reserviert“']
  expect(await details({ reservedUntil: lastDay, reservedFor: customer })).toEqual({
    reservedUntil: only,
    reservedFor: only,
  })
  expect(await details({ status: 'reserved', reservedFor: 9_999_999 })).toEqual({
    reservedFor: ['Diese Anfrage gibt es nicht'],
  })
  expect(await details({ status: 'reserved', reservedUntil: '31.12.2026' })).toEqual({
    reservedUntil: ['Ende der Reservierung muss ein Tag wie 2026-12-12 sein'],
  })
  const created = await test.call('POST', '/api/products', {
    token: test.token,
    body: { title: '', status: 'sold', reservedUntil: lastDay },
  })
  expect(created.details).toMatchObject({
    title: ['Titel ist erforderlich'],
    reservedUntil: only,
  })
})

it('ends with its inquiry, as the question before the deletion says', async () => {
  const { id, customer } = await reserved()
  await test.call('DELETE', `/api/contact/${customer}`, { token: test.token })
  expect(await seen(id, test.token)).toMatchObject({
    status: 'active',
    reservedUntil: null,
    reservedFor: null,
  })
})

it('comes back with an earlier state and out of the trash, for nobody in particular', async () => {
  const { id } = await reserved()
  await put(id, { status: 'active' })
  const before = (await history(id))[1]
  await test.call('POST', `/api/products/${id}/history/${before?.id}/restore`, {
    token: test.token,
  })
  const again = { status: 'reserved', reservedUntil: lastDay, reservedFor: null }
  expect(await seen(id, test.token)).toMatchObject(again)
  await test.call('DELETE', `/api/products/${id}`, { token: test.token })
  await test.call('POST', `/api/trash/products/${id}/restore`, { token: test.token })
  expect(await seen(id, test.token)).toMatchObject(again)
})

it('is made for one of several inquiries that want the machine at once, and lifted for that one alone', async () => {
  const { id } = await test.addProduct()
  const wanting = await Promise.all([inquiry(), inquiry(), inquiry()])
  const inTransaction = (work: typeof reserve | typeof release) => (one: number) =>
    changeAs(null, test.database.orm.em.fork(), test, (em) =>
      work(em, id, { until: lastDay, for: one }),
    )
  const [reserving, releasing] = [inTransaction(reserve), inTransaction(release)]
  const outcomes = await Promise.allSettled(wanting.map(reserving))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const winner = wanting[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? 0
  const [loser = 0] = wanting.filter((one) => one !== winner)
  await expect(reserving(loser)).rejects.toThrow(
    '„Linde H25“ ist inzwischen anderweitig reserviert',
  )
  await releasing(loser)
  expect(await seen(id, test.token)).toMatchObject({ status: 'reserved', reservedFor: winner })
  await releasing(winner)
  expect(await seen(id, test.token)).toMatchObject({ status: 'active', reservedFor: null })
})

it('ends for all others although one of them cannot be changed', async () => {
  const bad = await reserved()
  const good = await reserved()
  await test.query(`update product set specifications = '7' where id = ${bad.id}`)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await processes(1)(endOfDay(lastDay))
  expect((await seen(good.id)).status).toBe('active')
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining(`Maschine ${bad.id} `),
    expect.anything(),
  )
  said.mockRestore()
  await test.query(`delete from product where id = ${bad.id}`)
})
