import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { applyTable, csv } from '../../catalogue/stock/import/send-import.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
})
afterAll(() => test.close())

let customers = 0
/** A customer who was told on the telephone that all these machines are free. */
const told = (...productIds: number[]) =>
  toldTo({ name: `Kunde ${++customers}`, email: `k${customers}@firma.example` }, ...productIds)
async function toldTo(sender: Record<string, string>, ...productIds: number[]): Promise<number> {
  const { data } = await test.call<Inquiry>('POST', '/api/contact', {
    body: { ...sender, productIds, message: `Ist der Stapler noch da? ${++customers}` },
  })
  await say(data.id)
  return data.id
}
const later = { at: '2099-01-05T08:00:00.000Z', text: 'Nachfassen' }
const say = (id: number) =>
  test.call('POST', `/api/contact/${id}/messages`, {
    token: test.token,
    body: { kind: 'call', text: 'Besprochen.', nextStep: later },
  })
const put = (path: string, body: Record<string, unknown>, headers = {}) =>
  test.call('PUT', `/api${path}`, { token: test.token, body, headers })
async function lineOf(id: number) {
  const { data } = await test.get<Today>('/api/today', test.token)
  return data.items.find(({ inquiry }) => inquiry.id === id)
}
const machine = async () => (await test.addProduct()).id

describe('a customer who was told that a machine is free', () => {
  const ways: [string, string, (id: number) => Promise<unknown>][] = [
    ['sold', 'ist verkauft', (id) => put(`/products/${id}`, { status: 'sold' })],
    ['reserved', 'ist reserviert', (id) => put(`/products/${id}`, { status: 'reserved' })],
    [
      'withdrawn by a bulk edit',
      'wird nicht mehr angeboten',
      (id) => put('/products/bulk', { ids: [id], changes: { status: 'inactive' }, mode: 'apply' }),
    ],
    [
      'sold in the yard',
      'ist verkauft',
      (id) =>
        put(
          `/yard/products/${id}`,
          { changes: { status: 'sold' }, seen: { status: 'active' } },
          { 'Idempotency-Key': randomUUID() },
        ),
    ],
    [
      'deleted',
      'wird nicht mehr angeboten',
      (id) => test.call('DELETE', `/api/products/${id}`, { token: test.token }),
    ],
  ]
  it.each(ways)('comes up when it is %s', async (_, why, go) => {
    const other = await machine()
    const one = await machine()
    const first = await told(one)
    const further = await told(other, one)
    const untouched = await told(other)
    expect(await lineOf(first)).toBeUndefined()
    await go(one)
    for (const id of [first, further])
      expect(await lineOf(id)).toMatchObject({
        kind: 'gone',
        text: `Etwas anderes anbieten: Linde H25 ${why}`,
      })
    expect(await lineOf(untouched)).toBeUndefined()
    await say(first)
    await put(`/contact/${further}`, { nextStep: { ...later, text: 'Anrufen' } })
    expect([await lineOf(first), await lineOf(further)]).toEqual([undefined, undefined])
    await put(`/products/${one}`, { note: 'Abholung am Montag' })
    expect(await lineOf(first)).toBeUndefined()
  })

  it('comes up half an hour after the answer too, by an import, and once more when what was reserved is sold', async () => {
    const { id: product } = await test.addProduct({ stockNumber: 'L-77' })
    const id = await told(product)
    const before = Date.now() - 30 * 60_000
    await test.query(`update message set at = ${before} where inquiry_id = ${id}`)
    await applyTable(test, csv(['Lagernummer', 'Status'], ['L-77', 'Reserviert']))
    expect(await lineOf(id)).toMatchObject({ kind: 'gone', machines: [{ state: 'reserved' }] })
    await say(id)
    expect(await lineOf(id)).toBeUndefined()
    await put(`/products/${product}`, { status: 'sold' })
    expect(await lineOf(id)).toMatchObject({ kind: 'gone', machines: [{ state: 'sold' }] })
  })

  it('does not come up when it is reserved for them', async () => {
    const product = await machine()
    const id = await told(product)
    await put(`/products/${product}`, { status: 'reserved', reservedFor: id })
    expect(await lineOf(id)).toBeUndefined()
  })

  it('does not come up when it is reserved for another inquiry of theirs, and says so', async () => {
    const product = await machine()
    const other = await told(product)
    const ordered = await told(product)
    const buyer = { name: 'Rita Regal', email: 'rita@regal.example', phone: '0171 2223344' }
    const first = await toldTo(buyer, product)
    const byMail = await toldTo({ name: 'R. Regal', email: 'RITA@regal.example' }, product)
    const byPhone = await toldTo(
      { ...buyer, name: 'rita regal', email: 'lager@regal.example', phone: '+49 171 2223344' },
      product,
    )
    const sameSwitchboard = await toldTo(
      { ...buyer, name: 'Otto Neu', email: 'o@neu.example' },
      product,
    )
    await put(`/products/${product}`, { status: 'reserved', reservedFor: first })
    for (const id of [first, byMail, byPhone]) expect(await lineOf(id)).toBeUndefined()
    for (const id of [other, ordered, sameSwitchboard])
      expect(await lineOf(id)).toMatchObject({ kind: 'gone', machines: [{ state: 'reserved' }] })
    const now = { at: new Date(Date.now() - 60_000).toISOString(), text: 'Anrufen' }
    await put(`/contact/${byMail}`, { nextStep: now })
    expect(await lineOf(byMail)).toMatchObject({ kind: 'step', machines: [{ state: 'theirs' }] })
  })

  it('does not come up for whoever has bought it with another inquiry', async () => {
    const product = await machine()
    const buyer = { name: 'Karl Kauf', email: 'karl@kauf.example' }
    const bought = await toldTo(buyer, product)
    const again = await toldTo(buyer, product)
    const other = await told(product)
    await put(`/contact/${bought}`, { stage: 'won' })
    await put(`/products/${product}`, { status: 'sold' })
    expect(await lineOf(again)).toBeUndefined()
    expect(await lineOf(other)).toMatchObject({ kind: 'gone' })
  })

  it('does not come up for a colleague of whoever has it, known by the domain or the name of the firm', async () => {
    const sold = await machine()
    const kept = await machine()
    const ordered = await machine()
    const all = [sold, kept, ordered]
    const buyer = await toldTo(
      { name: 'Ines Einkauf', company: 'Lagerhof GmbH', email: 'ines@lagerhof.example' },
      sold,
    )
    const colleagues = [
      await toldTo({ name: 'Kai Kollege', email: 'kai@lagerhof.example' }, ...all),
      await toldTo({ name: 'Uwe', company: 'LAGERHOF', email: 'uwe@gmx.de' }, ...all),
    ]
    const strangers = [
      await toldTo({ name: 'Otto', company: 'Lagerhaus GmbH', email: 'otto@gmx.de' }, ...all),
      await told(...all),
    ]
    await put(`/contact/${buyer}`, { stage: 'won' })
    await put(`/products/${sold}`, { status: 'sold' })
    await put(`/products/${kept}`, { status: 'reserved', reservedFor: buyer })
    for (const id of colleagues) expect(await lineOf(id)).toBeUndefined()
    for (const id of strangers) expect(await lineOf(id)).toMatchObject({ kind: 'gone' })
    await put(`/products/${ordered}`, { status: 'sold' })
    for (const id of colleagues) expect(await lineOf(id)).toMatchObject({ kind: 'gone' })
  })

  it('does not come up for what was gone before they asked', async () => {
    const product = await machine()
    await put(`/products/${product}`, { status: 'reserved' })
    expect(await lineOf(await told(product))).toBeUndefined()
  })
})
