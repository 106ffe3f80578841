import type { APIRequestContext, Page } from '@playwright/test'
import type { Offer } from '../../shared/offers/offer.ts'
import type { Product } from '../../shared/product/product.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { addProduct, expect, openPdf, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { goWithin } from './within-administration.ts'

const LEGAL = {
  managingDirector: 'Petra Probe',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 1234',
  vatId: '',
  editor: '',
}

/** A machine and somebody who asks for it. */
async function begin(api: APIRequestContext, name: string, machine: Partial<Product> = {}) {
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

async function legalOf(api: APIRequestContext) {
  return (await (await api.get('/api/settings')).json()).data.legal
}

const draftOf = async (api: APIRequestContext, inquiry: number): Promise<Offer> =>
  (await (await api.post(`/api/contact/${inquiry}/offers`)).json()).data

const line = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Positionen' })
    .getByRole('listitem')
    .nth(number - 1)
const total = (page: Page) =>
  page
    .getByRole('region', { name: 'Summen' })
    .locator('div', { has: page.getByText('Gesamt brutto') })
    .getByRole('definition')

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
  const legal = await legalOf(adminApi)
  await adminApi.put('/api/settings', { data: { legal: LEGAL } })
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

  await adminApi.put('/api/settings', { data: { legal } })
  await clear()
})

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

test('a further version begins with the former, which says where it is', async ({
  adminPage: page,
  adminApi,
}) => {
  const { inquiry, clear } = await begin(adminApi, 'Frida Fassung')
  const legal = await legalOf(adminApi)
  await adminApi.put('/api/settings', { data: { legal: LEGAL } })
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
  await adminApi.put('/api/settings', { data: { legal } })
  await clear()
})

test('sending asks again whether mails go out, says what the draft lacks before it asks how, and no paper is shown of what is wrong', async ({
  adminPage: page,
  adminApi,
  context,
  expectedErrors,
}) => {
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

/** The form of an offer, how it is sent, and the list, on a screen of this width. */
async function expectScreensAt(width: number, page: Page, id: number) {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(adminPaths.offer(id))
  await expect(line(page, 1)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Senden …' }).click()
  await expect(page.getByRole('radio', { name: 'Von Hand übergeben' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goWithin(page, adminPaths.offers)
  await expect(page.getByRole('row').filter({ hasText: 'Berta Breit' })).toBeVisible()
  await expectAccessible(page)
}

test('on a phone the screens of an offer can be read by all, and what is wrong comes out from below the buttons', async ({
  adminPage: page,
  adminApi,
}) => {
  const { inquiry, clear } = await begin(adminApi, 'Berta Breit')
  const { id } = await draftOf(adminApi, inquiry)
  await expectScreensAt(390, page, id)

  await goWithin(page, adminPaths.offer(id))
  const field = line(page, 1).getByLabel('Menge')
  await field.fill('0')
  const save = page.getByRole('button', { name: 'Speichern' })
  // Behind the button, where a browser takes it for seen.
  const { top } = await save.evaluate((button) => button.getBoundingClientRect())
  await field.evaluate((input, top) => {
    input.blur()
    scrollBy(0, input.getBoundingClientRect().top - top)
  }, top)
  await save.click()
  await expect(field).toBeFocused()
  const isSeen = await field.evaluate((input) => {
    const { left, bottom } = input.getBoundingClientRect()
    return document.elementFromPoint(left + 20, bottom - 4) === input
  })
  expect(isSeen).toBe(true)
  await clear()
})

for (const width of [768, 1440])
  test(`the screens of an offer fit and can be read by all at ${width} px`, {
    tag: '@nightly',
  }, async ({ adminPage: page, adminApi }) => {
    const { inquiry, clear } = await begin(adminApi, 'Berta Breit')
    const { id } = await draftOf(adminApi, inquiry)
    await expectScreensAt(width, page, id)
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
    page.getByText(/^1 Angebot, 12\.480,00\s€ ohne MwSt\., davon zu erwarten 2\.496/),
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
