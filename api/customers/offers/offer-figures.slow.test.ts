import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListedOffer } from '../../../shared/offers/offer.ts'
import type { OfferFigures, OfferSums } from '../../../shared/offers/offer-figures.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const sums = async (query = '') =>
  (await at.test.get<OfferSums>(`/api/offers/sums${query}`, at.test.token)).data
const figures = async (query = '') =>
  (await at.test.get<OfferFigures>(`/api/offers/figures${query}`, at.test.token)).data
const machine = (price: number) => at.test.addProduct({ price })

it('sums up what a list shows, by its state and how likely it is to be sold', async () => {
  const before = await sums('?search=Summenbau')
  expect(before).toMatchObject({ count: 0, value: 0, expected: 0 })
  const inquiry = await at.inquireWith({ company: 'Summenbau AG' }, await machine(1_000.5))
  const { data: draft } = await at.post(`/contact/${inquiry}/offers`)
  await at.put(draft.id, {
    lines: [
      ...draft.lines,
      { kind: 'delivery', title: 'Lieferung', unitPrice: 200 },
      { kind: 'discount', title: 'Nachlass', unitPrice: 100.5 },
      { kind: 'tradeIn', title: 'Altgerät', unitPrice: 500 },
      { kind: 'service', title: 'Prüfung', unitPrice: 99, optional: true },
    ],
  })
  const { data: other } = await at.post(`/contact/${inquiry}/offers`)
  await at.put(other.id, { binding: true })
  await at.post(`/offers/${other.id}/send`, { by: 'hand' })
  expect(await sums('?search=Summenbau')).toMatchObject({
    count: 2,
    value: 2_100.5,
    // A fifth of the draft, half of what was sent.
    expected: 220 + 500.25,
    byStatus: {
      draft: { count: 1, value: 1_100 },
      sent: { count: 1, value: 1_000.5 },
      expired: { count: 0 },
    },
  })
  expect(await sums('?search=Summenbau&status=draft')).toMatchObject({
    count: 1,
    value: 1_100,
    expected: 220,
    byStatus: { sent: { count: 1 } },
  })
  const { data } = await at.test.get<ListedOffer[]>('/api/offers?search=Summenbau', at.test.token)
  expect(data.map(({ value }) => value)).toEqual([1_000.5, 1_100])
  await at.expire(other.id)
  expect((await sums('?search=Summenbau')).byStatus).toMatchObject({
    sent: { count: 0 },
    expired: { count: 1, value: 1_000.5 },
  })
})

it('counts the money of an offer once, however many versions it has', async () => {
  const inquiry = await at.inquireWith({ company: 'Fassungsbau' }, await machine(5_000))
  const { data: first } = await at.post(`/contact/${inquiry}/offers`)
  await at.put(first.id, { binding: true })
  await at.post(`/offers/${first.id}/send`, { by: 'hand' })
  const { data: second } = await at.post(`/offers/${first.id}/revise`)
  await at.put(second.id, { validUntil: first.validUntil })
  await at.post(`/offers/${second.id}/send`, { by: 'hand' })
  const { data } = await at.test.get<ListedOffer[]>('/api/offers?search=Fassungsbau', at.test.token)
  expect(data).toHaveLength(2)
  expect(await sums('?search=Fassungsbau')).toMatchObject({
    count: 1,
    value: 5_000,
    byStatus: { sent: { count: 1 }, superseded: { count: 1, value: 5_000 } },
  })
  expect(await sums('?search=Fassungsbau&status=superseded')).toMatchObject({
    count: 1,
    value: 5_000,
  })
})

it.each(['decline', 'withdraw'])(
  'what has become of a version by „%s“ stays, has no money in it, and its link shows the newer one',
  async (action) => {
    const company = `Bleibt ${action}`
    const inquiry = await at.inquireWith({ company }, await machine(5_000))
    const { data: first } = await at.post(`/contact/${inquiry}/offers`)
    const { data: sent } = await at.post(`/offers/${first.id}/send`, { by: 'hand' })
    const { data: ended } = await at.post(`/offers/${first.id}/${action}`, { reason: 'Zu teuer' })
    expect(await sums(`?search=${company}`)).toMatchObject({ count: 0, value: 0 })
    const { data: second } = await at.post(`/offers/${first.id}/revise`)
    await at.post(`/offers/${second.id}/send`, { by: 'hand' })
    expect((await at.read(first.id)).status).toBe(ended.status)
    expect(await sums(`?search=${company}`)).toMatchObject({ count: 1, value: 5_000 })
    expect(await at.page(sent.address ?? '')).toMatchObject({ isNewer: true })
  },
)

it('finds what expires soon', async () => {
  const soon = await at.offered([await machine(10)])
  await at.offered([await machine(20)])
  await at.test.query(
    `update offer set valid_until = '${berlinDay(new Date())}' where id = ${soon.id}`,
  )
  const path = '/api/offers?expiring=true'
  const { data } = await at.test.get<ListedOffer[]>(path, at.test.token)
  expect(data.map(({ id }) => id)).toEqual([soon.id])
  expect(await sums('?expiring=true')).toMatchObject({ count: 1, value: 10 })
  expect((await at.test.get('/api/offers?expiring=bald', at.test.token)).status).toBe(400)
})

it('counts the money of what is open and what was won, by where it came from', async () => {
  const before = await figures()
  const inquiry = await at.inquireWith({ phone: '040 1234' }, await machine(30_000))
  await at.test.query(
    `update inquiry set source = 'phone', created_at = created_at - ${7 * 86_400_000} where id = ${inquiry}`,
  )
  const { data: draft } = await at.post(`/contact/${inquiry}/offers`)
  await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
  expect((await figures()).open).toEqual({
    count: before.open.count + 1,
    value: before.open.value + 30_000,
  })
  await at.post(`/offers/${draft.id}/accept`, { name: 'Erika Muster' })
  const today = berlinDay(new Date())
  expect(await figures(`?from=${today}&to=${today}`)).toMatchObject({
    open: before.open,
    won: { count: 1, value: 30_000 },
    bySource: { phone: { count: 1, value: 30_000 }, website: { count: 0 } },
    medianDaysToSale: 7,
  })
  expect(await figures('?from=2020-01-01&to=2020-12-31')).toMatchObject({
    won: { count: 0 },
    medianDaysToSale: null,
  })
})

it('is for those who sell', async () => {
  const { token } = await addColleague(at.test, 'stock')
  for (const path of ['/api/offers/sums', '/api/offers/figures']) {
    expect((await at.test.get(path, token)).status).toBe(403)
    expect((await at.test.get(path)).status).toBe(401)
  }
})

it('counts by the probabilities of the settings, and makes offers with their words', async () => {
  const offer = {
    reservationDays: 14,
    validDays: 30,
    deliveryTime: 'Binnen einer Woche',
    paymentTerms: '30 Tage netto',
    closing: 'Bis bald!',
    probability: { draft: 100, sent: 0, ordered: 0 },
  }
  const { token } = at.test
  const { status } = await at.test.call('PUT', '/api/settings', { token, body: { offer } })
  expect(status).toBe(200)
  const inquiry = await at.inquireWith({ company: 'Wortbau AG' }, await machine(500))
  const { data: draft } = await at.post(`/contact/${inquiry}/offers`)
  expect(draft).toMatchObject({
    deliveryTime: 'Binnen einer Woche',
    paymentTerms: '30 Tage netto',
    closing: 'Bis bald!',
  })
  expect(Date.parse(draft.validUntil) - Date.parse(berlinDay(new Date()))).toBe(30 * 86_400_000)
  expect(await sums('?search=Wortbau')).toMatchObject({ expected: 500 })
  const wrong = { ...offer, probability: { ...offer.probability, sent: 101 } }
  const refused = await at.test.call('PUT', '/api/settings', { token, body: { offer: wrong } })
  expect(refused).toMatchObject({
    status: 400,
    details: { 'offer.probability.sent': [expect.stringContaining('höchstens 100')] },
  })
})
