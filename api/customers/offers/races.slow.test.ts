import { afterAll, expect, it } from 'vitest'
import { berlinDay } from '../../../shared/time/dates.ts'
import { createOfferTest } from './offers.testing.ts'
import { race, rivals } from './races.testing.ts'

const at = await createOfferTest()
afterAll(at.close)
const { sale, withdrawal, revision, reservation, release } = rivals(at)

it('a machine that is sold at that moment is either accepted before, or the customer reads that it is gone', async () => {
  for (const { isAccepted, why, rival, offer, product } of await race(at, sale)) {
    expect(rival).toBe(200)
    expect(product.status).toBe('sold')
    expect(offer.status).toBe(isAccepted ? 'accepted' : 'sent')
    if (!isAccepted) expect(why).toContain('ist inzwischen verkauft')
  }
})

it('of an acceptance and a withdrawal exactly one wins', async () => {
  for (const { isAccepted, rival, offer, product } of await race(at, withdrawal)) {
    expect(rival).toBe(isAccepted ? 409 : 200)
    expect(offer.status).toBe(isAccepted ? 'accepted' : 'withdrawn')
    expect(product.status).toBe(isAccepted ? 'reserved' : 'active')
  }
})

it('of an acceptance and a new version exactly one wins', async () => {
  for (const { isAccepted, rival, offer, product } of await race(at, revision)) {
    expect(rival).toBe(isAccepted ? 409 : 200)
    expect(offer.status).toBe(isAccepted ? 'accepted' : 'superseded')
    expect(product.status).toBe(isAccepted ? 'reserved' : 'active')
  }
})

it('of an acceptance and a reservation for somebody else exactly one gets the machine', async () => {
  for (const { isAccepted, why, rival, offer, product } of await race(at, reservation)) {
    expect(rival).toBe(isAccepted ? 409 : 200)
    expect(product.status).toBe('reserved')
    expect(product.reservedFor === offer.inquiryId).toBe(isAccepted)
    expect(offer.status).toBe(isAccepted ? 'accepted' : 'sent')
    if (!isAccepted) expect(why).toContain('anderweitig reserviert')
  }
})

it('an acceptance keeps the machine, also while the reservation before it is released', async () => {
  for (const { isAccepted, offer, product } of await race(at, release)) {
    expect(isAccepted).toBe(true)
    expect(offer.status).toBe('accepted')
    expect(product).toMatchObject({ status: 'reserved', reservedFor: offer.inquiryId })
    expect(product.reservedUntil && product.reservedUntil > berlinDay(new Date())).toBe(true)
  }
})
