import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { picture } from './product-form.ts'

test('an upload that fails says why and is sent again', { tag: '@slow' }, async ({
  adminPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET/)
  await page.goto('/admin/products/new')
  await page.route('**/api/upload/images', (route) => route.abort(), { times: 1 })
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'hof.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('#33a'),
  })
  await expect(
    page.getByText(/^Fehler beim Hochladen der Bilder: Keine Verbindung zum Server/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('img', { name: 'Bild 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Bild 1 löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveCount(0)
})

test('of several dropped files each that is no picture says so, and the keyboard orders the others', {
  tag: '@slow',
}, async ({ adminPage: page, expectedErrors }) => {
  expectedErrors.push(/400/)
  await page.goto('/admin/products/new')
  const pictures = [await picture('#a3a'), await picture('#3aa')].map((bytes) => [...bytes])
  await page.getByText('oder hierher ziehen').evaluate((zone, [first = [], second = []]) => {
    const dataTransfer = new DataTransfer()
    const type = 'image/jpeg'
    dataTransfer.items.add(new File([new Uint8Array(first)], 'seite.jpg', { type }))
    dataTransfer.items.add(new File(['kein Bild'], 'kaputt.jpg', { type }))
    dataTransfer.items.add(new File([new Uint8Array(second)], 'front.jpg', { type }))
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, pictures)
  await expect(page.getByRole('img', { name: /^Bild \d/ })).toHaveCount(2)
  const failed = page.getByRole('listitem').filter({ hasText: 'kaputt.jpg' })
  await expect(page.getByText('Einige Bilder konnten nicht hochgeladen werden')).toBeVisible()
  await expect(failed.getByText(/^kaputt\.jpg: Nur PNG-, JPG- und WebP-Bilder/)).toBeVisible()
  await expect(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await failed.getByRole('button', { name: 'kaputt.jpg nicht hochladen' }).click()
  await expect(failed).toHaveCount(0)

  const cover = await page.getByRole('img', { name: 'Bild 1' }).getAttribute('src')
  await page.getByRole('button', { name: 'Bild 1 nach hinten' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Bild 2' })).toHaveAttribute('src', cover ?? '')
  await expect(page.getByRole('listitem').filter({ hasText: 'Hauptbild' })).toHaveCount(1)
})

test('what is no picture, or one in another format, is refused before it is sent', {
  tag: '@slow',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/products/new')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
    .gif()
    .toBuffer()
  const upload = page.locator('input[type=file][multiple]')
  for (const [name, mimeType, reason] of [
    ['hof.gif', 'image/gif', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
    ['hof.heic', '', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
    ['plan.svg', 'image/svg+xml', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
    ['liste.pdf', 'application/pdf', 'Bitte nur Bilddateien hochladen'],
  ] as const) {
    await upload.setInputFiles({ name, mimeType, buffer: gif })
    await expect(page.getByRole('alert')).toHaveText(`${name}: ${reason}`)
  }
  await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveCount(0)
  expect(sent).toEqual([])
})

test('only pictures can be dropped', { tag: '@slow' }, async ({ adminPage: page }) => {
  await page.goto('/admin/products/new')
  await page.getByText('oder hierher ziehen').evaluate((zone) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['Text'], 'liste.txt', { type: 'text/plain' }))
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Bitte nur Bilddateien hochladen')).toBeVisible()
})
