import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Offer } from '../../../shared/offers/offer.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'
import { race, rivals } from './races.testing.ts'

const bin = findPostgresql()

describe.skipIf(!bin)('offers with PostgreSQL', () => {
  let server: TestPostgresql
  let at: OfferTest
  beforeAll(async () => {
    server = await startPostgresql(String(bin))
    at = await createOfferTest({ DATABASE_URL: server.url })
  })
  afterAll(async () => {
    await at?.close()
    server?.stop()
  })

  async function drafts(count: number): Promise<Offer[]> {
    const machine = await at.test.addProduct()
    const made: Offer[] = []
    for (let number = 0; number < count; number++) {
      const { data } = await at.post(`/contact/${await at.inquire(machine)}/offers`)
      await at.put(data.id, { binding: true })
      made.push(data)
    }
    return made
  }
  const send = ({ id }: Offer) => at.post(`/offers/${id}/send`, { by: 'hand' })

  it('are numbered without a gap and without doubles, whoever sends at once', async () => {
    const sent = await Promise.all((await drafts(60)).map(send))
    const serials = sent.map(({ data }) => Number(data.number?.slice(-4))).sort((a, b) => a - b)
    const [first = 0] = serials
    expect(serials).toEqual(sent.map((_, index) => first + index))
  })

  it('are accepted by one of forty who want the same machine', async () => {
    const offers = (await Promise.all((await drafts(40)).map(send))).map(({ data }) => data)
    const answers = await Promise.all(
      offers.map(({ address }) => at.submit(address ?? '', accepting)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(39)
  })

  it.each(['withdrawal', 'revision'] as const)(
    'are accepted or lose to a %s, never both',
    async (who) => {
      const lost = who === 'withdrawal' ? 'withdrawn' : 'superseded'
      for (const { isAccepted, rival, offer } of await race(at, rivals(at)[who])) {
        expect(rival).toBe(isAccepted ? 409 : 200)
        expect(offer.status).toBe(isAccepted ? 'accepted' : lost)
      }
    },
  )

  it('are accepted or lose to a reservation for somebody else, never both', async () => {
    for (const { isAccepted, rival, offer, product } of await race(at, rivals(at).reservation)) {
      expect(rival).toBe(isAccepted ? 409 : 200)
      expect(product.reservedFor === offer.inquiryId).toBe(isAccepted)
    }
  })

  it('keep their machine, also while the reservation before them is released', async () => {
    for (const { isAccepted, offer, product } of await race(at, rivals(at).release)) {
      expect(isAccepted).toBe(true)
      expect(product).toMatchObject({ status: 'reserved', reservedFor: offer.inquiryId })
    }
  })

  it('are accepted before a sale, or not at all', async () => {
    for (const { isAccepted, offer, product } of await race(at, rivals(at).sale)) {
      expect(product.status).toBe('sold')
      expect(offer.status).toBe(isAccepted ? 'accepted' : 'sent')
    }
  })
})
