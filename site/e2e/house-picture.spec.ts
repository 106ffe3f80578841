import { paths } from '../../shared/addresses/paths.ts'
import { about } from '../../shared/texts/about.ts'
import { contact } from '../../shared/texts/contact.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './product-form.ts'

for (const [{ page: name, path }, section, drawn, tag] of [
  [contact, 'Bild der Anfahrt', /^Lageplan/, undefined],
  [about, 'Bild aus Halle oder Team', null, '@nightly'],
] as const)
  test(`a picture that a dealer chooses is shown on ${path} until it is taken away`, {
    tag,
  }, async ({ adminPage, adminApi, visitorPage: page }) => {
    const buffer = await picture('#375')
    await adminPage.goto(`/admin/texts/${name}/edit`)
    await adminPage.getByRole('button', { name: section }).click()
    const inputs = adminPage.getByRole('region', { name: section })
    const file = { name: 'bild.jpg', mimeType: 'image/jpeg', buffer }
    await inputs.locator('input[type=file][multiple]').setInputFiles(file)
    await expect(inputs.getByRole('img', { name: 'Das gewählte Bild' })).toBeVisible()
    await inputs.getByLabel('Was auf dem Bild zu sehen ist').fill('Unser eigenes Bild')
    await adminPage.getByRole('button', { name: 'Speichern' }).click()
    await expect(adminPage.getByText(/^Gespeichert\. \d Seiten? aktualisiert/)).toBeVisible()
    await page.goto(path)
    const shown = page.getByRole('img', { name: 'Unser eigenes Bild' })
    await shown.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0)
    if (drawn) await expect(page.getByRole('img', { name: drawn })).toHaveCount(0)

    await adminApi.delete(`/api/texts/${name}`)
    await page.reload()
    await expect(shown).toHaveCount(0)
    if (drawn) await expect(page.getByRole('img', { name: drawn })).toBeVisible()
  })

test('the way to the demo dealer is marked as an example, and the route opens elsewhere only when pressed', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => elsewhere.push(new URL(request.url()).host))
  await page.goto(`${paths.contact}#anfahrt`)
  const map = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /^Lageplan/ }) })
  await expect(map).toContainText('Die Anschrift der Vorführung gibt es nicht.')
  const route = page.getByRole('link', { name: 'Route planen' })
  await expect(route).toHaveAttribute('rel', 'noreferrer')
  await expect(route).toHaveAttribute('href', /to=Musterkai%2012%2C%2020457%20Hamburg$/)
  expect(new Set(elsewhere)).toEqual(new Set([new URL(page.url()).host]))
})
