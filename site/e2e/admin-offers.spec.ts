import { adminPaths } from '../admin/data/adminPaths.ts'
import { addProduct, expect, openPdf, test } from './fixtures.ts'
import { begin, bringLegal, draftOf, LEGAL, legalOf, line, total } from './offer-steps.ts'
import { goWithin } from './within-administration.ts'

test('an offer goes from its inquiry to the customer', { tag: '@everyday' }, async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  // What lacks is answered by a 409.
  expectedErrors.push(/409/)
  const { inquiry, receipt, clear } = await begin(adminApi, 'Olga Offert')
  const legal = await legalOf(adminApi)
  await adminApi.put('/api/settings', { data: { legal: { ...LEGAL, managingDirector: '' } } })

  await page.goto(adminPaths.inquiry(inquiry))
  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  await dialog.getByRole('button', { name: 'Angebot schreiben' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Angebot (Entwurf)' })).toBeVisible()
  await expect(total(page)).toHaveText(/14\.280,00\s€/)

  await line(page, 1).getByLabel('Einzelpreis').fill('11.500')
  await page.getByRole('button', { name: 'Lieferung', exact: true }).click()
  await expect(line(page, 2).getByLabel('2. Lieferung')).toBeFocused()
  await line(page, 2).getByLabel('Einzelpreis').fill('450')
  await expect(total(page)).toHaveText(/14\.220,50\s€/)
  await page.getByLabel('Straße und Hausnummer').fill('Kai 1')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Angebot gespeichert')).toBeVisible()

  await page.goto(adminPaths.inquiry(inquiry))
  await dialog.getByRole('link', { name: 'Entwurf weiterschreiben' }).click()
  await expect(line(page, 2).getByLabel('Einzelpreis')).toHaveValue(/450/)

  await line(page, 1).getByLabel('Menge').fill('2')
  await openPdf(page, () => page.getByRole('button', { name: 'PDF-Vorschau' }).click())
  await line(page, 1).getByLabel('Menge').fill('1')

  await page.getByRole('button', { name: 'Senden …' }).click()
  const sending = page.getByRole('dialog', { name: 'Angebot senden' })
  await expect(sending.getByRole('radio', { name: 'Von Hand übergeben' })).toBeChecked()
  await expect(sending.getByText('Ort fehlt')).toBeVisible()
  await sending.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(sending.getByText(/fehlt die Geschäftsführung/)).toBeVisible()
  await expect(
    sending.getByRole('link', { name: 'Einstellungen öffnen: Rechtliches' }),
  ).toBeVisible()

  await adminApi.put('/api/settings', { data: { legal: LEGAL } })
  await sending.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Angebot AN-\d{4}-\d{4}$/ }),
  ).toBeVisible()
  const state = page.getByRole('region', { name: 'Stand' })
  await expect(state.getByText('Gesendet', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /\/angebot\/[0-9a-f]+$/ })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  await page.getByRole('link', { name: 'Alle Angebote' }).click()
  const row = page.getByRole('row').filter({ hasText: receipt })
  await expect(row.getByText('Gesendet')).toBeVisible()
  await expect(row.getByText(/14\.220,50\s€/)).toBeVisible()

  await adminApi.put('/api/settings', { data: { legal } })
  await clear()
})

test('what a customer says on the telephone is kept: that they accept, with the name and at the inquiry, or why they decline', async ({
  adminPage: page,
  adminApi,
}) => {
  const { inquiry, receipt, clear } = await begin(adminApi, 'Olga Offert')
  await bringLegal(adminApi)
  const { id } = await draftOf(adminApi, inquiry)
  await adminApi.post(`/api/offers/${id}/send`, { data: { by: 'hand' } })

  await page.goto(adminPaths.offer(id))
  const state = page.getByRole('region', { name: 'Stand' })
  await state.getByRole('button', { name: 'Angenommen' }).click()
  const accepting = page.getByRole('dialog', { name: 'Hat der Kunde zugesagt?' })
  await accepting.getByLabel('Wer hat zugesagt?').fill('')
  await accepting.getByRole('button', { name: 'Als angenommen festhalten' }).click()
  await expect(accepting.getByText('Bitte nennen Sie den Namen')).toBeVisible()
  await accepting.getByLabel('Wer hat zugesagt?').fill('Olga Offert')
  await accepting.getByRole('button', { name: 'Als angenommen festhalten' }).click()
  await expect(state.getByText('Angenommen', { exact: true })).toBeVisible()
  await expect(state.getByText('Angenommen von Olga Offert')).toBeVisible()

  await page.goto(adminPaths.inquiry(inquiry))
  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  await expect(dialog.getByRole('list', { name: 'Angebote' })).toContainText('Angenommen')

  await adminApi.post(`/api/offers/${id}/reopen`)
  await goWithin(page, adminPaths.offer(id))
  await state.getByRole('button', { name: 'Abgesagt' }).click()
  const declining = page.getByRole('dialog', { name: 'Hat der Kunde abgesagt?' })
  await declining.getByLabel('Grund (freiwillig)').fill('Hat ein Neugerät geleast')
  await declining.getByRole('button', { name: 'Als abgelehnt festhalten' }).click()
  await expect(state.getByText('Abgelehnt', { exact: true })).toBeVisible()
  await expect(state.getByText('„Hat ein Neugerät geleast“')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Neue Fassung' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Angenommen' })).toHaveCount(0)

  await clear()
})

test('a further version begins with the former, which says where it is', async ({
  adminPage: page,
  adminApi,
}) => {
  const { inquiry, clear } = await begin(adminApi, 'Frida Fassung')
  await bringLegal(adminApi)
  const { id } = await draftOf(adminApi, inquiry)
  await adminApi.post(`/api/offers/${id}/send`, { data: { by: 'hand' } })
  await page.goto(adminPaths.offer(id))
  await page.getByRole('button', { name: 'Neue Fassung' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /-2 \(Entwurf\)$/ })).toBeVisible()
  await expect(line(page, 1).getByLabel('Einzelpreis')).toHaveValue('12000')
  await page.goto(adminPaths.offer(id))
  const state = page.getByRole('region', { name: 'Stand' })
  await expect(state.getByRole('listitem').filter({ hasText: /-2 · Entwurf$/ })).toBeVisible()
  await expect(state.getByRole('button', { name: 'Neue Fassung' })).toHaveCount(0)
  await state.getByRole('link', { name: 'Neue Fassung weiterschreiben' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /-2 \(Entwurf\)$/ })).toBeVisible()
  await page.goBack()

  await state.getByRole('button', { name: 'Zurückziehen' }).click()
  await page
    .getByRole('dialog', { name: 'Angebot zurückziehen?' })
    .getByRole('button', { name: 'Zurückziehen' })
    .click()
  await expect(state.getByText('Zurückgezogen', { exact: true })).toBeVisible()
  await clear()
})

test('an offer is begun at a machine, for rent, and its money stands in the list', async ({
  adminPage: page,
  adminApi,
}) => {
  const machine = await addProduct(adminApi, {
    title: 'Mietstapler Moritz',
    price: 12_000,
    rent: { month: 480 },
  })
  await page.goto(adminPaths.product(machine.id))
  await page.getByRole('link', { name: 'Angebot schreiben' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Angebot schreiben' })).toBeVisible()
  await page.getByLabel('Telefon').fill('040 998877')
  await page.getByLabel('Name').fill('Rita Miete')
  await page.getByLabel('Firma').fill('Mietsache GmbH')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Angebot (Entwurf)' })).toBeVisible()
  await expect(line(page, 1).getByLabel('1. Maschine')).toHaveValue('Mietstapler Moritz')

  await page.getByRole('button', { name: 'Zur Miete' }).click()
  await page.getByLabel('Maschine aus dem Bestand hinzufügen').fill('Mietstapler')
  await page.getByRole('option', { name: /Mietstapler Moritz/ }).click()
  await expect(line(page, 2).getByLabel('2. Miete')).toHaveValue(
    'Miete je Monat: Mietstapler Moritz',
  )
  await expect(line(page, 2).getByLabel('Einzelpreis')).toHaveValue('480')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Angebot gespeichert')).toBeVisible()

  await page.goto(adminPaths.offers)
  await page.getByLabel('Angebote suchen').fill('Mietsache')
  await expect(
    page.getByText(/^1 Angebot, 12\.480,00\s€ netto, davon zu erwarten 2\.496/),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Gesendet \(0\)/ }).click()
  await expect(page.getByText(/^0 Angebote/)).toBeVisible()
  await page.getByRole('button', { name: /^Entwurf \(1\)/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Mietsache GmbH' })).toContainText('20 %')

  const { data }: { data: { inquiryId: number }[] } = await (
    await adminApi.get('/api/offers?search=Mietsache')
  ).json()
  for (const { inquiryId } of data) await adminApi.delete(`/api/contact/${inquiryId}`)
  await adminApi.delete(`/api/products/${machine.id}`)
})
