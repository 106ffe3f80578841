import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { assess } from '../../shared/adviser/assess.ts'
import type { Verdict } from '../../shared/adviser/verdict.ts'
import type { Product } from '../../shared/product/product.ts'
import { summaryOf } from '../components/adviser/summary.ts'
import { expect, findProduct, test, WITHOUT_SCRIPT } from './fixtures.ts'
import { failOnce } from './intercept.ts'

const phone = { width: 390, height: 844 }
const ANSWERS = 'last=1,4+t&hubhoehe=1,4+m&durchfahrt=2.300&einsatz=innen'

const NEEDS = { load: 1400, liftHeight: 1400, gate: 2300, ceiling: 2300, place: 'inside' } as const

const results = (page: Page) => page.locator('#ergebnis')
const titles = (page: Page, verdict: Verdict) =>
  page.locator(`#urteil-${verdict}`).getByRole('article').getByRole('heading')

/** The stock as the rules judge it for these answers. */
async function judged(api: APIRequestContext) {
  const { data }: { data: Product[] } = await (
    await api.get('/api/products?limit=1000&sort=available')
  ).json()
  const machines = assess(data, NEEDS)
  const titlesOf = (verdict: Verdict) =>
    machines.filter((each) => each.verdict === verdict).map(({ machine }) => machine.title)
  return { machines, fits: titlesOf('fits'), summary: summaryOf(machines) }
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a fleet manager answers questions, sees which machines fit and asks for one with their answers', {
    tag: '@everyday',
  }, async ({ page, adminApi }) => {
    const { fits, summary } = await judged(adminApi)
    const machine = await findProduct(adminApi, fits[0] ?? '')
    await page.goto(paths.adviser)
    await expect(results(page)).toContainText('Noch keine Angabe')
    await page.getByLabel('Schwerste Last').pressSequentially('1,4 t')
    await expect(page.getByRole('main').getByRole('status')).toContainText('passen')
    await page.getByLabel('Hubhöhe').fill('1,4 m')
    await page.getByLabel('Niedrigstes Tor').fill('2300')
    await page.getByLabel('Decke, unter der gehoben wird').fill('2,3')
    await page.getByText('innen', { exact: true }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(summary)
    await expect(page).toHaveURL(
      /last=1%2C4\+t&hubhoehe=1%2C4\+m&tor=2300(\+mm)?&decke=2%2C3(\+m)?&einsatz=innen$/,
    )
    await page.getByLabel('Gangbreite').scrollIntoViewIfNeeded()
    const show = page.getByRole('button', { name: 'Maschinen zeigen' })
    await expect(show).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.phone-bar')).toBeHidden()
    await show.click()
    await expect(results(page)).toBeFocused()
    await expect(titles(page, 'fits')).toHaveText(fits)
    const card = page.getByRole('article', { name: machine.title })
    await expect(card).toBeInViewport()
    await expect(card).toContainText(/Hubhöhe [\d.]+.mm, gefragt sind 1\.400.mm/)

    await card.getByRole('link', { name: 'Anfragen' }).click()
    await expect(page.getByRole('link', { name: machine.title })).toBeVisible()
    await expect(page.getByLabel('Nachricht')).toHaveValue(
      [
        `Ich interessiere mich für: ${machine.title}`,
        '',
        'Meine Angaben im Staplerberater:',
        'Schwerste Last: 1.400 kg',
        'Hubhöhe: 1.400 mm',
        'Niedrigstes Tor: 2.300 mm',
        'Decke, unter der gehoben wird: 2.300 mm',
        'Einsatzort: innen',
      ].join('\n'),
    )
    await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
    await page.getByLabel('E-Mail-Adresse').fill('halle@firma.example')
    await page.getByLabel(/Datenschutz/).check()
    await page.getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(page.getByText('Anfrage erfolgreich gesendet!')).toBeVisible()

    const { data } = await (await adminApi.get('/api/contact')).json()
    const inquiry = data.find((item: { email: string }) => item.email === 'halle@firma.example')
    expect(inquiry.productId).toBe(machine.id)
    expect(inquiry.message).toContain('Schwerste Last: 1.400 kg')
    await adminApi.delete(`/api/contact/${inquiry.id}`)
  })
})

test('an address that is shared shows the same, what was unfolded stays so, and an answer that makes no sense is left out by name', async ({
  page,
  request,
}) => {
  const { fits } = await judged(request)
  await page.goto(`${paths.adviser}?${ANSWERS}`)
  await expect(page.getByLabel('Schwerste Last')).toHaveValue('1,4 t')
  await expect(page.getByLabel('innen', { exact: true })).toBeChecked()
  await expect(titles(page, 'fits')).toHaveText(fits)
  await expect(titles(page, 'unfit').first()).toBeHidden()
  await page.getByRole('heading', { name: /^Passt nicht/ }).click()
  await expect(titles(page, 'unfit').first()).toBeVisible()
  const hours = page.getByLabel('Einsatz am Tag')
  await hours.fill('8')
  await expect(page).toHaveURL(/stunden=8/)
  await expect(titles(page, 'unfit').first()).toBeVisible()
  await hours.fill('')

  const aisle = page.getByLabel('Gangbreite')
  await aisle.fill('schmal')
  await expect(results(page)).toContainText('„schmal“ Gangbreite: Bitte 1.000')
  await expect(aisle).toHaveAccessibleDescription(/Bitte 1.000.mm bis 50.000.mm angeben/)
  await expect(aisle).toHaveAttribute('aria-invalid', 'true')
  await expect(titles(page, 'fits')).toHaveText(fits)

  await aisle.fill('')
  await expect(results(page)).not.toContainText('Nicht berücksichtigt')
  await expect(aisle).toHaveAttribute('aria-invalid', 'false')
  await expect(page).not.toHaveURL(/gang/)
})

test('where nothing fits, the answers lead into an inquiry', async ({ page }) => {
  await page.goto(`${paths.adviser}?last=20+t`)
  const near = page.locator('#naechste').getByRole('article')
  await expect(near).toHaveCount(3)
  await expect(near.first()).toContainText(/gefragt sind 20\.000.kg, [\d.]+.kg fehlen/)
  await expect(page.getByRole('heading', { name: /Zurzeit passt keine Maschine/ })).toBeVisible()
  await page.getByRole('link', { name: 'Mit diesen Angaben anfragen' }).click()
  await expect(page.getByLabel('Nachricht')).toHaveValue(
    'Bitte suchen Sie eine passende Maschine für mich.\n\nMeine Angaben im Staplerberater:\nSchwerste Last: 20.000 kg',
  )
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED|503/] })

  test('sending the form asks again', async ({ page }) => {
    await page.goto(paths.adviser)
    const asked = (url: URL) => url.pathname === paths.adviser && url.search !== ''
    await failOnce(page, asked)
    await page.getByLabel('Schwerste Last').fill('1400')
    await page.getByRole('button', { name: 'Maschinen zeigen' }).click()
    await expect(results(page)).toContainText('So passen unsere Maschinen')
  })
})

test.describe('without JavaScript', () => {
  test.use({ ...WITHOUT_SCRIPT, viewport: phone })

  test('the server answers with the same list, every machine with its verdict, and the inquiry names the three best', async ({
    page,
    request,
  }) => {
    const { machines, fits } = await judged(request)
    await page.goto(paths.adviser)
    await page.getByLabel('Schwerste Last').fill('1,4 t')
    await page.getByRole('textbox', { name: 'Hubhöhe' }).fill('1,4 m')
    await page.getByLabel('Niedrigstes Tor').fill('2300')
    await page.getByLabel('Decke, unter der gehoben wird').fill('2300')
    await page.getByLabel('innen', { exact: true }).check()
    await page.getByRole('button', { name: 'Maschinen zeigen' }).click()
    await expect(page).toHaveURL(/last=1%2C4\+t.*#ergebnis$/)
    await expect(titles(page, 'fits')).toHaveText(fits)
    const cards = results(page).locator('article')
    await expect(cards).toHaveCount(machines.length)
    await expect(cards.filter({ hasText: 'Cat EP50PN' })).toContainText('Reserviert')
    await page.getByRole('link', { name: 'Mit diesen Angaben anfragen' }).click()
    await expect(page.getByLabel('Nachricht')).toHaveValue(/Schwerste Last: 1\.400 kg/)
    const best = machines.filter(({ verdict }) => verdict === 'fits' || verdict === 'tight')
    for (const { machine } of best.slice(0, 3))
      await expect(page.getByLabel('Nachricht')).toHaveValue(new RegExp(machine.title))
  })
})
