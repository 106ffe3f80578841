import type { APIRequestContext } from '@playwright/test'
import type { Offer } from '../../shared/offers/offer.ts'
import { addProduct } from './fixtures.ts'
import { bringLegal } from './offer-steps.ts'

/**
 * An offer that a customer has, of a machine of its own.
 * @param asked what their enquiry says besides
 */
export async function offered(
  api: APIRequestContext,
  patch: Record<string, unknown>,
  asked: Record<string, unknown> = {},
) {
  await bringLegal(api)
  const product = await addProduct(api, { title: 'Angebotener Stapler', price: 10_000 })
  const sent = await api.post('/api/contact', {
    data: {
      name: 'Karla Kundin',
      email: 'karla@firma.example',
      message: 'Bitte ein Angebot.',
      productId: product.id,
      ...asked,
    },
  })
  const inquiry: number = (await sent.json()).data.id
  const draft = (await (await api.post(`/api/contact/${inquiry}/offers`)).json()).data
  await api.put(`/api/offers/${draft.id}`, { data: patch })
  const answer = await api.post(`/api/offers/${draft.id}/send`, { data: { by: 'hand' } })
  const offer: Offer = (await answer.json()).data
  return {
    offer,
    product,
    // The server of this test does not know its port when it makes the address.
    path: new URL(offer.address ?? '').pathname,
    read: async (): Promise<Offer> =>
      (await (await api.get(`/api/offers/${draft.id}`)).json()).data,
    clear: async () => {
      await api.post(`/api/offers/${draft.id}/reopen`)
      await api.delete(`/api/contact/${inquiry}`)
      await api.delete(`/api/products/${product.id}`)
    },
  }
}
