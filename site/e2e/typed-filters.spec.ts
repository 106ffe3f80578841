import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, expectHits, findProduct, test } from './fixtures.ts'
import { expectAccepted, expectRefused } from './typed-field.ts'

const PATH = paths.catalogue
const YEAR = `Bitte ein Jahr von 1990 bis ${new Date().getFullYear()} eingeben.`
const PRICE = 'Bitte volle Euro von 0 bis 100.000.000 eingeben.'
const count = (page: Page) => page.locator('#ergebnisse')
const chips = (page: Page) => page.getByRole('button', { name: /^Filter entfernen/ })
const figure = (page: Page, name: string) => page.getByRole('spinbutton', { name })
const leftOut = (page: Page) => page.getByRole('region', { name: 'Nicht berücksichtigt' })

test.describe('a year or price that is typed', () => {
  test('counts when it is typed to its end, or says why not, and stays in its field either way', async ({
    page,
  }) => {
    await page.goto(PATH)
    const [from, to] = [figure(page, 'Baujahr von'), figure(page, 'Baujahr bis')]
    await from.click()
    await from.pressSequentially('1200')
    await expectRefused(from, '1200', YEAR)
    await expect(from).toBeFocused()
    for (const typed of ['1985', '2999', '20', '-5', '2018.5', '1e3']) {
      await from.fill(typed)
      await from.press('Tab')
      await expectRefused(from, typed, YEAR)
      await expect(chips(page)).toHaveCount(0)
      await expectHits(page)
    }
    await from.fill('2018')
    await expect(
      page.getByRole('button', { name: 'Filter entfernen: Baujahr ab 2018' }),
    ).toBeVisible()
    await expectAccepted(from, '2018')
    await to.click()
    await to.pressSequentially('2020')
    await expectHits(page, { yearFrom: 2018, yearTo: 2020 })
    await expect(page).toHaveURL(`${PATH}?baujahr_von=2018&baujahr_bis=2020`)

    const price = figure(page, 'Preis von')
    for (const typed of ['-1', '100000001', '12500.75']) {
      await price.fill(typed)
      await price.press('Tab')
      await expectRefused(price, typed, PRICE)
    }
    await price.fill('12500')
    await expect(
      page.getByRole('button', { name: 'Filter entfernen: ab 12.500\u00a0€' }),
    ).toBeVisible()
    await expectAccepted(price, '12500')

    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    for (const field of [from, to, price]) await expectAccepted(field, '')
    await expectHits(page)
  })

  test('that is no number is not taken for an empty field, and arrow keys go from what can be typed, prices by the thousand', async ({
    page,
    adminApi,
  }) => {
    const old = await findProduct(adminApi, 'Linde H30D')
    await adminApi.put(`/api/products/${old.id}`, { data: { year: 1985 } })
    try {
      await page.goto(PATH)
      const price = figure(page, 'Preis bis')
      await price.click()
      await price.pressSequentially('--12')
      await price.press('Enter')
      await expectRefused(price, '', PRICE)
      await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
      await expectAccepted(price, '')
      await expect(price).toHaveJSProperty('validity.badInput', false)

      await expect(figure(page, 'Baujahr von')).toHaveAttribute('placeholder', '1990')
      const to = figure(page, 'Baujahr bis')
      await to.press('ArrowUp')
      await expect(to).toHaveValue('1990')
      await expectHits(page, { yearTo: 1990 })
      await price.fill('12500')
      await price.press('ArrowUp')
      await expect(price).toHaveValue('13000')
      await expect(chips(page)).toHaveText(['Baujahr bis 1990', 'bis 13.000\u00a0€'])
    } finally {
      await adminApi.put(`/api/products/${old.id}`, { data: { year: old.year } })
    }
  })

  test('no longer counts when another one takes its place that cannot', async ({ page }) => {
    await page.goto(`${PATH}?baujahr_von=2018&marke=Linde`)
    await expect(chips(page)).toHaveCount(2)
    const from = figure(page, 'Baujahr von')
    await from.fill('1950')
    await from.press('Tab')
    await expectRefused(from, '1950', YEAR)
    await expect(chips(page)).toHaveText(['Linde'])
    await page.getByLabel('Kategorie').selectOption('diesel')
    await expectRefused(from, '1950', YEAR)
    await page.goBack()
    await page.goBack()
    await expectAccepted(from, '2018')
    await page.goForward()
    await expectRefused(from, '1950', YEAR)
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await expectAccepted(from, '')
  })

  test('says of a range that is the wrong way round what is wrong with it', async ({ page }) => {
    await page.goto(PATH)
    const [from, to] = [figure(page, 'Baujahr von'), figure(page, 'Baujahr bis')]
    await from.fill('2020')
    await to.fill('2015')
    await to.press('Enter')
    const reason = 'Das Baujahr „von“ liegt nach dem Baujahr „bis“.'
    await expectRefused(to, '2015', reason)
    await expectRefused(from, '2020', reason)
    await expect(chips(page)).toHaveCount(0)
    await expectHits(page)
    await to.fill('2021')
    await expect(chips(page)).toHaveText(['Baujahr ab 2020', 'Baujahr bis 2021'])
    await expectAccepted(from, '2020')

    await figure(page, 'Preis von').fill('20000')
    await figure(page, 'Preis bis').fill('10000')
    await figure(page, 'Preis bis').press('Enter')
    await expectRefused(
      figure(page, 'Preis bis'),
      '10000',
      'Der Preis „von“ liegt über dem Preis „bis“.',
    )
    await expect(leftOut(page).getByRole('listitem')).toHaveText([
      'Preis von „20000“, Preis bis „10000“: Der Preis „von“ liegt über dem Preis „bis“.',
    ])
  })
})

test('an address says in one place what of it does not count, and why', async ({
  page,
  layoutShift,
}) => {
  await page.goto(
    `${PATH}?baujahr_von=1200&preis_von=abc&kategorie=kran&sortierung=toString&verfuegbar=ja&marke=linde`,
  )
  await expectHits(page, { brand: 'Linde' })
  await expect(chips(page)).toHaveText(['Linde'])
  await expect(leftOut(page).getByRole('listitem')).toHaveText([
    `Sortierung „toString“, Kategorie „kran“, Nur verfügbare „ja“: Diese Auswahl gibt es nicht.`,
    `Baujahr von „1200“: ${YEAR}`,
    `Preis von „abc“: ${PRICE}`,
  ])
  await expectRefused(figure(page, 'Baujahr von'), '1200', YEAR)
  expect(await layoutShift()).toBeLessThan(0.01)

  await leftOut(page).getByRole('button', { name: 'Angaben entfernen' }).click()
  await expect(page).toHaveURL(`${PATH}?marke=linde`)
  await expect(leftOut(page)).toHaveCount(0)
  await expect(count(page)).toBeFocused()
  await expectAccepted(figure(page, 'Baujahr von'), '')
})
