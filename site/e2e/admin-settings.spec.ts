import { demoSettings } from '../../shared/dealer/company.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { goWithin } from './within-administration.ts'

test('a new exceptional day is judged when its fields are left, also after a refused save', async ({
  adminPage: page,
  adminApi,
}) => {
  await page.goto('/admin/settings')
  const name = page.getByLabel('Kurzname')
  await name.fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Kurzname ist erforderlich')).toBeVisible()
  await name.fill(demoSettings.company.shortName)
  // The press itself leaves the field, and what is pressed must not move away from it.
  await page.getByRole('link', { name: 'Öffnungszeiten und Antwortzeit' }).hover()
  await page.mouse.down()
  await expect(page.getByText('Kurzname ist erforderlich')).toBeHidden()
  await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible()
  await page.mouse.up()
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  const reason = page.getByLabel('Anlass')
  await expect(reason).toBeVisible()
  await page.getByLabel('Datum').fill('2031-12-24')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await reason.focus()
  await reason.blur()
  await expect(page.getByText('Anlass ist erforderlich')).toBeVisible()
  await reason.fill('Heiligabend')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  await expect(page.getByText('Noch nicht gespeichert.')).toBeHidden()
  const { data } = await (await adminApi.get('/api/settings')).json()
  expect(data.hours.exceptions).toEqual([{ date: '2031-12-24', label: 'Heiligabend', open: [] }])
  await adminApi.put('/api/settings', { data: { hours: demoSettings.hours } })
})

test('what is typed while the settings are being saved stays, and is saved with the next press', async ({
  adminPage: page,
  adminApi,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const restore = await intercept(page, '**/api/settings', async (route) => {
    if (route.request().method() === 'PUT') await promise
    await route.fallback()
  })
  await page.goto('/admin/settings')
  await page.getByLabel('Telefax').fill('040 1234561 ')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const emergency = page.getByLabel('Notdienst')
  await emergency.fill('040 1234562')
  release()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  restore()
  await expect(emergency).toHaveValue('040 1234562')
  await page.reload()
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(emergency).toHaveValue('040 1234562')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('button', { name: 'Verwerfen' })).toBeHidden()
  const { data } = await (await adminApi.get('/api/settings')).json()
  expect(data.company).toMatchObject({ fax: '040 1234561', emergencyPhone: '040 1234562' })
  await adminApi.put('/api/settings', { data: { company: demoSettings.company } })
})

test('a logo changes at once and leaves what is not saved, and a dealer learns that somebody else has saved, and decides', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  expectedErrors.push(/status of 409/)
  const { company } = demoSettings
  await page.goto('/admin/settings')
  await page.getByLabel('Kurzname').fill('Hafenstapler')
  await page.getByRole('link', { name: 'Logo und Farbe' }).click()
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await expect(page.getByRole('img', { name: 'Ihr Logo' })).toBeVisible()
  await page.getByRole('link', { name: 'Firma' }).click()
  await expect(page.getByLabel('Kurzname')).toHaveValue('Hafenstapler')

  await adminApi.put('/api/settings', { data: { vatRate: 20 } })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: /inzwischen geändert/ })
  await expect(dialog).toContainText('admin hat gespeichert')
  await dialog.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('Hafenstapler')
  const { data } = await (await adminApi.get('/api/settings')).json()
  expect(data).toMatchObject({
    vatRate: demoSettings.vatRate,
    company: { shortName: 'Hafenstapler' },
  })
  // What comes next follows what was saved here.
  await expect(page.getByLabel('Kurzname')).toHaveValue('Hafenstapler')
  await page.getByLabel('Telefax').fill('040 66969-109')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(async () => (await (await adminApi.get('/api/settings')).json()).data.company)
    .toMatchObject({ shortName: 'Hafenstapler', fax: '040 66969-109' })
  await adminApi.delete('/api/settings/logo')
  await adminApi.put('/api/settings', { data: { company } })
})

test('on a phone the sections come first, and a refused save leads to what is wrong', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/settings')
  const sections = page.getByRole('navigation', { name: 'Abschnitte' })
  await expect(sections.getByRole('link', { name: 'Rückrufe' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeHidden()
  await sections.getByRole('link', { name: 'Rückrufe' }).click()
  await expect(page).toHaveURL('/admin/settings/rueckrufe')
  await expect(page.getByRole('region', { name: 'Rückrufe' })).toBeFocused()
  await page.getByLabel('Dauer eines Rückrufs').fill('0')
  await sections.getByRole('link', { name: 'Alle Einstellungen' }).click()
  await sections.getByRole('link', { name: 'E-Mail' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL('/admin/settings/rueckrufe')
  await expect(page.getByLabel('Dauer eines Rückrufs')).toBeFocused()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByLabel('Dauer eines Rückrufs')).not.toHaveValue('0')
  await expect(page.getByRole('region', { name: 'Rückrufe' })).toBeFocused()

  await goWithin(page, '/admin/settings#farbe')
  await expect(page).toHaveURL('/admin/settings/logo')
  await expect(page.getByLabel('Akzentfarbe')).toBeVisible()
})

test('who takes care of new inquiries is chosen among the accounts and categories that there are', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi }) => {
  const choose = async (field: string, name: string) => {
    await page.getByLabel(field).click()
    await page.getByRole('option', { name }).click()
  }
  await page.goto('/admin/settings/zuteilung')
  await choose('Neue Anfragen zuteilen', 'Reihum')
  await choose('Wer an der Reihe ist', 'admin')
  await page.keyboard.press('Escape')
  await choose('Neue Anfragen zuteilen', 'Nach Kategorie der Maschine')
  await expect(page.getByLabel('Wer an der Reihe ist')).toBeHidden()
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await choose('Kategorie', 'Elektrostapler')
  await choose('Zuständig', 'admin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  const { data } = await (await adminApi.get('/api/settings')).json()
  expect(data.assignment).toMatchObject({
    by: 'category',
    accounts: [expect.any(Number)],
    categories: [{ categoryId: expect.any(Number), accountId: expect.any(Number) }],
  })
  await adminApi.put('/api/settings', { data: { assignment: demoSettings.assignment } })
})
