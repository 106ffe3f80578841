import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { home } from '../../shared/texts/home.ts'
import { terms } from '../../shared/texts/terms.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const TEMPLATE_HEADING = home.template.hero.title.replaceAll('*', '')

/** Opens the form of a page's texts from the list. */
async function openForm(page: Page, name: string) {
  await page.getByRole('table').getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toHaveText(`Texte: ${name}`)
}

// The preview runs no scripts, and Chromium says so.
test.use({ expectedErrors: [/Blocked script execution in 'about:srcdoc'/] })

test('the dealer changes the headline of their home page, sees it before, takes it back, and brings it back from the history', async ({
  adminPage,
  adminApi,
  visitorPage: page,
}) => {
  await adminPage.goto('/admin/texts')
  await openForm(adminPage, 'Startseite')
  const top = adminPage.getByRole('region', { name: 'Oben auf der Seite' })
  await top.getByLabel('Überschrift', { exact: true }).fill('Stapler, die *passen*')

  await adminPage.getByRole('button', { name: 'Vorschau' }).click()
  const preview = adminPage.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Stapler, die passen')
  await page.goto(paths.home)
  await expect(heading(page)).toHaveText(TEMPLATE_HEADING)

  await adminPage.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await adminPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(adminPage.getByText('Gespeichert. 1 Seite aktualisiert: Startseite')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Stapler, die passen')

  await openForm(adminPage, 'Startseite')
  await adminPage.getByRole('button', { name: 'Zurück zur Vorlage' }).click()
  const question = adminPage.getByRole('dialog', { name: 'Zurück zur Vorlage?' })
  await question.getByRole('button', { name: 'Zurück zur Vorlage' }).click()
  await expect(adminPage.getByText('Die Vorlage ist wieder auf der Website')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText(TEMPLATE_HEADING)

  await openForm(adminPage, 'Startseite')
  await adminPage.getByRole('link', { name: 'Verlauf' }).click()
  await expect(heading(adminPage)).toHaveText('Verlauf: Startseite')
  const restore = adminPage.getByRole('button', { name: /^Diesen Stand wiederherstellen/ })
  await restore.first().click()
  const dialog = adminPage.getByRole('dialog')
  await expect(dialog).toContainText('Oben auf der Seite › Überschrift')
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(adminPage.getByText(/^Wiederhergestellt\. 1 Seite aktualisiert/)).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Stapler, die passen')
  await adminApi.delete('/api/texts/home')
})

test('the dealer changes a clause of their terms, which take no HTML', { tag: '@nightly' }, async ({
  adminPage,
  adminApi,
  visitorPage: page,
}) => {
  await adminPage.goto(adminPaths.text('agb'))
  const text = adminPage.getByLabel('Text', { exact: true })
  const own = terms.template.body.text.replace('Es gilt deutsches Recht', 'Es gilt unser Recht')
  await text.fill(`${own}\n\n<b>fett</b>`)
  await adminPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(adminPage.getByText('HTML ist nicht möglich: <b>')).toBeVisible()

  await text.fill(own)
  await adminPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(adminPage).toHaveURL(/\/admin\/texts$/)
  await page.goto(paths.terms)
  await expect(page.getByRole('listitem').filter({ hasText: 'Es gilt unser Recht' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Teil B: Verkauf' })).toBeVisible()
  await adminApi.delete('/api/texts/agb')
})

test('a dealer learns that somebody else has saved the same text', { tag: '@nightly' }, async ({
  adminPage,
  adminApi,
  visitorPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const content = { ...home.template, makers: { title: 'Unsere Marken' } }
  await adminApi.put('/api/texts/home', { data: { content } })
  await adminPage.goto(adminPaths.text('home'))
  await adminPage.getByRole('button', { name: 'Hersteller', exact: true }).click()
  const makers = adminPage.getByRole('region', { name: 'Hersteller' })
  await makers.getByLabel('Überschrift').fill('Marken bei uns')
  await adminApi.put('/api/texts/home', { data: { content: home.template } })

  await adminPage.getByRole('button', { name: 'Speichern' }).click()
  const dialog = adminPage.getByRole('dialog', { name: /inzwischen geändert/ })
  await expect(dialog).toContainText('admin hat gespeichert')
  await dialog.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  await expect(adminPage).toHaveURL(/\/admin\/texts$/)
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { name: 'Marken bei uns' })).toBeVisible()
  await adminApi.delete('/api/texts/home')
})

test('on a wide screen the page stands beside its texts, section by section, with what placeholders become, and whoever leaves is asked what becomes of their text', async ({
  adminPage,
}) => {
  await adminPage.setViewportSize({ width: 1440, height: 900 })
  await adminPage.goto(adminPaths.text('home'))
  const preview = adminPage.frameLocator('iframe[title="Ansicht: Startseite"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(TEMPLATE_HEADING)
  const top = adminPage.getByRole('region', { name: 'Oben auf der Seite' })
  await top.getByLabel('Überschrift', { exact: true }).fill('Stapler aus {ort}')
  await expect(top.getByText('Auf der Website: „Stapler aus Hamburg“')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Stapler aus Hamburg')

  const makers = adminPage.getByRole('region', { name: 'Hersteller' }).getByLabel('Überschrift')
  await expect(makers).toBeHidden()
  await adminPage.getByRole('button', { name: 'Hersteller', exact: true }).click()
  await makers.fill('')
  await adminPage.getByRole('button', { name: 'Alle aufklappen' }).click()
  await adminPage.getByRole('button', { name: 'Alle zuklappen' }).click()
  await expect(makers).toBeHidden()
  await adminPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(adminPage.getByText('Überschrift ist erforderlich')).toBeVisible()
  await expect(
    adminPage.getByText('Die Ansicht folgt, sobald alle Angaben gültig sind.'),
  ).toBeVisible()
  await adminPage.getByRole('link', { name: 'Produkte' }).click()
  const leaving = adminPage.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await leaving.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(heading(adminPage)).toHaveText('Produkte')
})
