import type { Offer } from '../../../shared/offers/offer.ts'
import type { Product } from '../../../shared/product/product.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { endReservations } from '../../catalogue/products/product.duties.ts'
import { accepting, type OfferTest } from './offers.testing.ts'

/** What an acceptance and somebody else at the same time came to. */
export interface Outcome {
  isAccepted: boolean
  /** What a customer who is too late reads. */
  why: string
  rival: number
  offer: Offer
  product: Product
}

/** Somebody else, who acts at the same moment. */
interface Rival {
  /** Brings offer and machine to the state from which both begin. */
  prepare?: (offer: Offer, product: Product) => Promise<unknown>
  /** Answers the status that comes back. */
  act: (offer: Offer, product: Product) => Promise<number>
}

/** Lets customers accept at the moment at which a rival acts, each with a machine of their own. */
export async function race(at: OfferTest, rival: Rival, rounds = 4): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let round = 0; round < rounds; round++) {
    const added = await at.test.addProduct()
    const offer = await at.offered([added])
    await rival.prepare?.(offer, added)
    const product = await at.product(added.id)
    // Each begins first in every other round.
    const accept = () => at.submit(offer.address, accepting)
    const other = () => rival.act(offer, product)
    const [answer, status] =
      round % 2 === 0
        ? await Promise.all([accept(), other()])
        : (await Promise.all([other(), accept()])).reverse()
    if (!(answer instanceof Response) || typeof status !== 'number') throw new Error('Mixed up')
    outcomes.push({
      isAccepted: answer.status === 303,
      why: answer.status === 303 ? '' : await answer.text(),
      rival: status,
      offer: await at.read(offer.id),
      product: await at.product(product.id),
    })
  }
  return outcomes
}

const put = (at: OfferTest, path: string, body: Record<string, unknown>, version = '*') =>
  at.test.call('PUT', `/api${path}`, {
    token: at.test.token,
    body,
    headers: { 'If-Match': version },
  })

/** Who may get a machine before the customer. */
export const rivals = (at: OfferTest) => ({
  sale: {
    act: async (_: Offer, { id }: Product) =>
      (await put(at, `/products/${id}`, { status: 'sold' })).status,
  },
  withdrawal: {
    act: async ({ id }: Offer) => (await at.post(`/offers/${id}/withdraw`)).status,
  },
  revision: {
    act: async ({ id }: Offer) => {
      const draft = await at.post(`/offers/${id}/revise`)
      if (draft.status !== 201) return draft.status
      return (await at.post(`/offers/${draft.data.id}/send`, { by: 'hand' })).status
    },
  },
  /** A salesman who sees the machine as free and reserves it for somebody else. */
  reservation: {
    act: async (_: Offer, { id, updatedAt }: Product) => {
      const body = {
        status: 'reserved',
        reservedUntil: null,
        reservedFor: await at.inquire({ id }),
      }
      return (await put(at, `/products/${id}`, body, `"${updatedAt}"`)).status
    },
  },
  /** The customer's own reservation ended yesterday and is about to be released. */
  release: {
    prepare: ({ inquiryId }: Offer, { id }: Product) =>
      put(at, `/products/${id}`, {
        status: 'reserved',
        reservedFor: inquiryId,
        reservedUntil: addDays(berlinDay(new Date()), -1),
      }),
    act: async () => {
      await new DueWork(at.test.database, [endReservations(at.test)]).run(new Date())
      return 200
    },
  },
})
