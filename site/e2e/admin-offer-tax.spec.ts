import type { APIRequestContext } from '@playwright/test'
import type { Offer } from '../../shared/offers/offer.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect, test } from './fixtures.ts'

/** The draft of an offer with a machine of each kind of tax. */
async function draftOf(api: APIRequestContext): Promise<Offer> {
  const data = { source: 'phone', name: 'Valdis Ozols', company: 'Ozols SIA', phone: '0371 12345' }
  const { id } = (await (await api.post('/api/contact/manual', { data })).json()).data
  const draft: Offer = (await (await api.post(`/api/contact/${id}/offers`)).json()).data
  const lines = [
    { kind: 'machine', title: 'Linde H30', unitPrice: 20_000 },
    { kind: 'machine', title: 'Still RX 20', unitPrice: 5_000, priceKind: 'margin' },
  ]
  return (await (await api.put(`/api/offers/${draft.id}`, { data: { lines } })).json()).data
}

test('a discount lowers both kinds of price by their shares, an alternative none, and the paper is free of VAT only where that is true', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, inquiryId } = await draftOf(adminApi)
  await page.goto(adminPaths.offer(id))
  const lines = page.getByRole('region', { name: 'Positionen' }).getByRole('listitem')
  const sums = page.getByRole('region', { name: 'Summen' })

  await page.getByRole('button', { name: 'Nachlass', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'Nachlass' })
  await asking.getByRole('button', { name: 'Nachlass hinzufügen' }).click()
  await expect(asking.getByText('Bitte geben Sie einen Betrag')).toBeVisible()
  await asking.getByLabel('Betrag oder %').fill('10 %')
  await asking.getByLabel('Betrag oder %').press('Enter')
  await expect(asking).toHaveCount(0)
  await expect(lines.nth(2).getByLabel('Betrag')).toHaveValue(/^10\s%$/)
  await expect(lines.nth(2)).toContainText(/\u2212\s?2\.000,00\s€/)
  await expect(lines.nth(3)).toContainText(/\u2212\s?500,00\s€/)
  await expect(sums).toContainText(/18\.000,00\s€/)
  await expect(sums).toContainText(/4\.500,00\s€/)

  await lines.nth(2).getByRole('button', { name: 'Entfernen' }).click()
  await lines.nth(2).getByLabel('Betrag').fill('5 %')
  await lines.nth(2).getByLabel('Betrag').press('Tab')
  await expect(lines.nth(2).getByLabel('Betrag')).toHaveValue(/^5\s%$/)
  await expect(lines.nth(2)).toContainText(/\u2212\s?250,00\s€/)
  // It follows what it lowers, and is still a percentage once it was saved.
  await lines.nth(1).getByLabel('Einzelpreis').fill('6000')
  await expect(lines.nth(2)).toContainText(/\u2212\s?300,00\s€/)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Angebot gespeichert')).toBeVisible()
  await page.reload()
  await expect(lines.nth(2).getByLabel('Betrag')).toHaveValue(/^5\s%$/)
  await lines.nth(1).getByLabel('Einzelpreis').fill('5000')
  await expect(lines.nth(2)).toContainText(/\u2212\s?250,00\s€/)
  await lines.nth(1).getByLabel('Alternative').check()
  await expect(lines.nth(2)).toContainText(/Summe0,00\s€/)
  await lines.nth(2).getByLabel('Betrag').fill('250')
  await expect(sums).toContainText('davon gibt es hier aber keine')
  await lines.nth(2).getByRole('button', { name: 'Entfernen' }).click()
  await page.getByRole('button', { name: 'Dienstleistung', exact: true }).click()
  await lines.nth(2).getByLabel('3. Dienstleistung').fill('Arbeitszeit')
  await lines.nth(2).getByLabel('Menge').fill('1,5')
  await lines.nth(2).getByLabel('Einzelpreis').fill('90')
  await expect(lines.nth(2)).toContainText(/135,00\s€/)

  // No other country takes the place of what names none; another name of one finds it.
  const country = page.getByRole('combobox', { name: 'Land' })
  await country.fill('Atlantis')
  await country.press('Tab')
  await expect(page.getByText('Bitte ein Land aus der Liste wählen')).toBeVisible()
  await expect(country).toHaveValue('Atlantis')
  await country.fill('Holland')
  await country.press('Tab')
  await expect(country).toHaveValue('Niederlande')
  await expect(page.getByText('Bitte ein Land aus der Liste wählen')).toHaveCount(0)
  await country.fill('Latvia')
  await page.getByRole('option', { name: 'Lettland' }).click()
  await expect(page.getByText('im Ausland (Lettland), berechnet wird deutsche')).toBeVisible()
  await page.getByLabel('USt-IdNr.').fill('LV 4000 3009 479')
  await expect(page.getByText('folgt dem Empfänger: jetzt „EU, mit USt-IdNr.“')).toBeVisible()
  await expect(lines.nth(0).getByLabel('Steuer')).toHaveText('Steuerfrei')
  await page.getByRole('button', { name: 'Senden …' }).click()
  const sending = page.getByRole('dialog', { name: 'Angebot senden' })
  await expect(sending.getByText(/LV40003009479 kann nicht stimmen/)).toBeVisible()
  await expect(sending.getByText(/fehlt Ihre eigene USt-IdNr/)).toBeVisible()
  await expect(sending.getByRole('radio')).toHaveCount(0)
  await sending.getByRole('button', { name: 'Angebot ergänzen' }).click()
  await expect(page.getByLabel('USt-IdNr.')).toBeFocused()

  const stored: Offer = (await (await adminApi.get(`/api/offers/${id}`)).json()).data
  expect(stored.lines).toMatchObject([{}, { isAlternative: true }, { quantity: 1.5 }])
  expect(stored.number).toBeNull()
  await adminApi.delete(`/api/contact/${inquiryId}`)
})

test('the kind of delivery follows the country, unless somebody has chosen another one', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, inquiryId } = await draftOf(adminApi)
  await page.goto(adminPaths.offer(id))
  const delivery = page.getByRole('region', { name: 'Gültigkeit und Steuer' }).getByRole('combobox')
  const choose = async (country: string) => {
    await page.getByLabel('Land').fill(country)
    await page.getByRole('option', { name: country, exact: true }).click()
  }
  await choose('Ghana')
  await expect(delivery).toHaveText('Ausfuhr (Drittland)')
  await expect(page.getByText('folgt dem Empfänger: jetzt „Ausfuhr (Drittland)“')).toBeVisible()
  await choose('Polen')
  await expect(delivery).toHaveText('Inland')
  await delivery.click()
  await page.getByRole('option', { name: 'EU, mit USt-IdNr.' }).click()
  await expect(page.getByText('Fragen Sie den Empfänger danach')).toBeVisible()
  await choose('Ghana')
  await expect(delivery).toHaveText('EU, mit USt-IdNr.')
  await page.getByRole('button', { name: 'Ausfuhr (Drittland) wählen' }).click()
  await expect(delivery).toHaveText('Ausfuhr (Drittland)')
  await adminApi.delete(`/api/contact/${inquiryId}`)
})
