import type { Locator } from '@playwright/test'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { expect, logIn, test } from './fixtures.ts'

const ONE_CATEGORY = /\/api\/categories\/[\w-]+$/

test('a category is created although the session ends, changed in its row and deleted, but for one with products', async ({
  adminPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await page.goto('/admin/categories')
  await page.getByRole('link', { name: 'Neue Kategorie' }).click()
  await expect(page).toHaveURL('/admin/categories/new')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Name ist erforderlich')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Geländestapler')
  await expect(page.getByLabel('Kürzel')).toHaveValue('gelaendestapler')
  await expect(page.getByLabel('Reihenfolge')).toHaveValue('5')
  await page.getByLabel('Kürzel').fill('gelaende')
  await page.evaluate((key) => localStorage.setItem(key, 'abgelaufen'), TOKEN_KEY)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await logIn(page)
  await expect(page).toHaveURL('/admin/categories/new')
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Geländestapler')
  await expect(page.getByLabel('Kürzel')).toHaveValue('gelaende')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL('/admin/categories')
  await expect(page.getByRole('row').filter({ hasText: /./ }).last()).toContainText(
    'Geländestapler',
  )

  // On a slow network the row's data come when somebody has already begun to type.
  const typed = Promise.withResolvers<void>()
  await page.route(ONE_CATEGORY, async (route) => {
    await typed.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Geländestapler bearbeiten' }).click()
  await page.getByLabel('Beschreibung').fill('Für Baustelle und Wald.')
  const data = page.waitForResponse(ONE_CATEGORY)
  typed.resolve()
  await data
  await expect(page.getByLabel('Beschreibung')).toHaveValue('Für Baustelle und Wald.')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(
    page.getByRole('cell', { name: 'Für Baustelle und Wald.', exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('Beschreibung')).toHaveCount(0)

  await page.getByRole('button', { name: 'Mehr zu Geländestapler' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Geländestapler', { exact: true })).toHaveCount(0)

  const opener = page.getByRole('button', { name: 'Mehr zu Dieselstapler' })
  await opener.click()
  const remove = page.getByRole('menuitem', { name: 'Löschen' })
  await expect(remove).toBeDisabled()
  await remove.hover()
  await expect(page.getByRole('tooltip')).toHaveText(
    'Kategorie kann nicht gelöscht werden - enthält Produkte',
  )
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a category that a colleague saved meanwhile is replaced only knowingly', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  expectedErrors.push(/409/)
  const icon = '🏗️'
  const answer = await adminApi.post('/api/categories', {
    data: { name: 'Portalstapler', slug: 'portal', icon, sortOrder: 9, description: '' },
  })
  const { id } = (await answer.json()).data
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Portalstapler bearbeiten' }).click()
  await page.getByLabel('Beschreibung').fill('Für Container.')
  await adminApi.put(`/api/categories/${id}`, { data: { description: 'Für Häfen.' } })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const question = page.getByRole('dialog', { name: 'Die Kategorie wurde inzwischen geändert' })
  await question.press('Escape')
  await expect(page.getByLabel('Beschreibung')).toHaveValue('Für Container.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await question.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  await expect(page.getByRole('cell', { name: 'Für Container.' })).toBeVisible()
  await adminApi.delete(`/api/categories/${id}`)
})

test('an edited row can be left as it was, and its changes are not lost to another pencil or link without a question', {
  tag: '@nightly',
}, async ({ adminPage: page }) => {
  const pencil = (name: string) => page.getByRole('button', { name: `${name} bearbeiten` })
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  const name = page.getByLabel('Name', { exact: true })
  await page.goto('/admin/categories')
  await pencil('Dieselstapler').click()
  await name.fill('Etwas anderes')
  await page.keyboard.press('Escape')
  await expect(name).toHaveCount(0)
  await expect(
    page.getByRole('cell', { name: 'Dieselstapler diesel · Diesel forklifts', exact: true }),
  ).toBeVisible()

  await pencil('Dieselstapler').click()
  await name.fill('Etwas anderes')
  for (const leave of [
    pencil('Elektrostapler'),
    pencil('Dieselstapler'),
    page.getByRole('link', { name: 'Dashboard' }),
  ]) {
    await leave.click()
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue('Etwas anderes')
  }
  await pencil('Elektrostapler').click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(name).toHaveCount(1)
  await expect(name).toHaveValue('Elektrostapler')

  await name.fill('Verworfen')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await pencil('Elektrostapler').click()
  await expect(name).toHaveValue('Elektrostapler')
})

/** Whether a click on the middle of it would reach it as the page is scrolled now. */
const canBeClicked = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('the whole form of a category can be seen once it is open, on a notebook and on a phone', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/categories')
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      const create = page.getByRole('link', { name: 'Neue Kategorie' })
      await page
        .getByRole('button', { name: /bearbeiten$/ })
        .last()
        .click()
      const form = page.locator('form')
      for (const label of ['Name', 'Name auf Englisch', 'Symbol', 'Reihenfolge', 'Beschreibung'])
        await expect
          .poll(() => canBeClicked(form.getByLabel(label, { exact: true })), label)
          .toBe(true)
      await expect
        .poll(() => canBeClicked(form.getByRole('button', { name: 'Abbrechen' })))
        .toBe(true)
      await page.keyboard.press('Escape')
      await expect(create).toBeVisible()
    })
})
