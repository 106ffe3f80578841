import { afterAll, beforeAll, expect, it } from 'vitest'
import { commitmentText, type MachineCommitment } from '../../../shared/offers/commitment.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { addColleague } from '../../tests/accounts.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const machine = () => at.test.addProduct({ title: 'Linde H25', price: 50_588 })
const told = async (ids: number[], token = at.test.token) =>
  (await at.test.get<MachineCommitment[]>(`/api/offers/machines?ids=${ids}`, token)).data
const texts = async (...ids: number[]) => (await told(ids)).map(commitmentText)
const sumOf = ({ totals }: Pick<Offer, 'totals'>) => formatEuros(totals.total)

it('says before a machine is deleted who counts on it, with the sum', async () => {
  const product = await machine()
  const offer = await at.offered([product], { binding: false })
  const { name, company } = await at.inquiry(offer.inquiryId)
  const whom = [name, company].filter(Boolean).join(', ')
  const sum = `für ${whom} über ${sumOf(offer)}`
  expect(await texts(product.id)).toEqual([
    expect.stringContaining(`Angebot ${offer.number} ${sum} (gültig bis`),
  ])
  await at.submit(offer.address, accepting)
  expect(await texts(product.id)).toEqual([
    `Bestellung ${offer.number} ${sum} (wartet auf Ihre Bestätigung)`,
  ])
  await at.post(`/offers/${offer.id}/confirm`)
  const accepted = [expect.stringContaining(`Angebot ${offer.number} ${sum} (angenommen am`)]
  expect(await texts(product.id)).toEqual(accepted)
  const sold = { token: at.test.token, body: { status: 'sold' }, headers: { 'If-Match': '*' } }
  await at.test.call('PUT', `/api/products/${product.id}`, sold)
  expect(await texts(product.id)).toEqual(accepted)
})

it('names a reservation without an offer, and nothing of a machine that nobody counts on', async () => {
  const free = await machine()
  const kept = await machine()
  const alone = await machine()
  const inquiry = await at.inquire()
  const reserve = (id: number, reservedFor: number | null) =>
    at.test.call('PUT', `/api/products/${id}`, {
      token: at.test.token,
      body: { status: 'reserved', reservedUntil: '2099-01-31', reservedFor },
      headers: { 'If-Match': '*' },
    })
  await reserve(kept.id, inquiry)
  await reserve(alone.id, null)
  const { name, company } = await at.inquiry(inquiry)
  const whom = [name, company].filter(Boolean).join(', ')
  expect(await texts(free.id, kept.id, alone.id)).toEqual([
    `Reservierung von „Linde H25“ für ${whom} (bis 31.01.2099)`,
    'Reservierung von „Linde H25“ (bis 31.01.2099)',
  ])
})

it('tells whoever sees no inquiries that somebody counts on it, and not who', async () => {
  const product = await machine()
  const offer = await at.offered([product], { binding: false })
  const { token } = await addColleague(at.test, 'stock')
  expect(await told([product.id], token)).toMatchObject([
    { what: `Angebot ${offer.number}`, customer: '', sum: null },
  ])
})

it('refuses numbers that no machine can have', async () => {
  for (const ids of ['x', '0', '1,9999999999', ''])
    expect((await at.test.get(`/api/offers/machines?ids=${ids}`, at.test.token)).status).toBe(400)
})
