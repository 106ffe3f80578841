import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { accepting, createOfferTest, type OfferTest } from '../offers/offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const lineOf = async (inquiry: number) =>
  (await at.test.get<Today>('/api/today', at.test.token)).data.items.find(
    (item) => item.inquiry.id === inquiry,
  )
const ask = (address: string, question: string) => at.submit(address, { action: 'ask', question })
const say = (inquiry: number, kind: string, text: string) =>
  at.post(`/contact/${inquiry}/messages`, { kind, text })
const unanswered = async () =>
  (await at.test.get<Inquiry[]>('/api/contact?work=unanswered&limit=100', at.test.token)).data.map(
    ({ id }) => id,
  )

/** Asks about an offer that is not binding, and orders it. */
async function askedAndOrdered() {
  const offer = await at.offered([await at.test.addProduct()], { binding: false })
  await ask(offer.address, 'Ist der Transport dabei?')
  expect((await at.submit(offer.address, accepting)).status).toBe(303)
  return offer
}

it('stands in the line of the order, whatever is noted besides', async () => {
  const { inquiryId } = await askedAndOrdered()
  await say(inquiryId, 'note', 'Kennt den Chef.')
  expect(await lineOf(inquiryId)).toMatchObject({
    kind: 'order',
    newMessages: 1,
    question: { text: expect.stringContaining('Ist der Transport dabei?') },
  })
})

it('is no question of the order any more once it is answered', async () => {
  const { inquiryId } = await askedAndOrdered()
  await say(inquiryId, 'call', 'Ja, ist dabei.')
  expect(await lineOf(inquiryId)).toMatchObject({ kind: 'order', newMessages: 0, question: null })
})

it('stays after the order is confirmed until it is answered, in Heute and in the list', async () => {
  const { id, inquiryId } = await askedAndOrdered()
  expect((await at.post(`/offers/${id}/confirm`)).status).toBe(200)
  expect(await at.inquiry(inquiryId)).toMatchObject({ stage: 'won' })
  expect(await lineOf(inquiryId)).toMatchObject({ kind: 'received', newMessages: 1 })
  expect(await unanswered()).toContain(inquiryId)
  await say(inquiryId, 'reply', 'Ja, der Transport ist dabei.')
  expect(await lineOf(inquiryId)).toBeUndefined()
  expect(await unanswered()).not.toContain(inquiryId)
})

it('stays where the sale is won by hand, and ends where the enquiry is closed', async () => {
  const { id, inquiryId, address } = await at.offered([await at.test.addProduct()])
  await ask(address, 'Was ist mit der Batterie?')
  expect((await at.post(`/offers/${id}/accept`)).status).toBe(200)
  expect(await lineOf(inquiryId)).toMatchObject({ kind: 'received' })
  await at.test.call('PUT', `/api/contact/${inquiryId}`, {
    token: at.test.token,
    body: { stage: 'done' },
  })
  expect(await lineOf(inquiryId)).toBeUndefined()
})

it('shows the confirmation of an order that did not reach the customer, until they are called', async () => {
  const offer = await at.offered([await at.test.addProduct()], { binding: false })
  await at.submit(offer.address, accepting)
  await at.post(`/offers/${offer.id}/confirm`)
  at.test.mailServer.behaviour = {
    recipient: (address) => (/^kunde/.test(address) ? 550 : undefined),
  }
  await at.test.outbox?.run()
  expect(await lineOf(offer.inquiryId)).toMatchObject({ kind: 'failedMail' })
  await say(offer.inquiryId, 'call', 'Hat es am Telefon gehört.')
  expect(await lineOf(offer.inquiryId)).toBeUndefined()
})
