import { paths } from '../../shared/addresses/paths.ts'
import { parameterNames } from '../../shared/catalogue/state.ts'
import { countProducts, expect, expectHits, test, WITHOUT_SCRIPT } from './fixtures.ts'

const asked = { available: true, drive: 'electric', capacityFrom: 2500 }

test('the finder on home counts what the list then shows, and says what it cannot read', async ({
  page,
}) => {
  await page.goto(paths.home)
  const finder = page.getByRole('search', { name: 'Was muss die Maschine können?' })
  const button = finder.getByRole('button')
  await expect(button).toHaveText(
    `${await countProducts(page, { available: true })} Maschinen zeigen`,
  )

  // Others that the trade knows are not in stock.
  await expect(finder.getByRole('option')).toHaveText([
    'Alle',
    'Elektro',
    'Diesel',
    'Treibgas (LPG)',
  ])
  await finder.getByLabel('Antrieb').selectOption('Elektro')
  await finder.getByLabel('Tragkraft ab').fill('2,5')
  const count = await countProducts(page, asked)
  await expect(button).toHaveText(`${count} Maschinen zeigen`)

  await finder.getByLabel('Durchfahrtshöhe bis').fill('hoch')
  await expect(finder.getByLabel('Durchfahrtshöhe bis')).toHaveAccessibleDescription(
    /^Durchfahrtshöhe: bitte einen Wert von/,
  )
  await finder.getByLabel('Durchfahrtshöhe bis').fill('1')
  await expect(button).toHaveText('Keine passt: Woran liegt es?')
  await finder.getByLabel('Durchfahrtshöhe bis').fill('')
  await expect(button).toHaveText(`${count} Maschinen zeigen`)
  await button.click()
  await expect(page).toHaveURL(
    `${paths.catalogue}?antrieb=electric&tragkraft_von=2%2C5&verfuegbar=1`,
  )
  await expectHits(page, asked)

  await page.goBack()
  await expect(finder.getByLabel('Tragkraft ab')).toHaveValue('2,5')
  await expect(button).toHaveText(`${count} Maschinen zeigen`)
})

test('the header of every page suggests as the list does', async ({ page }) => {
  await page.goto(paths.contact)
  const search = page.getByLabel('Maschine finden')
  await search.fill('etv 2')
  await page.getByRole('option', { name: /^Jungheinrich ETV 216/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jungheinrich ETV 216')

  await search.fill('lin')
  await expect(page.getByRole('option', { name: /^Linde Marke/ })).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(`${paths.catalogue}?marke=Linde`)
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('the finder leads to the machines that it means', async ({ page }) => {
    await page.goto(paths.home)
    await page.getByLabel('Antrieb').selectOption('Elektro')
    await page.getByLabel('Tragkraft ab').fill('2,5 t')
    await page.getByRole('button', { name: /Maschinen zeigen$/ }).click()
    await expect(page.locator('#ergebnisse')).toContainText(
      `${await countProducts(page, asked)} von`,
    )
    await expect(page.getByText(/^Filter: Nur verfügbare, /)).toBeVisible()
    expect(new URL(page.url()).searchParams.get(parameterNames.capacityFrom)).toBe('2,5 t')
  })
})
