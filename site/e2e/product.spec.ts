import { GALLERY_LIMIT, type Product } from '../../shared/product/product.ts'
import { formatPrice } from '../../shared/writing/format.ts'
import { expectAccessible } from './accessible.ts'
import { expect, findProduct, test } from './fixtures.ts'

test('pictures in place of photographs say what they are, open large and are left by keyboard, and photographs can be asked for', async ({
  page,
  adminApi,
}) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  await page.goto(`/produkt/${id}`)
  const gallery = page.locator('.gallery')
  await expect(gallery.getByText('3D-Darstellung', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Die Bilder sind 3D-Darstellungen nach den Maßen')).toBeVisible()
  for (const view of ['von schräg vorn', 'Betriebsstundenzähler', 'Typenschild'])
    await expect(gallery.getByAltText(`Linde H30D, ${view} (3D-Darstellung)`)).toHaveCount(1)
  await expect(page.getByText('Maßstäblich aus den Angaben dieser Maschine')).toBeVisible()

  await page.getByRole('link', { name: `Bild 1 von ${GALLERY_LIMIT} vergrößern` }).click()
  const lightBox = page.getByRole('dialog', { name: 'Bilder: Linde H30D' })
  await expect(lightBox).toBeVisible()
  const position = lightBox.getByRole('status')
  await expect(position).toHaveText(`1 von ${GALLERY_LIMIT}`)
  await page.keyboard.press('ArrowLeft')
  await expect(position).toHaveText(`${GALLERY_LIMIT} von ${GALLERY_LIMIT}`)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(position).toHaveText(`2 von ${GALLERY_LIMIT}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(lightBox).toBeHidden()
  await expect(
    page.getByRole('link', { name: `Bild 2 von ${GALLERY_LIMIT} vergrößern` }),
  ).toBeFocused()

  await page.getByRole('link', { name: 'Fotos anfordern' }).click()
  await expect(page).toHaveURL(new RegExp(`produkt=${id}`))
  await expect(page.getByText('Linde H30D').first()).toBeVisible()

  await page.goto('/kategorie/diesel')
  const card = page.getByRole('article', { name: 'Linde H30D' })
  await expect(card.getByRole('img', { name: /vorn \(3D-Darstellung\)/ })).toBeVisible()
})

test('the price and the ways to ask are in view all the way down, the bookmark where it is when pressed, and the data sheet is a link', async ({
  page,
  adminApi,
}) => {
  const { id, price } = await findProduct(adminApi, 'Linde H30D')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/produkt/${id}`)
  const offer = page.locator('.summary')

  await test.step('the bookmark stays and covers no picture', async () => {
    await expect(
      page.locator('.product-view__gallery').getByRole('button', { name: 'Merken' }),
    ).toHaveCount(0)
    const button = offer.locator('[data-remember]')
    const place = () =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y: y + scrollY, width, height }
      })
    const before = await place()
    await button.click()
    await expect(button).toHaveAccessibleName('Gemerkt')
    expect(await place()).toEqual(before)
    const card = page.locator('#aehnlich').getByRole('article').first()
    const picture = await card.getByRole('img').first().boundingBox()
    const bookmark = await card.getByRole('button', { name: 'Merken' }).boundingBox()
    expect(bookmark?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
  })

  await test.step('price and enquiry stay in view, in the offer or in the bar', async () => {
    const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
    const isOfferInView = () =>
      offer.locator('.summary__actions').evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 72 && top < innerHeight
      })
    for (const heading of ['Linde H30D', 'Maßskizze', 'Technische Daten im Überblick', 'Service']) {
      await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded()
      await expect
        .poll(async () => (await bar.isVisible()) !== (await isOfferInView()), heading)
        .toBe(true)
    }
    await expect(bar.getByText(formatPrice(price))).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Anfragen' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('what the page names is there', async () => {
    const link = page.getByRole('link', { name: 'Datenblatt (PDF)' })
    await expect(link).toBeVisible()
    const sheet = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(sheet.status()).toBe(200)
    expect(sheet.headers()['content-type']).toBe('application/pdf')
    expect((await sheet.body()).toString('latin1', 0, 5)).toBe('%PDF-')

    const preview = (property: string) =>
      page.locator(`meta[property="og:image${property}"]`).getAttribute('content')
    expect(await preview(':alt')).toBe(`Linde H30D: ${formatPrice(price)} zzgl. MwSt.`)
    expect([await preview(':width'), await preview(':height')]).toEqual(['1200', '630'])
    const picture = await page.request.get(new URL(String(await preview(''))).pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  })
})

test('four similar machines leave none alone in a row', async ({ page, adminApi }) => {
  const { id } = await findProduct(adminApi, 'Still RX 20-18')
  await page.goto(`/produkt/${id}`)
  for (const [width, rows] of [
    [390, [1, 1, 1, 1]],
    [768, [2, 2]],
    [1100, [2, 2]],
    [1440, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const cards = page.locator('#aehnlich').getByRole('article')
    await expect(cards).toHaveCount(4)
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    const counts = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(counts, `${width} pixels`).toEqual(rows)
  }
})

test('a machine without pictures shows its dimensional drawing instead', async ({
  page,
  adminApi,
}) => {
  const { id, images } = await findProduct(adminApi, 'Hyster H2.5FT')
  await adminApi.put(`/api/products/${id}`, { data: { images: [] } })
  await page.goto(`/produkt/${id}`)
  await expect(page.locator('.product-view__gallery svg').first()).toBeVisible()
  await expect(page.locator('.sketch')).toHaveCount(1)
  await expect(page.getByText('Kein Bild verfügbar')).toHaveCount(0)
  await page.goto('/kategorie/diesel')
  const picture = page.getByRole('article', { name: 'Hyster H2.5FT' }).getByRole('img').first()
  await expect(picture).toHaveAttribute('alt', /^Maßskizze Hyster H2\.5FT/)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(picture).toHaveAttribute('src', `/produkt/${id}/skizze.svg`)
  await adminApi.put(`/api/products/${id}`, { data: { images } })
})

test('a machine whose picture is missing shows the placeholder', async ({ page, adminApi }) => {
  const { id } = await findProduct(adminApi, 'Linde E16P')
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 200, body: '' }))
  await page.goto(`/produkt/${id}`)
  const main = page.getByRole('link', { name: `Bild 1 von ${GALLERY_LIMIT}` }).getByRole('img')
  await expect(main).toHaveAttribute('src', /placeholder/)
})

test('a model stays in one piece in the heading of a phone', async ({ page, adminApi }) => {
  const { id, model } = await findProduct(adminApi, 'Still RX 20-18')
  for (const brand of ['Jungheinrich', 'Mitsubishi Forklift']) {
    await adminApi.put(`/api/products/${id}`, { data: { title: `${brand} ${model}` } })
    await page.goto(`/produkt/${id}`)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const designation = page.getByRole('heading', { level: 1 }).getByText(model, { exact: true })
      const lines = await designation.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines, `${brand} at ${width} pixels`).toBe(1)
    }
  }
  await adminApi.put(`/api/products/${id}`, { data: { title: 'Still RX 20-18' } })
})

test('a sold machine says so and leads to alternatives', { tag: '@everyday' }, async ({
  page,
  adminApi,
}) => {
  const product = await findProduct(adminApi, 'Hyster H2.5FT')
  await adminApi.put(`/api/products/${product.id}`, { data: { status: 'sold' } })
  await page.goto(`/produkt/${product.id}`)
  await expect(page.getByText('Diese Maschine ist verkauft.')).toBeVisible()
  const offer = page.locator('.summary')
  await expect(offer).not.toContainText('€')
  await expect(offer.locator('.button').first()).toHaveText('Ähnliche Maschine anfragen')
  await expect(offer.locator('.button').first()).toHaveAttribute(
    'href',
    `/kontakt?anliegen=suche&produkt=${product.id}`,
  )
  await page.getByRole('link', { name: 'ähnliche Maschinen ansehen' }).click()
  await expect(page.getByRole('heading', { name: 'Ähnliche Maschinen' })).toBeInViewport()
  await adminApi.put(`/api/products/${product.id}`, { data: { status: product.status } })
})

test('a sold machine promises nothing comparable that is reserved or sold as well', async ({
  page,
  adminApi,
}) => {
  const { data } = await (await adminApi.get('/api/products?category=reach&limit=1000')).json()
  const machines: Product[] = data
  const [sold, other] = machines
  const set = (id: number | undefined, status: string) =>
    adminApi.put(`/api/products/${id}`, { data: { status } })
  try {
    for (const { id } of machines) await set(id, 'sold')
    await set(other?.id, 'reserved')
    await page.goto(`/produkt/${sold?.id}`)
    await expect(page.getByText('Wir finden Ihnen eine vergleichbare')).toBeVisible()
    await expect(page.getByText('Vergleichbare Gabelstapler haben wir da')).toHaveCount(0)
    await expect(page.locator('#aehnlich').getByText('Reserviert')).toBeVisible()

    await set(other?.id, 'sold')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ähnliche Maschinen' })).toHaveCount(0)
  } finally {
    for (const { id, status } of machines) await set(id, status)
  }
})

test('an id that is none is answered with 404 and both sentences', async ({ request }) => {
  for (const id of ['0', '7abc', '-1', '999999']) {
    const answer = await request.get(`/produkt/${id}`)
    expect(answer.status(), id).toBe(404)
    const text = await answer.text()
    expect(text).toMatch(/<h1[^>]*>Produkt nicht gefunden</)
    expect(text).toContain('Das angeforderte Produkt konnte nicht geladen werden.')
  }
})
