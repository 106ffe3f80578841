import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { countProducts, expect, expectHits, findProduct, test } from './fixtures.ts'
import { expectRefused } from './typed-field.ts'

const PATH = paths.catalogue
const YEAR = `Bitte ein Jahr von 1990 bis ${new Date().getFullYear()} eingeben.`
const chips = (page: Page) => page.getByRole('button', { name: /^Filter entfernen/ })
const figure = (page: Page, name: string) => page.getByRole('spinbutton', { name })
const leftOut = (page: Page) => page.getByRole('region', { name: 'Nicht berücksichtigt' })

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
