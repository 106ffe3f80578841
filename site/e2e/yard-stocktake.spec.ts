import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { call, lookThroughCamera, PHONE } from './yard-phone.ts'

test.use({ viewport: PHONE, hasTouch: true })

test('a stocktake marks the machine that is pressed, and no other however often the finger comes down', async ({
  adminPage: page,
  server,
}) => {
  const marked = async () => {
    const known = await call<{ id: number; seenBy: string | null }[]>(server, '/yard/products')
    return known.filter(({ seenBy }) => seenBy === 'admin').map(({ id }) => id)
  }
  const earlier = await marked()
  await page.goto('/admin/hof/inventur')
  await page.getByLabel('Standort').selectOption('Hamburg')
  const seen = page.getByRole('status').filter({ hasText: /von \d+ gesehen/ })
  const before = Number(/^\d+/.exec(await seen.innerText())?.[0])
  const button = page.getByRole('button', { name: 'GS-1001 gesehen' })
  await button.evaluate((shown) => shown.scrollIntoView({ block: 'center' }))
  const place = await button.boundingBox()
  if (!place) throw new Error('There is no button')
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  for (let time = 0; time < 3; time++) await page.touchscreen.tap(x, y)
  await expect(page.getByRole('button', { name: 'GS-1001 ist gesehen' })).toBeVisible()
  await expect(page.getByText(/noch auf diesem Telefon/)).toHaveCount(0)
  await page.touchscreen.tap(x, y)
  await expect(seen).toHaveText(new RegExp(`^${before + 1} von`))
  await expect(page.getByRole('heading', { name: `Gesehen (${before + 1})` })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Liste als Excel speichern' }).click()
  expect((await download).suggestedFilename()).toMatch(/^inventur-.*\.xlsx$/)
  expect((await marked()).filter((id) => !earlier.includes(id))).toEqual([1])
})

test('what was marked by mistake is taken back, without a network too, and arrives in order', async ({
  adminPage: page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const seenBy = async (number: string) => {
    const all = await call<{ stockNumber: string; seenBy: string | null }[]>(
      server,
      '/yard/products',
    )
    return all.find(({ stockNumber }) => stockNumber === number)?.seenBy
  }
  await page.goto('/admin/hof/inventur')
  const search = page.getByLabel('Nummer oder Name')
  await search.fill('gs 1003')
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    const [, work] = /\/yard\/products\/\d+\/(\w+)$/.exec(request.url()) ?? []
    if (work) sent.push(work)
  })
  const reconnect = await cutOff(page, '**/api/yard/products/*/*')
  await page.getByRole('button', { name: 'GS-1003 gesehen' }).click()
  await page.getByRole('button', { name: 'Doch nicht', exact: true }).click()
  await expect(page.getByText('2 Änderungen noch auf diesem Telefon')).toBeVisible()
  await page.getByRole('button', { name: 'GS-1003 gesehen' }).click()
  await expect(page.getByRole('button', { name: 'GS-1003 ist gesehen' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 Änderungen noch auf diesem Telefon')).toBeVisible()
  reconnect()
  await expect(page.getByText(/noch auf diesem Telefon/)).toHaveCount(0)
  expect(sent).toEqual(['seen', 'unseen', 'seen'])
  expect(await seenBy('GS-1003')).toBe('admin')
  await page.getByRole('button', { name: 'GS-1003 doch nicht gesehen' }).click()
  const row = page.getByRole('button', { name: 'GS-1003 zählt als nicht gesehen' })
  await expect(row).toHaveText('Offen')
  await expect.poll(() => seenBy('GS-1003')).toBeNull()
})

test('a stocktake reads one label after the other, and says what is not in stock', async ({
  adminPage: page,
  baseURL,
}) => {
  await page.addInitScript(lookThroughCamera)
  await page.goto('/admin/hof/inventur')
  await page.getByRole('button', { name: 'Etiketten scannen' }).click()
  const said = page
    .getByRole('status')
    .filter({ hasText: /gesehen$|Nicht im Bestand/ })
    .last()
  const show = (code: string) => page.evaluate((seen) => Object.assign(window, { seen }), code)
  await show(`${baseURL}/admin/hof/5`)
  await expect(page.getByText(/^GS-1005 · .* gesehen$/)).toBeVisible()
  await show(`${baseURL}/admin/hof/99999`)
  await expect(said).toHaveText('Nicht im Bestand: Nr. 99999')
  await show('gs1005')
  await expect(said).toHaveText(/^GS-1005 · .* ist schon gesehen$/)
  await expect(page.getByLabel('Bild der Kamera')).toBeVisible()
})
