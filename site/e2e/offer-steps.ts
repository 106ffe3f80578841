import type { APIRequestContext, Page } from '@playwright/test'
import type { Offer } from '../../shared/offers/offer.ts'
import type { Product } from '../../shared/product/product.ts'
import { addProduct } from './fixtures.ts'

export const LEGAL = {
  managingDirector: 'Petra Probe',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 1234',
  vatId: '',
  editor: '',
}

/** A machine and somebody who asks for it. */
export async function begin(api: APIRequestContext, name: string, machine: Partial<Product> = {}) {
  const title = `Probestapler ${name}`
  const product = await addProduct(api, { title, price: 12_000, ...machine })
  const sent = await api.post('/api/contact', {
    data: { name, email: 'kauf@firma.example', message: 'Was kostet er?', productId: product.id },
  })
  const { id, receipt }: { id: number; receipt: string } = (await sent.json()).data
  return {
    product,
    inquiry: id,
    receipt,
    clear: async () => {
      const { data }: { data: Offer[] } = await (await api.get(`/api/offers?inquiry=${id}`)).json()
      // An inquiry whose offer was accepted is kept.
      for (const offer of data) await api.post(`/api/offers/${offer.id}/reopen`)
      await api.delete(`/api/contact/${id}`)
      await api.delete(`/api/products/${product.id}`)
    },
  }
}

export async function legalOf(api: APIRequestContext) {
  return (await (await api.get('/api/settings')).json()).data.legal
}

/** Without these no offer goes out. They stay: each change of them publishes every page anew. */
export async function bringLegal(api: APIRequestContext): Promise<void> {
  const { managingDirector } = await legalOf(api)
  if (managingDirector !== LEGAL.managingDirector)
    await api.put('/api/settings', { data: { legal: LEGAL } })
}

export const draftOf = async (api: APIRequestContext, inquiry: number): Promise<Offer> =>
  (await (await api.post(`/api/contact/${inquiry}/offers`)).json()).data

export const line = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Positionen' })
    .getByRole('listitem')
    .nth(number - 1)
export const total = (page: Page) =>
  page
    .getByRole('region', { name: 'Summen' })
    .locator('dl > div', { has: page.getByText('Gesamt brutto') })
    .getByRole('definition')
