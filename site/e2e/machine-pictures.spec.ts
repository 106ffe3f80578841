import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../shared/addresses/paths.ts'
import { addProduct, expect, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { picture } from './product-form.ts'

const WIDTHS = [390, 768, 1440]
/** Of a picture that is drawn: its width by its height. */
const DRAWN = 4 / 3
/** Of a colour's channel: less is seen beside white. */
const WHITE = 250

const cards = (page: Page) => page.locator('.product-card')

async function loaded(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate(isLoaded)).toBe(true)
}

const isLoaded = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

/** The darkest channel, at half its height, along the edges of a frame and of the picture in it. */
async function darkestEdge(frame: Locator): Promise<number> {
  const picture = sharp(await frame.screenshot({ animations: 'disabled' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const gap = Math.round(Math.max(0, info.width - info.height * DRAWN) / 2)
  const row = Math.round(info.height / 2)
  const channels = [3, gap + 3].flatMap((inset) =>
    [inset, info.width - 1 - inset].flatMap((x) => {
      const start = (row * info.width + x) * 3
      return [...data.subarray(start, start + 3)]
    }),
  )
  return Math.min(...channels)
}

test('a drawn machine stands on the ground of its card, with no edge of its picture to be seen', async ({
  page,
}) => {
  for (const path of [paths.home, paths.catalogue]) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expect(cards(page).first()).toBeVisible()
      for (const card of (await cards(page).all()).slice(0, 3)) {
        const frame = card.locator('.product-card__picture')
        await loaded(frame.locator('img'))
        expect(await darkestEdge(frame), `${path} at ${width} px`).toBeGreaterThan(WHITE)
      }
    }
  }
})

test('no badge hides the top of a small picture in the list view', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${paths.catalogue}?ansicht=liste&suche=linde`)
    await expect(cards(page).first()).toBeVisible()
    for (const card of await cards(page).all()) {
      await loaded(card.locator('img'))
      const picture = await card.locator('img').boundingBox()
      expect(picture?.height, `at ${width} px`).toBeGreaterThan(60)
      for (const badge of await card.locator('.badge').all()) {
        const { y = 0, height = 0 } = (await badge.boundingBox()) ?? {}
        expect(y + height, `at ${width} px`).toBeLessThanOrEqual(picture?.y ?? 0)
      }
    }
  }
})

async function upload(adminApi: APIRequestContext, buffer: Buffer): Promise<string> {
  const images = { name: 'bild.jpg', mimeType: 'image/jpeg', buffer }
  const response = await adminApi.post('/api/upload/images', { multipart: { images } })
  return (await response.json()).data.uploaded[0].urls.large
}

const upright = async (width: number, height: number) =>
  sharp(await picture('#3a3'))
    .resize(width, height, { fit: 'fill' })
    .toBuffer()

test('a tall picture is shown large from a size that is as wide as it is shown', async ({
  page,
  adminApi,
}) => {
  const images = [await upload(adminApi, await upright(1200, 3600))]
  const { id } = await addProduct(adminApi, { title: 'Turmhoch', images })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.product(id))
  await page.getByRole('link', { name: 'Bild 1 von 1 vergrößern' }).click()
  const shown = page.locator('.pswp__item[aria-hidden=false] img').last()
  // 341 pixels wide, which the large size has and the medium one has not.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/uploads/large/')
  await adminApi.delete(`/api/products/${id}`)
})

test('a picture that was not there yet when others were opened is shown in its own proportions', async ({
  page,
  adminApi,
}) => {
  const images = [
    await upload(adminApi, await picture('#a33')),
    await upload(adminApi, await upright(300, 600)),
  ]
  const { id } = await addProduct(adminApi, { title: 'Hochkant', images })
  const held: Route[] = []
  const name = images[1]?.split('/').at(-1)
  const release = await intercept(page, `**/uploads/{medium,large}/${name}`, async (route) => {
    held.push(route)
  })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.product(id), { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Bild 1 von 2 vergrößern' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 von 2')
  await page.keyboard.press('ArrowRight')
  release()
  for (const route of held) await route.continue()
  const shown = page.locator('.pswp__item[aria-hidden=false] img')
  await expect
    .poll(async () => {
      const { width = 0, height = 1 } = (await shown.last().boundingBox()) ?? {}
      return Math.round((width / height) * 100) / 100
    })
    .toBe(0.5)
  await adminApi.delete(`/api/products/${id}`)
})
