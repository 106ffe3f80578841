import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { goWithin } from './within-administration.ts'

test('a caller is written down with machine and next step, recognised who has asked before, and their page shows and corrects what is known', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/404 .*\/customers\/gibtesnicht$/)
  const sender = { name: 'Karla Kundig', company: 'Kundig Logistik', phone: '040 818 18-0' }
  const email = 'karla@kundig.example'
  const ask = (message: string) =>
    adminApi.post('/api/contact', { data: { ...sender, email, message, productIds: [1] } })
  await ask('Ist der Stapler noch da?')
  await ask('Und was kostet die Lieferung?')

  await page.goto(adminPaths.inquiries)
  await page.getByRole('link', { name: 'Anfrage eintragen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anfrage eintragen' })).toBeVisible()
  const phone = page.getByLabel('Telefon', { exact: true })
  await page.getByLabel('Name').fill('Frau Kundig')
  await page.getByRole('button', { name: 'Speichern' }).click()
  for (const field of [page.getByLabel('E-Mail-Adresse', { exact: true }), phone])
    await expect(field).toHaveAccessibleDescription(
      /E-Mail-Adresse oder Telefonnummer ist erforderlich/,
    )
  await phone.fill('+49 (0)40 818180')
  await expect(page.getByText('Bekannt: Karla Kundig, Kundig Logistik.')).toBeVisible()
  await expect(page.getByLabel('Firma')).toHaveValue('Kundig Logistik')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await expect(page.getByLabel('Name')).toHaveValue('Frau Kundig')
  await expect(page.getByText('ist erforderlich')).toHaveCount(0)
  await expectAccessible(page)
  await phone.fill('+49 (0)40 818181')
  await expect(page.getByLabel('Firma')).toHaveValue('')
  await phone.fill('04081818 0')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await page.getByLabel('Maschinen').fill('H30D')
  // Before anything is found for it.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Linde H30D' }).click()
  await expect(page.getByLabel(/^Anzahl: /)).toHaveCount(1)
  await page.getByRole('radio', { name: /^(Morgen|(Mo|Di)\., )/ }).check()
  await page.getByLabel('Was ist dann zu tun?').fill('Preis nennen')
  await page.getByRole('button', { name: 'Speichern' }).click()

  const dialog = page.getByRole('dialog', { name: /^Anfrage A-/ })
  await expect(dialog.getByText('Anfrage, Telefon')).toBeVisible()
  const machines = dialog.getByRole('list', { name: 'Maschinen' })
  await expect(machines.getByRole('link', { name: 'Linde H30D' })).toBeVisible()
  await expect(dialog.getByText('Preis nennen')).toBeVisible()
  await dialog.getByRole('link', { name: 'Frau Kundig' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frau Kundig' })).toBeVisible()
  const asked = page.getByRole('list', { name: 'Anfragen' }).getByRole('listitem')
  await expect(asked).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', /^tel:\+4940/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Angaben berichtigen' }).click()
  await page.getByLabel('E-Mail-Adresse').fill('k.kundig@kundig.example')
  await page.getByRole('button', { name: 'Berichtigen' }).click()
  await expect(page.getByRole('link', { name: 'k.kundig@kundig.example' })).toBeVisible()
  await expect(page.getByRole('link', { name: email, exact: true })).toHaveCount(0)
  await expect(asked).toHaveCount(3)

  await asked.last().getByRole('button').click()
  await expect(dialog.getByText('Ist der Stapler noch da?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await goWithin(page, adminPaths.customer('gibtesnicht'))
  await expect(page.getByRole('heading', { name: 'Kunde nicht gefunden' })).toBeVisible()
})
