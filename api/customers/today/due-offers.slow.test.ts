import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Today } from '../../../shared/inquiries/today.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { accepting, createOfferTest, type OfferTest } from '../offers/offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

describe('Heute', () => {
  const today = async (inquiry: number) => {
    const { data } = await at.test.get<Today>('/api/today', at.test.token)
    return data.items.find((item) => item.inquiry.id === inquiry)
  }

  it('asks to confirm what was ordered', async () => {
    const offer = await at.offered([await at.test.addProduct()], { binding: false })
    await at.submit(offer.address, accepting)
    const item = await today(offer.inquiryId)
    expect(item).toMatchObject({
      kind: 'order',
      text: `Bestellung ${offer.number} bestätigen`,
      offer: { id: offer.id, number: offer.number, total: offer.totals.total },
    })
    await at.post(`/offers/${offer.id}/refuse`, { text: 'Leider verkauft.' })
    expect((await today(offer.inquiryId))?.kind).not.toBe('order')
  })

  it('names the version that was ordered', async () => {
    const first = await at.offered([await at.test.addProduct()], { binding: false })
    const { data: next } = await at.post(`/offers/${first.id}/revise`)
    const sent = await at.post(`/offers/${next.id}/send`, { by: 'hand' })
    await at.submit(sent.data.address ?? '', accepting)
    expect((await today(first.inquiryId))?.offer?.number).toBe(`${first.number}-2`)
  })

  it('asks nothing more of who has confirmed an order, and says when it was ordered', async () => {
    const offer = await at.offered([await at.test.addProduct()], { binding: false })
    await at.submit(offer.address, accepting)
    await at.post(`/offers/${offer.id}/confirm`)
    expect(await today(offer.inquiryId)).toBeUndefined()
    const { messages } = await at.inquiry(offer.inquiryId)
    expect(messages.at(-1)?.text).toMatch(/Bestellt von „.+“ am .+ Uhr, bestätigt am .+ Uhr/)
  })

  it('does not take the receipt of an order for an answer to what the customer has asked', async () => {
    const offer = await at.offered([await at.test.addProduct()], { binding: false })
    await at.submit(offer.address, { action: 'ask', question: 'Geht es bis Freitag?' })
    expect(await today(offer.inquiryId)).toMatchObject({
      kind: 'received',
      offer: null,
      lastMessage: { text: expect.stringContaining('bis Freitag') },
    })
    await at.submit(offer.address, accepting)
    const { messages, ...inquiry } = await at.inquiry(offer.inquiryId)
    expect(messages.at(-1)).toMatchObject({ kind: 'reply', automatic: true })
    expect(inquiry.nextStep?.text).toBe('Bestellung bestätigen')
    expect(await today(offer.inquiryId)).toMatchObject({
      kind: 'order',
      lastMessage: { kind: 'received' },
    })
    await at.post(`/offers/${offer.id}/withdraw`)
    expect(await today(offer.inquiryId)).toMatchObject({ kind: 'received' })
  })

  it('makes the one who sends an offer responsible, and keeps an agreed callback', async () => {
    const slots = await at.test.get<{ slots: { start: string }[] }>('/api/callback-slots')
    const callbackAt = slots.data.slots.at(-1)?.start
    const { data } = await at.test.call<{ id: number }>('POST', '/api/contact', {
      body: {
        name: 'Erika Muster',
        email: 'erika@firma.example',
        phone: '040 66969-105',
        callback: true,
        callbackAt,
        productIds: [(await at.test.addProduct()).id],
      },
    })
    for (const by of ['hand', 'mail']) {
      const draft = await at.post(`/contact/${data.id}/offers`)
      await at.post(`/offers/${draft.data.id}/send`, by === 'hand' ? { by } : { text: 'Anbei.' })
      expect(await at.inquiry(data.id)).toMatchObject({
        ownerId: 1,
        stage: 'offered',
        nextStep: { at: callbackAt, text: 'Zurückrufen' },
      })
    }
  })

  it('names what was ordered, which need not be what was asked for, and whom it is gone for by that', async () => {
    const asked = await at.test.addProduct()
    const other = await at.test.addProduct({ title: 'R 20' })
    const waiting = await at.offered([other])
    // For a colleague of the customer it would not be gone.
    const stranger = { company: 'Andere Logistik', email: 'einkauf@andere.example' }
    const draft = await at.post(`/contact/${await at.inquireWith(stranger, asked)}/offers`)
    const [line] = draft.data.lines
    const lines = [{ ...line, productId: other.id, title: other.title }]
    await at.put(draft.data.id, { lines, binding: false })
    const { data: offer } = await at.post(`/offers/${draft.data.id}/send`, { by: 'hand' })
    await at.submit(offer.address ?? '', accepting)
    expect((await today(offer.inquiryId))?.machines).toEqual([
      { id: other.id, title: 'R 20', quantity: 1, state: 'free' },
    ])
    expect(await today(waiting.inquiryId)).toBeUndefined()
    await at.post(`/offers/${offer.id}/confirm`)
    expect(await today(waiting.inquiryId)).toMatchObject({
      kind: 'gone',
      text: 'Etwas anderes anbieten: R 20 ist reserviert',
    })
  })

  it('shows on the day what a customer has accepted, and why one has declined', async () => {
    const accepted = await at.offered([await at.test.addProduct()])
    await at.submit(accepted.address, accepting)
    expect(await today(accepted.inquiryId)).toMatchObject({ kind: 'offer' })
    await at.test.call('PUT', `/api/contact/${accepted.inquiryId}`, {
      token: at.test.token,
      body: { stage: 'done' },
    })
    expect(await today(accepted.inquiryId)).toBeUndefined()
    const declined = await at.offered([await at.test.addProduct()])
    await at.submit(declined.address, { action: 'decline', reason: 'Zu teuer' })
    expect(await today(declined.inquiryId)).toMatchObject({ kind: 'received' })
  })

  it('shows an offer that ends within two days, or has ended', async () => {
    const soon = await at.offered([await at.test.addProduct()], {
      validUntil: addDays(berlinDay(new Date()), 1),
    })
    expect(await today(soon.inquiryId)).toMatchObject({ kind: 'offer', overdue: false })
    const later = await at.offered([await at.test.addProduct()])
    expect(await today(later.inquiryId)).toBeUndefined()
    await at.expire(later.id)
    expect(await today(later.inquiryId)).toMatchObject({ kind: 'offer', overdue: true })
  })

  it('shows a reservation that ends within a day, also of what is won', async () => {
    const machine = await at.test.addProduct()
    const offer = await at.offered([machine])
    await at.post(`/offers/${offer.id}/accept`)
    expect(await today(offer.inquiryId)).toBeUndefined()
    await at.test.call('PUT', `/api/products/${machine.id}`, {
      token: at.test.token,
      body: { reservedUntil: berlinDay(new Date()) },
    })
    expect(await today(offer.inquiryId)).toMatchObject({ kind: 'reservation' })
  })
})
