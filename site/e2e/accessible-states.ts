import type { Page } from '@playwright/test'
import { adminProducts, expect } from './fixtures.ts'
import { cutOff } from './intercept.ts'

type State = [name: string, screen: string, reach: (page: Page) => Promise<void>]

/** Screens with a dialog, a message, an empty list or errors. */
export const states: Record<string, State[]> = {
  'a machine in its list': [
    [
      'the question before deleting',
      adminProducts('Linde H30D'),
      async (page) => {
        await page.getByRole('button', { name: 'Mehr zu Linde H30D' }).click()
        await page.getByRole('menuitem', { name: 'Löschen' }).click()
        await expect(page.getByRole('dialog', { name: 'Maschine löschen?' })).toBeVisible()
      },
    ],
    [
      'a selection with its actions',
      adminProducts('Linde H30D'),
      async (page) => {
        await page.getByRole('button', { name: /^Filter/ }).click()
        await page.getByRole('menuitemcheckbox', { name: 'Kategorie' }).click()
        await page.getByRole('row').filter({ hasText: 'Linde H30D' }).getByRole('checkbox').check()
        await expect(page.getByText('1 ausgewählt')).toBeVisible()
      },
    ],
    [
      'the question what is to change of several machines',
      adminProducts('Linde H30D'),
      async (page) => {
        await page.getByRole('row').filter({ hasText: 'Linde H30D' }).getByRole('checkbox').check()
        await page.getByRole('button', { name: 'Ändern …' }).click()
        await page.getByRole('dialog').getByLabel('Portale ändern').check()
        await expect(page.getByRole('group', { name: /nicht anbieten/ })).toBeVisible()
      },
    ],
    [
      'what would change of several machines',
      adminProducts('Linde H30D'),
      async (page) => {
        await page.getByRole('row').filter({ hasText: 'Linde H30D' }).getByRole('checkbox').check()
        await page.getByRole('button', { name: 'Ändern …' }).click()
        await page.getByLabel('Preis um … Prozent ändern').fill('-5')
        await page.getByRole('button', { name: 'Vorschau' }).click()
        await expect(page.getByRole('button', { name: '1 Maschine ändern' })).toBeVisible()
      },
    ],
    [
      'the question how labels are printed',
      adminProducts('Linde H30D'),
      async (page) => {
        await page.getByRole('row').filter({ hasText: 'Linde H30D' }).getByRole('checkbox').check()
        await page.getByRole('button', { name: 'Etiketten …' }).click()
        await page.getByLabel('Ab Etikett Nr.').fill('99')
        await expect(page.getByText(/^Eine Zahl von 1 bis/)).toBeVisible()
      },
    ],
    [
      'the question until when a machine is reserved',
      adminProducts('Linde H30D'),
      async (page) => {
        await page.getByLabel('Status von Linde H30D').selectOption({ label: 'Reserviert' })
        await expect(
          page.getByRole('dialog').getByLabel(/^(Andere|Für eine) Anfrage$/),
        ).toBeVisible()
      },
    ],
    [
      'the notice after a save',
      adminProducts('Linde H30D'),
      async (page) => {
        const status = page.getByLabel('Status von Linde H30D')
        await status.selectOption({ label: 'Verkauft' })
        await expect(page.getByText(/^Verkauft\. /)).toBeVisible()
        await status.selectOption({ label: 'Aktiv' })
        await expect(status).toHaveValue('active')
      },
    ],
  ],
  lists: [
    [
      'an empty list',
      '/admin/products',
      async (page) => {
        await page.getByLabel('Maschinen suchen').fill('gibtesnicht')
        await expect(page.getByText('Keine Produkte gefunden')).toBeVisible()
      },
    ],
    [
      'a price being changed',
      '/admin/products',
      async (page) => {
        await page
          .getByRole('button', { name: /^Preis von .* ändern/ })
          .first()
          .click()
        await expect(page.getByRole('textbox', { name: /^Preis von/ })).toBeVisible()
      },
    ],
    [
      'a list that cannot be loaded',
      '/admin/inquiries',
      async (page) => {
        const reconnect = await cutOff(page, '**/api/contact?*')
        await page.reload()
        await expect(page.getByText(/^Fehler beim Laden der Anfragen/)).toBeVisible()
        page.once('framenavigated', reconnect)
      },
    ],
    [
      'a search for an inquiry that finds nothing',
      '/admin/inquiries',
      async (page) => {
        await page.getByLabel('Anfragen suchen').fill('gibtesnicht')
        await expect(page.getByText('Gesucht wurde nach „gibtesnicht“.')).toBeVisible()
      },
    ],
    [
      'the question before deleting an inquiry',
      '/admin/inquiries',
      async (page) => {
        const data = { name: 'Ada', email: 'ada@firma.example', message: 'Was kostet die Miete?' }
        await page.request.post('/api/contact', { data })
        await page.reload()
        const card = page.getByRole('button', { name: /^Ada/ }).first()
        await card.click()
        await page
          .getByRole('dialog', { name: /^Anfrage A-/ })
          .getByRole('button', { name: /löschen$/ })
          .click()
        await expect(page.getByRole('dialog', { name: 'Anfrage endgültig löschen?' })).toBeVisible()
      },
    ],
    [
      'a category being edited',
      '/admin/categories',
      async (page) => {
        await page.getByRole('button', { name: 'Dieselstapler bearbeiten' }).click()
        await expect(page.getByLabel('Beschreibung')).toBeVisible()
      },
    ],
  ],
  'forms and the menu': [
    [
      'a picture in another format',
      '/admin/products/new',
      async (page) => {
        const gif = { name: 'hof.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
        await page.locator('input[type=file][multiple]').setInputFiles(gif)
        await expect(page.getByRole('alert')).toBeVisible()
      },
    ],
    [
      'a form with mistakes',
      '/admin/products/new',
      async (page) => {
        await page.getByRole('button', { name: 'Speichern' }).click()
        await expect(page.getByText('Titel ist erforderlich')).toBeVisible()
      },
    ],
    [
      'the menu',
      '/admin/dashboard',
      async (page) => {
        const open = page.getByRole('button', { name: 'Menü öffnen' })
        if (await open.isVisible()) await open.click()
        await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
      },
    ],
    [
      'a narrow menu',
      '/admin/dashboard',
      async (page) => {
        const close = page.getByRole('button', { name: 'Menü schließen' })
        if (await close.isVisible()) await close.click()
        await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible()
        await page.mouse.move(0, 0)
        await expect(page.getByRole('tooltip')).toHaveCount(0)
      },
    ],
    [
      'an address that does not exist',
      '/admin/gibtesnicht',
      (page) => expect(page.getByText('Zum Dashboard')).toBeVisible(),
    ],
    [
      'a second factor being set up',
      '/admin/konto',
      async (page) => {
        await page.getByRole('button', { name: 'Einrichten' }).click()
        await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible()
        await page.getByRole('button', { name: 'Einschalten' }).click()
        await expect(page.getByText('Der Code besteht aus sechs Ziffern')).toBeVisible()
      },
    ],
  ],
}
