import { afterAll, expect, it, vi } from 'vitest'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, read } = await createInquiryTest()
afterAll(() => test.close())

const received = async (changes = {}) => (await send(changes)).data.id
const rows = async (query = '') =>
  (await test.get<ListedInquiry[]>(`/api/contact?${query}`, test.token)).data
const row = async (id: number) => (await rows('limit=1000')).find((one) => one.id === id)
const write = (id: number, body: Record<string, unknown>) =>
  test.call('POST', `/api/contact/${id}/messages`, { token: test.token, body })
const idsOf = async (query: string) => (await rows(`limit=1000&${query}`)).map(({ id }) => id)

it('shows what was said last, shortened', async () => {
  const id = await received()
  expect((await row(id))?.lastMessage).toBeNull()
  await write(id, { kind: 'received', text: 'Haben Sie den auch mit Kabine?' })
  await write(id, { kind: 'call', text: `${'Hallo '.repeat(80)}Ende` })
  const last = (await row(id))?.lastMessage
  expect(last).toMatchObject({ kind: 'call' })
  expect(last?.text).toMatch(/^Hallo .*…$/)
})

it('shows what its newest offer is worth, a draft as well', async () => {
  const id = await received()
  const line = { kind: 'custom', text: 'Gabelverlängerung', quantity: 2, unitPrice: 500 }
  const made = await test.call<{ id: number }>('POST', `/api/contact/${id}/offers`, {
    token: test.token,
    body: { lines: [{ ...line, priceKind: 'net', optional: false }] },
  })
  const offer = (await test.get<{ value: number }>(`/api/offers/${made.data.id}`, test.token)).data
  expect((await row(id))?.offer).toEqual({
    id: made.data.id,
    number: null,
    value: offer.value,
  })
})

it('names what was sent twice at the first one', async () => {
  const message = 'Zweimal dasselbe'
  const email = 'doppelt@firma.example'
  const first = await received({ message, email })
  const second = await received({ message, email })
  const { receipt, createdAt } = await read(second)
  expect((await row(first))?.doubles).toEqual([{ id: second, receipt, createdAt }])
  expect(await idsOf('folded=true')).not.toContain(second)
  expect(await idsOf(`folded=true&search=${receipt}`)).toEqual([second])
  expect(await idsOf('folded=true&duplicate=true')).toContain(second)
})

it('lists what is open, and of it what waits for an answer', async () => {
  const fresh = await received()
  const answered = await received()
  const again = await received()
  const lost = await received()
  for (const id of [answered, again]) await write(id, { kind: 'call', text: 'Angerufen' })
  await write(again, { kind: 'received', text: 'Noch eine Frage' })
  await write(again, { kind: 'note', text: 'Meldet sich oft' })
  await test.call('PUT', `/api/contact/${lost}`, {
    token: test.token,
    body: { stage: 'lost', lostReason: 'price' },
  })
  const open = await idsOf('work=open')
  const unanswered = await idsOf('work=unanswered')
  expect(open).toEqual(expect.arrayContaining([fresh, answered, again]))
  expect(open).not.toContain(lost)
  expect(unanswered).toEqual(expect.arrayContaining([fresh, again]))
  expect(unanswered).not.toContain(answered)
})

it('asks the database no more often for many lines than for one', async () => {
  for (let count = 0; count < 5; count++) {
    const id = await received()
    await write(id, { kind: 'received', text: 'Und?' })
    await test.call('POST', `/api/contact/${id}/offers`, { token: test.token, body: {} })
  }
  const statements = vi.spyOn(test.database.orm.em.getConnection(), 'execute')
  await rows('limit=1')
  const forOne = statements.mock.calls.length
  await rows('limit=1000')
  expect(statements.mock.calls.length - forOne).toBe(forOne)
  expect(forOne).toBeGreaterThan(3)
})
