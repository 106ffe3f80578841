import type { Locator, Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { countProducts, expect, expectHits, findProduct, test } from './fixtures.ts'

const PATH = paths.catalogue
const YEAR = `Bitte ein Jahr von 1990 bis ${new Date().getFullYear()} eingeben.`
const PRICE = 'Bitte volle Euro von 0 bis 100.000.000 eingeben.'
const count = (page: Page) => page.locator('#ergebnisse')
const chips = (page: Page) => page.getByRole('button', { name: /^Filter entfernen/ })
const figure = (page: Page, name: string) => page.getByRole('spinbutton', { name })
const leftOut = (page: Page) => page.getByRole('region', { name: 'Nicht berücksichtigt' })

/** The field shows and announces why its value is ignored, and keeps what was typed. */
async function expectRefused(field: Locator, typed: string, reason: string) {
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(reason)
  const message = field.page().locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
  // As far as the browser scrolls when the field gets the focus.
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await expect(message).toBeInViewport()
  await expect(message.and(field.page().locator('[aria-live] *'))).toHaveCount(1)
}

async function expectAccepted(field: Locator, typed: string) {
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await expect(field).not.toHaveAttribute('aria-describedby')
}

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

test('place, warranty, battery, full free lift and emission stage narrow the list, each with its count', async ({
  page,
}) => {
  await page.goto(PATH)
  const hamburg = await countProducts(page, { location: 'Hamburg' })
  const place = page.getByLabel('Standort')
  await expect(place.getByRole('option', { name: `Hamburg (${hamburg})` })).toHaveCount(1)
  await place.selectOption('Hamburg')
  await expectHits(page, { location: 'Hamburg' })
  await page.getByRole('checkbox', { name: 'Nur mit Garantie' }).check()
  await expectHits(page, { location: 'Hamburg', warranty: true })
  await expect(page).toHaveURL(`${PATH}?standort=Hamburg&garantie=1`)
  await expect(chips(page)).toHaveText(['Standort: Hamburg', 'Nur mit Garantie'])
  await page.reload()
  await expectHits(page, { location: 'Hamburg', warranty: true })
  await page.getByRole('button', { name: 'Alle entfernen' }).click()

  const lift = await countProducts(page, { fullFreeLift: true })
  await page.getByLabel(`Nur mit Vollfreihub (${lift})`).check()
  await expectHits(page, { fullFreeLift: true })
  await page.getByLabel(/^Nur mit Vollfreihub/).uncheck()
  await page.getByText('Mehr Filter').click()
  await page.getByRole('group', { name: 'Batteriespannung' }).getByLabel(/^48.V/).check()
  await expectHits(page, { voltage: 48 })
  await expect(chips(page)).toHaveText([/^Batteriespannung: 48.V$/])
  await page.goto(`${PATH}?abgasstufe=V&batterie=lithium`)
  await expect(chips(page)).toHaveText(['Batterietyp: Lithium-Ionen', 'Abgasstufe: Stufe V'])
})

test('“Nächste zuerst” asks for a postcode once, says how far away each machine is, and does so without a script', async ({
  page,
  browser,
}) => {
  await page.goto(PATH)
  const order = page.getByLabel('Sortierung')
  const postcode = page.getByLabel('Postleitzahl')
  const first = (page: Page) => page.getByRole('article').first()
  await order.selectOption('Nächste zuerst')
  await expect(page.getByText('Bitte Postleitzahl angeben.')).toBeVisible()
  await postcode.fill('8033')
  await postcode.press('Tab')
  await expect(leftOut(page)).toContainText('Das ist keine deutsche Postleitzahl')
  await postcode.fill('80331')
  await expect(page).toHaveURL(`${PATH}?sortierung=nearest&plz=80331`)
  await expect(leftOut(page)).toHaveCount(0)
  await expect(first(page)).toContainText('München, in Ihrer Nähe')
  const near = await page.getByRole('article').getByRole('heading').allTextContents()
  await order.selectOption('Preis aufsteigend')
  await expect(postcode).toHaveCount(0)
  await expect(page).toHaveURL(`${PATH}?sortierung=price_asc`)
  await order.selectOption('Nächste zuerst')
  await expect(page).toHaveURL(`${PATH}?sortierung=nearest&plz=80331`)
  await expect(postcode).toHaveValue('80331')

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(page.url())
  await expect(first(plain)).toContainText('München, in Ihrer Nähe')
  expect(await plain.getByRole('article').getByRole('heading').allTextContents()).toEqual(near)
  await expect(plain.getByText(/, rund \d+0 km entfernt/).first()).toBeVisible()
  await plain.goto(`${PATH}?sortierung=nearest`)
  await expect(plain.getByText('Bitte Postleitzahl angeben.')).toBeVisible()
  await plain.getByRole('textbox', { name: 'Postleitzahl' }).fill('abc')
  await plain.getByRole('button', { name: 'Maschinen anzeigen' }).click()
  await expect(leftOut(plain)).toContainText('Das ist keine deutsche Postleitzahl')
  await plain.close()
})

test('“nur verfügbare” leaves out what is sold or reserved, and counts what it leaves', async ({
  page,
  adminApi,
}) => {
  const sold = await findProduct(adminApi, 'Linde H30D')
  const reserved = await findProduct(adminApi, 'Toyota 8FBE20')
  await adminApi.put(`/api/products/${sold.id}`, { data: { status: 'sold' } })
  await adminApi.put(`/api/products/${reserved.id}`, { data: { status: 'reserved' } })
  try {
    await page.goto(PATH)
    const only = page.getByLabel(
      `Nur verfügbare (${await countProducts(page, { available: true })})`,
    )
    await only.check()
    await expect(page).toHaveURL(`${PATH}?verfuegbar=1`)
    await expectHits(page, { available: true })
    await expect(page.getByLabel('Kategorie').getByRole('option').nth(1)).toHaveText(
      /Dieselstapler \(\d\)/,
    )
    await expect(page.getByRole('article').filter({ hasText: 'Linde H30D' })).toHaveCount(0)
    await page.getByLabel('Marke').selectOption('Linde')
    await expectHits(page, { brand: 'Linde', available: true })
    const linde = await countProducts(page, { brand: 'Linde', available: true })
    await expect(page.getByLabel(`Nur verfügbare (${linde})`)).toBeChecked()

    await page.goBack()
    await page.goBack()
    await expectHits(page)
    await expect(only).not.toBeChecked()
    await page.goForward()
    await expect(only).toBeChecked()
    await page.reload()
    await expectHits(page, { available: true })
    await page.getByRole('button', { name: 'Filter entfernen: Nur verfügbare' }).click()
    await expect(page).toHaveURL(PATH)
    await expect(only).not.toBeChecked()
  } finally {
    for (const { id } of [sold, reserved])
      await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
  }
})

test('all filters are reached by the keyboard, in the order in which they stand', async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(page.getByLabel('Kategorie')).toBeEnabled()
  await page.getByRole('button', { name: 'Filter', exact: true }).focus()
  for (const control of [
    ...['Elektro', 'Diesel', 'Treibgas', 'Neu', 'Vorführgerät', 'Gebraucht', 'Generalüberholt'].map(
      (name) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
    ),
    page.getByLabel('Kategorie'),
    page.getByLabel('Marke'),
    page.getByLabel('Standort'),
    page.getByLabel('Tragkraft von'),
    page.getByLabel('Tragkraft bis'),
    page.getByLabel('Hubhöhe von'),
    page.getByLabel('Hubhöhe bis'),
    page.getByLabel('Durchfahrtshöhe bis'),
    page.getByLabel('Betriebsstunden bis'),
    figure(page, 'Baujahr von'),
    figure(page, 'Baujahr bis'),
    figure(page, 'Preis von'),
    figure(page, 'Preis bis'),
    page.getByText('Mehr Filter'),
    page.getByRole('checkbox', { name: 'Nur verfügbare' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(chips(page)).toHaveText(['Nur verfügbare'])
  await expect(page.getByRole('checkbox', { name: 'Nur verfügbare' })).toBeFocused()
  for (const name of ['Nur Mietgeräte', 'Nur mit Garantie', 'Nur mit Vollfreihub']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Filter zurücksetzen' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sheet takes every filter and says how many machines it leaves, and the page what did not count', async ({
    page,
  }) => {
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet.getByRole('button', { name: 'Ergebnisse anzeigen' })).toBeInViewport({
      ratio: 1,
    })
    expect(await sheet.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390)
    await sheet.getByLabel('Marke').selectOption('Linde')
    const linde = await countProducts(page, { brand: 'Linde' })
    await sheet.getByRole('button', { name: `${linde} Ergebnisse anzeigen` }).click()
    await expect(sheet).toBeHidden()
    await expectHits(page, { brand: 'Linde' })

    const filter = page.getByRole('button', { name: /^Filter 1/ })
    await expect(filter).toBeFocused()
    await filter.press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    await filter.click()
    await sheet.getByLabel('Marke').selectOption('')
    await sheet.getByRole('checkbox', { name: 'Nur verfügbare' }).check()
    await figure(page, 'Baujahr bis').fill('1200')
    await figure(page, 'Baujahr bis').press('Tab')
    await expectRefused(figure(page, 'Baujahr bis'), '1200', YEAR)
    const available = await countProducts(page, { available: true })
    await sheet.getByRole('button', { name: `${available} Ergebnisse anzeigen` }).click()
    await expect(sheet).toBeHidden()
    await expect(chips(page)).toHaveText(['Nur verfügbare'])
    await expect(leftOut(page)).toContainText(`Baujahr bis „1200“: ${YEAR}`)
  })
})
