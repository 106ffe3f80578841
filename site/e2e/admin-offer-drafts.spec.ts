import type { Offer } from '../../shared/offers/offer.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { begin, draftOf, line } from './offer-steps.ts'

test('what is typed says what its machines bring, and outlives a leave that is refused and a version that is newer', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { inquiry, clear } = await begin(adminApi, 'Norbert Neuer', { purchasePrice: 10_000 })
  const { id } = await draftOf(adminApi, inquiry)
  await page.goto(adminPaths.offer(id))
  await expect(page.getByText('Rohertrag der Maschinen: 2.000 €')).toBeVisible()
  await line(page, 1).getByLabel('Einzelpreis').fill('9.000')
  await expect(page.getByText('Verlust der Maschinen: 1.000 €')).toBeVisible()
  await page.getByRole('link', { name: 'Alle Angebote' }).click()
  await page
    .getByRole('dialog', { name: 'Änderungen verwerfen?' })
    .getByRole('button', { name: 'Weiter bearbeiten' })
    .click()
  await expect(line(page, 1).getByLabel('Einzelpreis')).toHaveValue('9000')

  await adminApi.put(`/api/offers/${id}`, { data: { closing: 'Bis bald' } })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const newer = page.getByRole('dialog', { name: 'Dieses Angebot wurde inzwischen geändert' })
  await expect(newer.getByText(/^admin hat es am .* gespeichert/)).toBeVisible()
  await expect(newer.getByRole('group')).toHaveCount(2)
  await expect(
    newer.getByRole('group', { name: 'Positionen' }).getByRole('radio', { name: /^Ihre Fassung/ }),
  ).toBeChecked()
  await expect(
    newer.getByRole('group', { name: 'Schluss' }).getByRole('radio', { name: /Bis bald/ }),
  ).toBeChecked()
  await newer.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(line(page, 1).getByLabel('Einzelpreis')).toHaveValue('9000')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await newer.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page.getByText('Angebot gespeichert')).toBeVisible()
  await expect(newer).toHaveCount(0)
  await expect(page.getByLabel('Schluss', { exact: true })).toHaveValue('Bis bald')

  // What was kept is what the form goes on from.
  await line(page, 1).getByLabel('Einzelpreis').fill('9.100')
  await page.getByRole('button', { name: 'Senden …' }).click()
  const sending = page.getByRole('dialog', { name: 'Angebot senden' })
  await expect(sending).toBeVisible()
  await sending.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(newer).toHaveCount(0)

  await line(page, 1).getByLabel('Einzelpreis').fill('8.000')
  await page.getByRole('link', { name: 'Alle Angebote' }).click()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Angebote' })).toBeVisible()
  const stored: Offer = (await (await adminApi.get(`/api/offers/${id}`)).json()).data
  expect(stored.lines[0]?.unitPrice).toBe(9_100)
  await clear()
})

test('lines are added by a few letters, moved by keys and begun from an earlier offer', async ({
  adminPage: page,
  adminApi,
}) => {
  const { inquiry, product, clear } = await begin(adminApi, 'Karl Kopie')
  const { id } = await draftOf(adminApi, inquiry)
  // Both lines are above the bar of buttons, so that one can be dragged to the other.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(adminPaths.offer(id))
  const search = page.getByRole('combobox', { name: 'Maschine aus dem Bestand hinzufügen' })
  await search.fill('Linde H30D')
  await expect(page.getByRole('option', { name: /^Linde H30D/ })).toBeVisible()
  await search.press('Enter')
  await expect(line(page, 2).getByLabel('2. Maschine')).toHaveValue('Linde H30D')
  await page.reload()
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(line(page, 2).getByLabel('2. Maschine')).toHaveValue('Linde H30D')
  await page.getByRole('button', { name: 'Position 2 nach oben' }).press('Enter')
  await expect(line(page, 1).getByLabel('1. Maschine')).toHaveValue('Linde H30D')
  await expect(page.getByRole('button', { name: 'Position 1 nach unten' })).toBeFocused()
  const handle = line(page, 2).locator('[draggable=true]')
  await handle.dragTo(line(page, 1).getByLabel('Menge'))
  await expect(line(page, 1).getByLabel('1. Maschine')).toHaveValue(product.title)
  await page.getByRole('button', { name: 'Position 1 nach unten' }).press('Enter')
  await line(page, 2).getByLabel('Optional').check()
  await page.getByRole('button', { name: 'Nachlass', exact: true }).click()
  const discount = line(page, 3).getByLabel('Betrag')
  await expect(discount).toBeFocused()
  await discount.fill('-500,5')
  await discount.press('Tab')
  await expect(discount).toHaveValue('500,50')
  await expect(line(page, 3)).toContainText(/\u2212\s?500,50\s€/)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Angebot gespeichert')).toBeVisible()

  await page.goto(adminPaths.inquiry(inquiry))
  await page.getByRole('button', { name: 'Aus einem früheren Angebot' }).click()
  await page.getByRole('combobox', { name: 'Welches frühere Angebot?' }).fill('Kopie')
  await page.getByRole('option', { name: /Karl Kopie/ }).click()
  await expect(line(page, 1).getByLabel('1. Maschine')).toHaveValue('Linde H30D')
  await expect(line(page, 2).getByLabel('2. Maschine')).toHaveValue(product.title)
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Entwurf gelöscht')).toBeVisible()
  await clear()
})

test('sending asks again whether mails go out, says what the draft lacks before it asks how, and no paper is shown of what is wrong', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, context, expectedErrors }) => {
  expectedErrors.push(/500/)
  const { inquiry, clear } = await begin(adminApi, 'Lars Leer')
  const { id } = await draftOf(adminApi, inquiry)
  const mend = await intercept(page, '**/api/mail', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'Gerade geht es nicht' } }),
  )
  await page.goto(adminPaths.offer(id))
  await page.getByRole('button', { name: 'Senden …' }).click()
  const sending = page.getByRole('dialog', { name: 'Angebot senden' })
  await expect(sending.getByText('Gerade geht es nicht')).toBeVisible()
  mend()
  await sending.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(sending.getByRole('radio', { name: 'Von Hand übergeben' })).toBeVisible()
  await sending.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(sending).toHaveCount(0)

  await line(page, 1).getByLabel('Menge').fill('0')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Menge muss mindestens 1 sein')).toBeVisible()
  await page.getByRole('button', { name: 'PDF-Vorschau' }).click()
  await expect(line(page, 1).getByLabel('Menge')).toBeFocused()
  expect(context.pages()).toHaveLength(1)

  await line(page, 1).getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText(/^Noch keine Position/)).toBeVisible()
  await page.getByRole('button', { name: 'Senden …' }).click()
  await expect(sending.getByText(/mindestens eine Position, die zählt/)).toBeVisible()
  await expect(sending.getByRole('radio')).toHaveCount(0)
  await sending.getByRole('button', { name: 'Angebot ergänzen' }).click()
  await expect(sending).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Positionen' })).toBeFocused()

  await page.getByRole('button', { name: 'Dienstleistung' }).click()
  await line(page, 1).getByLabel('1. Dienstleistung').fill('UVV-Prüfung')
  await line(page, 1).getByLabel('Einzelpreis').fill('120')
  await page.getByRole('button', { name: 'Senden …' }).click()
  await sending.getByRole('button', { name: 'Angebot ergänzen' }).click()
  await expect(page.getByLabel('Straße und Hausnummer')).toBeFocused()
  await clear()
})
