import { paths } from '../../shared/paths.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './product-form.ts'

test('a picture of the hall stands on „Über uns“ until it is taken away', { tag: '@slow' }, async ({
  adminPage,
  adminApi,
  visitorPage: page,
}) => {
  await adminPage.goto('/admin/texts/ueber-uns/edit')
  await adminPage.getByRole('button', { name: 'Bild aus Halle oder Team' }).click()
  const section = adminPage.getByRole('region', { name: 'Bild aus Halle oder Team' })
  const buffer = await picture('#375')
  const file = { name: 'halle.jpg', mimeType: 'image/jpeg', buffer }
  await section.locator('input[type=file][multiple]').setInputFiles(file)
  await expect(section.getByRole('img', { name: 'Das gewählte Bild' })).toBeVisible()
  await section.getByLabel('Was auf dem Bild zu sehen ist').fill('Unsere Halle')
  await adminPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(adminPage.getByText(/^Gespeichert\. 1 Seite ist aktuell/)).toBeVisible()
  await page.goto(paths.about)
  const shown = page.getByRole('img', { name: 'Unsere Halle' })
  await shown.scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)

  await adminApi.delete('/api/texts/ueber-uns')
  await page.reload()
  await expect(shown).toHaveCount(0)
})
