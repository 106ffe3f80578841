import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import type { OfferFigures, OfferSums } from '../../../shared/offers/offer-figures.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const read = async <Data>(path: string) => (await at.test.get<Data>(path, at.test.token)).data
const change = (inquiry: number, body: Record<string, unknown>) =>
  at.test.call('PUT', `/api/contact/${inquiry}`, { token: at.test.token, body })
const lineOf = async (inquiry: number) =>
  (await read<Today>('/api/today')).items.find((item) => item.inquiry.id === inquiry)
const figures = () => read<OfferFigures>('/api/offers/figures')
const sales = () => read<SalesFigures>('/api/contact/figures')

const handover = { nextStep: { text: 'Übergabe vorbereiten' } }

describe('a sale', () => {
  it('has its handover as the next step, whoever has accepted, and stays won when that is ticked off', async () => {
    const ordered = await at.offered([await at.test.addProduct()], { binding: false })
    await at.submit(ordered.address, accepting)
    await at.post(`/offers/${ordered.id}/confirm`)
    const onPage = await at.offered([await at.test.addProduct()])
    await at.submit(onPage.address, accepting)
    for (const { inquiryId } of [ordered, onPage]) {
      const inquiry = await at.inquiry(inquiryId)
      expect(inquiry).toMatchObject({ stage: 'won', ...handover })
      expect(berlinDay(new Date(inquiry.nextStep?.at ?? 0)) > berlinDay(new Date())).toBe(true)
      expect((await change(inquiryId, { nextStep: null })).status).toBe(200)
      expect(await at.inquiry(inquiryId)).toMatchObject({ stage: 'won', nextStep: null })
      expect(await lineOf(inquiryId)).toBeUndefined()
    }
  })

  it('stands in Heute on the day of its handover, and can be put off', async () => {
    const { id, inquiryId } = await at.offered([await at.test.addProduct()])
    await at.post(`/offers/${id}/accept`)
    const nextStep = { at: new Date().toISOString(), text: 'Übergabe vorbereiten' }
    await change(inquiryId, { nextStep })
    expect(await lineOf(inquiryId)).toMatchObject({ kind: 'step', text: 'Übergabe vorbereiten' })
    await change(inquiryId, { notes: 'Kommt am Freitag' })
    expect(await at.inquiry(inquiryId)).toMatchObject({ stage: 'won', nextStep })
  })

  it('is handed over no more once its acceptance is undone', async () => {
    const { id, inquiryId } = await at.offered([await at.test.addProduct()])
    await at.post(`/offers/${id}/accept`)
    expect((await at.post(`/offers/${id}/reopen`)).status).toBe(200)
    expect(await at.inquiry(inquiryId)).toMatchObject({
      stage: 'offered',
      nextStep: { text: 'Weiter bearbeiten' },
    })
  })

  it('counts as won whatever becomes of its inquiry, as its offer does', async () => {
    const before = { offers: (await figures()).won.count, sales: (await sales()).won }
    for (const stage of ['won', 'done', 'contacted']) {
      const { id, inquiryId } = await at.offered([await at.test.addProduct()])
      await at.post(`/offers/${id}/accept`)
      await change(inquiryId, { stage })
    }
    expect((await figures()).won.count - before.offers).toBe(3)
    expect((await sales()).won - before.sales).toBe(3)
  })
})

it.each([
  ['spam', { spam: true }],
  ['lost', { stage: 'lost', lostReason: 'price' }],
  ['closed', { stage: 'done' }],
])('an offer whose inquiry is %s is in no forecast', async (name, patch) => {
  const before = await figures()
  const company = `Prognose ${name}`
  const inquiry = await at.inquireWith({ company }, await at.test.addProduct({ price: 1_000 }))
  const { data: draft } = await at.post(`/contact/${inquiry}/offers`)
  const { data: other } = await at.post(`/contact/${inquiry}/offers`)
  if (name !== 'spam') await at.post(`/offers/${other.id}/send`, { by: 'hand' })
  expect((await figures()).expected).toBeGreaterThan(before.expected)
  expect((await change(inquiry, patch)).status).toBe(200)
  expect(await figures()).toEqual(before)
  const query = `?search=${encodeURIComponent(company)}`
  expect(await read<OfferSums>(`/api/offers/sums${query}`)).toMatchObject({ count: 2, expected: 0 })
  expect(await at.read(draft.id)).toMatchObject({ probability: 0 })
})
