import { paths } from '../../shared/addresses/paths.ts'
import { demoSettings } from '../../shared/dealer/company.ts'
import { expect, test } from './fixtures.ts'

test('the demo dealer claims on each page what they have chosen for it', async ({ page }) => {
  for (const [path, claims] of [
    [paths.home, ['500+', '20+', '1.000+', '98\u00a0%']],
    [paths.about, ['2003', '500+', '1.000+', '98\u00a0%', '45+ Mitarbeiter']],
    [paths.used, ['bis zu 50 % günstiger']],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('.facts').getByRole('listitem')).toContainText(claims)
  }
  await page.goto(paths.rental)
  await expect(page.locator('.facts')).toHaveCount(0)
})

test('the dealer adds a claim and chooses where it stands', { tag: '@nightly' }, async ({
  adminPage,
  adminApi,
}) => {
  const { claims } = demoSettings
  await adminPage.goto('/admin/settings/werbeangaben')
  await adminPage
    .getByRole('region', { name: 'Angaben, mit denen Sie werben' })
    .getByRole('button', { name: 'Hinzufügen' })
    .click()
  await adminPage.getByLabel('Angabe').last().fill('12')
  await adminPage.getByLabel('Bezeichnung').last().fill('Servicewagen im Einsatz')
  await adminPage.getByLabel('Beleg').last().fill('Fuhrparkliste')
  await adminPage.getByLabel('Steht auf den Seiten').last().click()
  await adminPage.getByRole('option', { name: 'Startseite' }).click()
  await adminPage.getByRole('option', { name: 'Service', exact: true }).click()
  await adminPage.keyboard.press('Escape')
  await adminPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(adminPage.getByText(/^Gespeichert/)).toBeVisible()

  await adminPage.goto(paths.service)
  await expect(adminPage.locator('.facts')).toContainText('12 Servicewagen im Einsatz')
  await adminPage.goto(paths.home)
  await expect(adminPage.locator('.facts')).not.toContainText('Servicewagen')
  await adminApi.put('/api/settings', { data: { claims } })
})
