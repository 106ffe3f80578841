import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import type { OfferFigures, OfferSums } from '../../../shared/offers/offer-figures.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { HOUR } from '../../../shared/time/time.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
  await fill()
}, 120_000)
afterAll(() => at.close())

const read = async <Data>(path: string) => (await at.test.get<Data>(path, at.test.token)).data
const change = async (inquiry: number, body: Record<string, unknown>) => {
  const { token } = at.test
  const { status } = await at.test.call('PUT', `/api/contact/${inquiry}`, { token, body })
  if (status !== 200) throw new Error(`The change was refused with ${status}`)
}
const answer = (inquiry: number) =>
  at.post(`/contact/${inquiry}/messages`, { kind: 'reply', text: 'Gern.' })
/** Lets an answer have been promised until some hours from now. */
const promised = (inquiry: number, hours: number) =>
  at.test.query(
    `update inquiry set answer_due_at = ${Date.now() + hours * HOUR} where id = ${inquiry}`,
  )
const machine = (price: number) => at.test.addProduct({ price })
async function offered(price: number): Promise<{ inquiry: number; offer: number }> {
  const inquiry = await at.inquire(await machine(price))
  const { data } = await at.post(`/contact/${inquiry}/offers`)
  await at.post(`/offers/${data.id}/send`, { by: 'hand' })
  return { inquiry, offer: data.id }
}
const lost = { stage: 'lost', lostReason: 'price' }

/** Twenty inquiries and nine offers, as somebody would list them on a sheet of paper. */
async function fill() {
  // Three are answered in time, one too late.
  for (const hours of [1, 1, 1, -1]) {
    const inquiry = await at.inquire()
    await promised(inquiry, hours)
    await answer(inquiry)
  }
  // Three wait: one beyond its promise.
  for (const hours of [2, 2, -2]) await promised(await at.inquire(), hours)
  // Two were closed without an answer, one of them lost.
  await change(await at.inquire(), { stage: 'done' })
  await change(await at.inquire(), lost)
  // Four sales: one by hand without a written answer; the others by offers, whatever became of their inquiries.
  const byHand = await at.inquire()
  await change(byHand, { stage: 'won' })
  await change(byHand, { stage: 'done' })
  const afterwards = [{ stage: 'won' }, { stage: 'contacted' }, lost]
  for (const [index, patch] of afterwards.entries()) {
    const { inquiry, offer } = await offered(10_000 * 2 ** index)
    await at.post(`/offers/${offer}/accept`)
    await change(inquiry, patch)
  }
  // Offers that are open: a draft, one that was sent, an order.
  await at.post(`/contact/${await at.inquire(await machine(1_000))}/offers`)
  await offered(2_000)
  const ordered = await at.offered([await machine(4_000)], { binding: false })
  await at.submit(ordered.address, accepting)
  // Three of which nothing is expected.
  await at.post(`/offers/${(await offered(300)).offer}/decline`, { reason: 'Zu teuer' })
  await at.post(`/offers/${(await offered(500)).offer}/withdraw`)
  await change((await offered(700)).inquiry, lost)
  // What counts nowhere: spam, the second of two that say the same, and what was deleted.
  await change(await at.inquire(), { spam: true })
  for (let times = 0; times < 2; times++) await at.inquireWith({ email: 'doppelt@firma.example' })
  const { token } = at.test
  await at.test.call('DELETE', `/api/contact/${await at.inquire()}`, { token })
}

it('what came in was answered, waits, or was closed without an answer: together it is all', async () => {
  expect(await read<SalesFigures>('/api/contact/figures')).toMatchObject({
    received: 20,
    answered: 4 + 3 + 2 + 3,
    waiting: 3 + 1 + 1,
    closedUnanswered: 2 + 1,
  })
})

it('of what was answered or is overdue, two came too late', async () => {
  expect(await read<SalesFigures>('/api/contact/figures')).toMatchObject({
    withinPromise: 11,
    late: 2,
  })
})

it('what came in was won, lost or closed, or is open: together it is all', async () => {
  const figures = await read<SalesFigures>('/api/contact/figures')
  expect(figures).toMatchObject({ won: 4, open: 13, done: 1, lost: { price: 2 } })
  const [month] = figures.byMonth
  expect(month).toMatchObject({ received: 20, answered: 12, withinPromise: 11, won: 4, lost: 2 })
  expect(figures.bySource.website).toEqual({ received: 20, won: 4 })
})

it('what is expected is a share of drafts, sent offers and orders, and nothing of all else', async () => {
  const forecast = {
    draft: { count: 1, value: 1_000, probability: 20, expected: 200 },
    sent: { count: 1, value: 2_000, probability: 50, expected: 1_000 },
    ordered: { count: 1, value: 4_000, probability: 80, expected: 3_200 },
  }
  const today = berlinDay(new Date())
  const figures = await read<OfferFigures>(`/api/offers/figures?from=${today}&to=${today}`)
  expect(figures).toMatchObject({
    open: { count: 2, value: 6_000 },
    forecast,
    expected: 4_400,
    won: { count: 3, value: 70_000 },
    bySource: { website: { count: 3, value: 70_000 } },
  })
})

it('what the list of offers comes to is what was won, what is expected of, and what came to nothing', async () => {
  const sums = await read<OfferSums>('/api/offers/sums')
  expect(sums).toMatchObject({
    count: 7,
    value: 70_000 + 7_000 + 700,
    expected: 4_400,
    forecast: { sent: { count: 1, value: 2_000 } },
    byStatus: {
      accepted: { count: 3, value: 70_000 },
      sent: { count: 2, value: 2_700 },
      declined: { count: 1, value: 300 },
      withdrawn: { count: 1, value: 500 },
    },
  })
})

it('the table for a spreadsheet says the same', async () => {
  const response = await at.test.app.request('/api/contact/figures.csv', {
    headers: { Authorization: `Bearer ${at.test.token}` },
  })
  const lines = (await response.text()).split('\r\n')
  const expected = ['Eingegangen;;20', 'Beantwortet;;12', 'Warten auf eine Antwort;;5']
  expect(lines).toEqual(
    expect.arrayContaining([
      ...expected,
      'Ohne Antwort geschlossen;;3',
      'Rechtzeitig beantwortet;;11',
      'Zu spät beantwortet oder überfällig;;2',
      'Gewonnen;;4',
      'Offen;;13',
      'Abgeschlossen;;1',
    ]),
  )
})
