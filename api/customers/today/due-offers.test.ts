import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, berlinDay } from '../../../shared/dates.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
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
    expect(item).toMatchObject({ kind: 'offer', text: `Bestellung ${offer.number} bestätigen` })
  })

  it('shows on the day what a customer has accepted, and why one has declined', async () => {
    const accepted = await at.offered([await at.test.addProduct()])
    await at.submit(accepted.address, accepting)
    expect(await today(accepted.inquiryId)).toMatchObject({ kind: 'offer' })
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
      ...{ token: at.test.token, body: { reservedUntil: berlinDay(new Date()) } },
    })
    expect(await today(offer.inquiryId)).toMatchObject({ kind: 'reservation' })
  })
})
