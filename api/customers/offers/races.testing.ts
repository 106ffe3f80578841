import type { Offer } from '../../../shared/offers/offer.ts'
import type { Product } from '../../../shared/product/product.ts'
import { accepting, type OfferTest } from './offers.testing.ts'

/** What an acceptance and somebody else at the same time came to. */
export interface Outcome {
  isAccepted: boolean
  /** What the customer reads when he was too late. */
  why: string
  rival: number
  offer: Offer
  product: Product
}

/** Somebody else, who acts at the same moment. Answers the status that he gets. */
type Rival = (offer: Offer, product: Product) => Promise<number>

/** Lets customers accept at the moment at which a rival acts, each with a machine of their own. */
export async function race(at: OfferTest, rival: Rival, rounds = 8): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let round = 0; round < rounds; round++) {
    const product = await at.test.addProduct()
    const offer = await at.offered([product])
    // Each begins first in every other round.
    const accept = () => at.submit(offer.address, accepting)
    const other = () => rival(offer, product)
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

const put = (at: OfferTest, path: string, body: Record<string, unknown>) =>
  at.test.call('PUT', `/api${path}`, {
    ...{ token: at.test.token, body },
    headers: { 'If-Match': '*' },
  })

/** Who may come between a customer and his machine. */
export const rivals = (at: OfferTest) => ({
  sale: async (_: Offer, { id }: Product) =>
    (await put(at, `/products/${id}`, { status: 'sold' })).status,
  withdrawal: async ({ id }: Offer) => (await at.post(`/offers/${id}/withdraw`)).status,
  revision: async ({ id }: Offer) => {
    const draft = await at.post(`/offers/${id}/revise`)
    if (draft.status !== 201) return draft.status
    return (await at.post(`/offers/${draft.data.id}/send`, { by: 'hand' })).status
  },
})
