import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { isKept, lookThroughCamera, PHONE, productOf } from './yard-phone.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a label leads to a card on which hours are saved with two presses', {
    tag: '@everyday',
  }, async ({ adminPage: page, server }) => {
    await page.goto('/admin/hof/2')
    const hours = page.getByLabel('Betriebsstunden')
    await hours.click()
    await page.keyboard.type('6.543')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gesichert')).toBeVisible()
    await expect.poll(async () => (await productOf(server, 2)).figures.hours).toBe(6543)
    await page.reload()
    await expect(hours).toHaveValue('6.543')
  })

  test('a connection that is back is noticed without a reload, and a label is read with the camera where the browser can', async ({
    adminPage: page,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    const stock = '**/api/yard/products'
    const offline = page.getByText(/^Keine Verbindung/)
    await page.goto('/admin/hof')
    await expect(page.getByText(/liest auch die Kamera-App/)).toBeVisible()
    await page.getByLabel('Nummer oder Name').fill('GS-1001')
    await expect(page.getByRole('link', { name: /GS-1001/ })).toBeVisible()
    const reconnect = await cutOff(page, stock)
    await page.reload()
    await expect(offline).toBeVisible()
    reconnect()
    await expect(offline).toHaveCount(0)

    await page.addInitScript(lookThroughCamera)
    await page.reload()
    await page.evaluate((seen) => Object.assign(window, { seen }), `${baseURL}/admin/hof/2`)
    await page.getByRole('button', { name: 'Etikett scannen' }).click()
    await expect(page).toHaveURL('/admin/hof/2')
    await expect(page.getByLabel('Betriebsstunden')).toBeVisible()
  })

  test('everything that can be pressed is large enough for gloves, and nothing is too wide', async ({
    adminPage: page,
  }) => {
    for (const path of ['/admin/hof', '/admin/hof/1', '/admin/hof/neu', '/admin/hof/inventur']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
      const targets = page
        .locator('main, header')
        .locator('button, a, input:visible, select, textarea')
      const small = await targets.evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0 && !one.getAttribute('aria-hidden'))
          .filter((one) => Math.round(one.getBoundingClientRect().height) < 48)
          .map((one) => one.outerHTML),
      )
      expect(small, path).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(PHONE.width)
      await expectAccessible(page)
    }
  })

  test('what somebody else has changed meanwhile is not written over, and can be; what is typed on a card and not saved is asked about before it is left', async ({
    adminPage: page,
    server,
    adminApi,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/)
    await page.goto('/admin/hof/3')
    const place = page.getByLabel('Standort')
    await expect(place).not.toHaveValue('')
    await adminApi.put('/api/products/3', { data: { location: 'Kiel' } })
    await place.fill('Bremen')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('link', { name: 'Zurück' }).click()
    await expect(page.getByText(/Standort ist jetzt „Kiel“/)).toBeVisible()
    expect((await productOf(server, 3)).location).toBe('Kiel')
    await page.getByRole('button', { name: 'Trotzdem übernehmen' }).click()
    await expect(page.getByText(/Standort ist jetzt/)).toHaveCount(0)
    await expect.poll(async () => (await productOf(server, 3)).location).toBe('Bremen')

    await page.goto('/admin/hof/3')
    await page.getByLabel('Interne Notiz').fill('Ladegerät fehlt')
    await page.getByRole('link', { name: 'Zurück' }).click()
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(page.getByLabel('Interne Notiz')).toHaveValue('Ladegerät fehlt')
    await page.getByLabel('Betriebsstunden').fill('viele')
    await page.getByRole('link', { name: 'Zurück' }).click()
    await question.getByRole('button', { name: 'Verwerfen', exact: true }).click()
    await expect(page).toHaveURL('/admin/hof')
  })
})

test('a new build is shown as soon as the server has it', async ({ adminPage: page, server }) => {
  await page.goto('/admin/hof')
  await expect.poll(() => isKept(page)).toBe(true)
  // What the phone has kept is made to look old.
  await page.evaluate(async () => {
    const cache = await caches.open('gabelstapler.hof')
    const headers = { 'Content-Type': 'text/html' }
    await cache.put('/admin/hof', new Response('<h1>Alte Fassung</h1>', { headers }))
  })
  await page.goto('/admin/hof')
  await expect(page.getByRole('heading', { level: 1, name: 'Hof' })).toBeVisible()
  await expect(page.getByText('Alte Fassung')).toHaveCount(0)
  expect(server.output()).not.toContain('Error')
})

test('the phone can put it on its home screen, where it starts in the yard', async ({
  request,
}) => {
  const manifest = await (await request.get('/admin/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({
    start_url: '/admin/hof',
    display: 'standalone',
    short_name: 'Hof',
  })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
