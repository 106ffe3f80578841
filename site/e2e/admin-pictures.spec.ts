import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { addProduct, expect, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { fillMasterData, picture } from './product-form.ts'

const COLOURS = { 'rot.jpg': '#a00000', 'gruen.jpg': '#00a000', 'blau.jpg': '#0000a0' }
type Name = keyof typeof COLOURS

/** Chooses three pictures, each of its own colour; the returned functions let one arrive, or fail. */
async function chooseHeldPictures(page: Page) {
  const routes = new Map<string, Route>()
  const hold = async (route: Route) => {
    const name = /filename="([^"]+)"/.exec(route.request().postData() ?? '')?.[1]
    routes.set(name ?? '', route)
  }
  const letThrough = await intercept(page, '**/api/upload/images', hold)
  const files = Object.entries(COLOURS).map(async ([name, colour]) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await picture(colour),
  }))
  await page.locator('input[type=file][multiple]').setInputFiles(await Promise.all(files))
  await expect.poll(() => routes.size).toBe(files.length)
  const bar = (name: Name) => page.getByRole('progressbar', { name: `${name} wird hochgeladen` })
  return {
    letThrough,
    async arrive(name: Name) {
      await routes.get(name)?.continue()
      await expect(bar(name)).toHaveCount(0)
    },
    async fail(name: Name) {
      await routes.get(name)?.abort()
      await expect(bar(name)).toHaveCount(0)
    },
  }
}

/** Which of the three pictures each of these is. */
async function namesOf(page: Page, images: string[]) {
  const names = images.map(async (image) => {
    const bytes = await (await page.request.get(image)).body()
    const { channels } = await sharp(bytes).stats()
    const brightest = channels.slice(0, 3).reduce((best, { mean }, index, all) => {
      return mean > (all[best]?.mean ?? 0) ? index : best
    }, 0)
    return Object.keys(COLOURS)[brightest]
  })
  return Promise.all(names)
}

test('a save waits for the pictures, which stand in the order in which they were chosen, leaving asks, and one that takes too long can be left out', async ({
  adminPage: page,
  adminApi,
}) => {
  await page.goto('/admin/products/new')
  await fillMasterData(page, 'Crown mit Bildern')
  const pictures = await chooseHeldPictures(page)
  await page.getByRole('link', { name: 'Kategorien' }).click()
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await expect(question).toContainText('noch nicht alle Bilder hochgeladen')
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(page).toHaveURL('/admin/products/new')

  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert wird, sobald die Bilder hochgeladen sind')).toBeVisible()
  await pictures.arrive('blau.jpg')
  await page.getByRole('button', { name: 'gruen.jpg nicht hochladen' }).click()
  await expect(page).toHaveURL('/admin/products/new')
  await pictures.arrive('rot.jpg')
  await expect(page).toHaveURL('/admin/products')
  const { data } = await (await adminApi.get('/api/products?search=Crown+mit+Bildern')).json()
  expect(await namesOf(page, data[0].images)).toEqual(['rot.jpg', 'blau.jpg'])
  await adminApi.delete(`/api/products/${data[0].id}`)
})

test('a picture that is lost on the way says why, and stops the save until it is sent again or left out', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { id } = await addProduct(adminApi, { title: 'Bildverlust' })
  await page.goto(`/admin/products/${id}/edit`)
  const pictures = await chooseHeldPictures(page)
  const save = page.getByRole('button', { name: 'Speichern' })
  await save.click()
  await pictures.arrive('rot.jpg')
  await pictures.fail('gruen.jpg')
  await pictures.fail('blau.jpg')
  await expect(page.getByText(/^Nicht gespeichert: Es fehlen Bilder/)).toBeVisible()
  await expect(
    page.getByText(/^Fehler beim Hochladen der Bilder: Keine Verbindung zum Server/),
  ).toBeVisible()
  await expect(page).toHaveURL(`/admin/products/${id}/edit`)

  pictures.letThrough()
  const green = page.getByRole('listitem').filter({ hasText: 'gruen.jpg' })
  await green.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('img', { name: 'Bild 2' })).toBeVisible()
  await page.getByRole('button', { name: 'blau.jpg nicht hochladen' }).click()
  await save.click()
  await expect(page).toHaveURL('/admin/products')
  const { data } = await (await adminApi.get(`/api/products/${id}`)).json()
  expect(await namesOf(page, data.images)).toEqual(['rot.jpg', 'gruen.jpg'])
  await adminApi.delete(`/api/products/${id}`)
})

test('what is no picture is refused, before it is sent if that can be seen, and the keyboard orders the others', async ({
  adminPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await page.goto('/admin/products/new')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const upload = page.locator('input[type=file][multiple]')
  const zone = page.getByText('oder hierher ziehen')
  await test.step('another format is refused before it is sent', async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
      .gif()
      .toBuffer()
    for (const [name, mimeType, reason] of [
      ['hof.gif', 'image/gif', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
      ['plan.svg', 'image/svg+xml', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
      ['liste.pdf', 'application/pdf', 'Bitte nur Bilddateien hochladen'],
    ] as const) {
      await upload.setInputFiles({ name, mimeType, buffer: gif })
      await expect(page.getByRole('alert')).toHaveText(`${name}: ${reason}`)
    }
    await zone.evaluate((area) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['Text'], 'liste.txt', { type: 'text/plain' }))
      area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect(page.getByRole('alert')).toHaveText('liste.txt: Bitte nur Bilddateien hochladen')
  })
  await test.step('HEIC that the browser cannot read names the setting of the phone that helps', async () => {
    const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await upload.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer })
    await expect(page.getByText(/^IMG_0001\.HEIC: HEIC lässt sich hier nicht lesen/)).toContainText(
      'Kamera > Formate > Maximale Kompatibilität',
    )
    await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveCount(0)
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'IMG_0001.HEIC nicht hochladen' }).click()
  })
  await test.step('of several dropped files each that is no picture says so', async () => {
    const pictures = [await picture('#a3a'), await picture('#3aa')].map((bytes) => [...bytes])
    await zone.evaluate((area, [first = [], second = []]) => {
      const dataTransfer = new DataTransfer()
      const type = 'image/jpeg'
      dataTransfer.items.add(new File([new Uint8Array(first)], 'seite.jpg', { type }))
      dataTransfer.items.add(new File(['kein Bild'], 'kaputt.jpg', { type }))
      dataTransfer.items.add(new File([new Uint8Array(second)], 'front.jpg', { type }))
      area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, pictures)
    await expect(page.getByRole('img', { name: /^Bild \d/ })).toHaveCount(2)
    const failed = page.getByRole('listitem').filter({ hasText: 'kaputt.jpg' })
    await expect(page.getByText('Einige Bilder konnten nicht hochgeladen werden')).toBeVisible()
    await expect(failed.getByText(/^kaputt\.jpg: Nur PNG-, JPG- und WebP-Bilder/)).toBeVisible()
    await expect(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    await failed.getByRole('button', { name: 'kaputt.jpg nicht hochladen' }).click()
    await expect(failed).toHaveCount(0)
  })

  const cover = await page.getByRole('img', { name: 'Bild 1' }).getAttribute('src')
  await page.getByRole('button', { name: 'Bild 1 nach hinten' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Bild 2' })).toHaveAttribute('src', cover ?? '')
  await expect(page.getByRole('listitem').filter({ hasText: 'Hauptbild' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Bild 1 löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('img', { name: /^Bild \d/ })).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveAttribute('src', cover ?? '')
})

test('what is scaled down before it is sent stands on white, and may lack its last bytes', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi }) => {
  const { id } = await addProduct(adminApi, { title: 'Freigestellt' })
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const grain = sharp({
    create: { width: 1800, height: 1500, channels: 3, background: 'grey', noise },
  })
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const whole = await grain.clone().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  await page.goto(`/admin/products/${id}/edit`)
  await page.locator('input[type=file][multiple]').setInputFiles([
    {
      name: 'freigestellt.png',
      mimeType: 'image/png',
      buffer: await grain
        .clone()
        .ensureAlpha()
        .extend({ right: 200, background: clear })
        .png()
        .toBuffer(),
    },
    { name: 'gekürzt.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, -2000) },
  ])
  await expect(page.getByRole('progressbar', { name: /wird hochgeladen/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL('/admin/products')
  const { data } = await (await adminApi.get(`/api/products/${id}`)).json()
  const widths: (number | undefined)[] = []
  for (const image of data.images) {
    const stored = sharp(await (await page.request.get(image)).body())
    widths.push((await stored.metadata()).width)
    const corner = { left: (widths.at(-1) ?? 0) - 1, top: 0, width: 1, height: 1 }
    const [level] = await stored.extract(corner).greyscale().raw().toBuffer()
    if (widths.length === 1) expect(level).toBeGreaterThan(250)
  }
  expect(widths).toEqual([1600, 1600])
  await adminApi.delete(`/api/products/${id}`)
})
