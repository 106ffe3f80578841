import type { APIRequestContext } from '@playwright/test'
import type { Offer } from '../../shared/offers/offer.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { addProduct, expect, test } from './fixtures.ts'

const LEGAL = {
  managingDirector: 'Petra Probe',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 1234',
  vatId: '',
  editor: '',
}

const answer = async <Data>(call: Promise<{ json: () => Promise<{ data: Data }> }>) =>
  (await (await call).json()).data

/** The draft of an offer for a machine of 36.800 €. */
async function begin(api: APIRequestContext) {
  const { legal } = await answer<{ legal: object }>(api.get('/api/settings'))
  await api.put('/api/settings', { data: { legal: LEGAL } })
  const product = await addProduct(api, { title: 'Zwei Fenster', price: 36_800 })
  const body = { name: 'Fenja Fenster', email: 'fenja@firma.example', message: 'Was kostet er?' }
  const inquiry = await answer<{ id: number }>(
    api.post('/api/contact', { data: { ...body, productId: product.id } }),
  )
  const draft = await answer<Offer>(api.post(`/api/contact/${inquiry.id}/offers`))
  const clear = async () => {
    await api.delete(`/api/contact/${inquiry.id}`)
    await api.delete(`/api/products/${product.id}`)
    await api.put('/api/settings', { data: { legal } })
  }
  return { draft, clear }
}

test('a window that was overtaken by another sends and saves nothing that it never showed', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  expectedErrors.push(/409/)
  const { draft, clear } = await begin(adminApi)
  const price = page.getByRole('region', { name: 'Positionen' }).getByLabel('Einzelpreis')
  await page.goto(adminPaths.offer(draft.id))
  await expect(price).toHaveValue('36800')
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: 1_000 }))
  await adminApi.put(`/api/offers/${draft.id}`, { data: { lines } })

  await page.getByRole('button', { name: 'Senden …' }).click()
  const sending = page.getByRole('dialog', { name: 'Angebot senden' })
  await sending.getByRole('radio', { name: 'Von Hand übergeben' }).check()
  await sending.getByRole('button', { name: 'Fertigstellen' }).click()
  const newer = page.getByRole('dialog', { name: 'Dieses Angebot wurde inzwischen geändert' })
  await expect(newer.getByRole('radio', { name: /1\.000,00/ })).toBeChecked()
  await expect(sending).toHaveCount(0)
  await newer.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(price).toHaveValue('1000')
  await expect(newer).toHaveCount(0)

  await adminApi.post(`/api/offers/${draft.id}/send`, { data: { by: 'hand' } })
  await price.fill('1.200')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const gone = page.getByRole('dialog', { name: 'Dieses Angebot wurde inzwischen gesendet' })
  await expect(gone.getByText(/1\.200,00/)).toBeVisible()
  await gone.getByRole('button', { name: 'Neue Fassung' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /-2 \(Entwurf\)$/ })).toBeVisible()
  await expect(price).toHaveValue('1200')
  await clear()
})
