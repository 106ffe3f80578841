import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { withSelection } from '../../shared/product/machine-selection.ts'
import { SHORTLIST_KEY } from '../../shared/product/shortlist.ts'
import { expect, test, VISIBLE_SHIFT, WITHOUT_SCRIPT } from './fixtures.ts'

const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const counter = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Merkliste/ })
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SHORTLIST_KEY)

async function remember(page: Page, ...titles: string[]) {
  for (const title of titles)
    await card(page, title).getByRole('button', { name: 'Merken', exact: true }).click()
}

async function deleteInquiry(adminApi: APIRequestContext, email: string) {
  const { data } = await (await adminApi.get('/api/contact')).json()
  const { id } = data.find((inquiry: { email: string }) => inquiry.email === email)
  await adminApi.delete(`/api/contact/${id}`)
}

test('a buyer narrows the stock to two machines by figures, compares them, asks for both in one message, and the dealer reads both titles', {
  tag: '@everyday',
}, async ({ page, adminApi }) => {
  await page.goto(paths.catalogue)
  const count = page.locator('#ergebnisse')
  await page.getByLabel('Kategorie').selectOption('diesel')
  await page.getByLabel('Tragkraft von').fill('2,8 t')
  await page.getByLabel('Tragkraft bis').fill('3000')
  await page.getByLabel('Durchfahrtshöhe bis').fill('2,21 m')
  await page.getByLabel('Durchfahrtshöhe bis').press('Enter')
  await expect(count).toHaveText(/^2 von \d+ Gabelstaplern/)
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  const [first = '', second = ''] = titles
  await remember(page, first, second)
  await expect(card(page, first).getByRole('button', { name: 'Gemerkt' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await counter(page).click()
  await expect(rows(page)).toHaveText([second, first])
  await page.getByRole('button', { name: 'Vergleichen' }).click()

  await expect(page).toHaveURL(/\/vergleich\?maschinen=\d+,\d+$/)
  await expect(page.getByRole('row', { name: /Tragkraft/ })).toBeVisible()
  await page.getByRole('link', { name: 'Alle anfragen' }).click()

  await expect(page.getByText('Ihre Anfrage zu 2 Maschinen')).toBeVisible()
  await expect(page.getByLabel('Nachricht')).toHaveValue(
    `Ich interessiere mich für: ${second} und ${first}`,
  )
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  await page.getByLabel('E-Mail-Adresse').fill('beide@firma.example')
  await page.getByLabel(/Datenschutz/).check()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeVisible()

  const { data } = await (await adminApi.get('/api/contact')).json()
  const inquiry = data.find((item: { email: string }) => item.email === 'beide@firma.example')
  expect(inquiry.products.map(({ title }: { title: string }) => title)).toEqual([second, first])
  await adminApi.delete(`/api/contact/${inquiry.id}`)
})

test('a buyer who wants two of one machine says so on the Merkliste, three in the form, and reads it in the confirmation, the dealer in the inquiry', async ({
  adminPage: page,
  adminApi,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '[1,2]'), SHORTLIST_KEY)
  await page.goto(paths.shortlist)
  const wanted = page.getByRole('spinbutton', { name: 'Anzahl' })
  await expect(wanted.first()).toHaveValue('1')
  const hint = page.getByText('Linde H30D ist ein Einzelstück')
  await expect(hint).toBeHidden()
  await wanted.first().fill('2')
  await expect(hint).toBeVisible()
  for (const [typed, corrected] of [
    ['250', '99'],
    ['0', '1'],
  ] as const) {
    await wanted.last().fill(typed)
    await wanted.last().blur()
    await expect(wanted.last()).toHaveValue(corrected)
    await expect(page.getByRole('alert')).toHaveText('Möglich sind 1 bis 99.')
    await wanted.last().fill('1')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.reload()
  await expect(wanted.first()).toHaveValue('2')
  await expect(page.locator('.phone-bar .button--primary')).toHaveAttribute(
    'href',
    /produkte=1x2,2$/,
  )
  await page.getByRole('link', { name: 'Alle anfragen' }).click()

  await expect(page).toHaveURL(/produkte=1x2,2$/)
  const asked = page.getByRole('spinbutton', { name: 'Anzahl: Linde H30D' })
  await expect(asked).toHaveValue('2')
  await expect(hint).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  await page.getByLabel('E-Mail-Adresse').fill('gleiche@firma.example')
  await page.getByLabel(/Datenschutz/).check()
  await asked.fill('0')
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(asked).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('eine ganze Zahl von 1 bis 99')
  await asked.fill('3')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(asked).toHaveValue('3')
  await page.getByLabel(/Datenschutz/).check()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await page.getByRole('link', { name: 'Anfrage ansehen und drucken' }).click()
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /Linde|Still/ })
      .last(),
  ).toHaveText('Still RX 20-18')
  await expect(page.getByRole('link', { name: '3 × Linde H30D' })).toBeVisible()

  await page.goto('/admin/inquiries')
  await expect(page.getByRole('cell', { name: '3 × Linde H30D, Still RX 20-18' })).toBeVisible()
  await page.getByRole('button', { name: 'Erika Muster' }).first().click()
  const machines = page.getByRole('dialog').getByRole('list', { name: 'Maschinen' })
  await expect(machines.getByRole('link')).toHaveText(['3 × Linde H30D', 'Still RX 20-18'])
  await deleteInquiry(adminApi, 'gleiche@firma.example')
})

test('nothing is stored before the press, and the next page, another tab and a card that comes later know of it', async ({
  page,
  context,
}) => {
  await page.goto(paths.product(1))
  await expect(counter(page)).toHaveAccessibleName('Merkliste')
  expect(await stored(page)).toBeNull()
  const other = await context.newPage()
  await other.goto(`${paths.catalogue}?suche=h30d`)
  await page.getByRole('button', { name: 'Merken', exact: true }).first().click()
  expect(await stored(page)).toBe('[1]')
  await expect(counter(other)).toHaveAccessibleName(/Merkliste \(1\)/)
  const pressed = card(other, 'Linde H30D').getByRole('button', { name: 'Gemerkt' })
  await expect(pressed).toBeVisible()
  const search = other.getByRole('combobox', { name: 'Gabelstapler suchen' })
  await search.fill('rx')
  await expect(card(other, 'Still RX 20-18')).toBeVisible()
  await expect(card(other, 'Linde H30D')).toHaveCount(0)
  await search.fill('linde')
  await expect(pressed).toBeVisible()
  await other.close()
  await page.goto(paths.home)
  await expect(counter(page)).toHaveAccessibleName(/Merkliste \(1\)/)
})

test('machines are removed one by one until the page says how to remember some', async ({
  page,
}) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem(key, '[1,2,999999]')
    sessionStorage.setItem('seen', '1')
  }, SHORTLIST_KEY)
  await page.goto(paths.shortlist)
  await expect(page.getByText('Die Maschine Nr. 999999 ist nicht mehr im Angebot.')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  for (const left of [2, 1]) {
    await page.getByRole('button', { name: 'Entfernen' }).first().click()
    await expect(page.getByRole('button', { name: 'Entfernen' })).toHaveCount(left)
  }
  await page.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
  expect(await stored(page)).toBe('[]')
})

test('the list arrives without moving anything, and lets two to four machines be compared, not one', async ({
  page,
  layoutShift,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '[1,2,3]'), SHORTLIST_KEY)
  await page.goto(paths.shortlist)
  await expect(rows(page)).toHaveCount(3)
  expect(await layoutShift()).toBeLessThan(VISIBLE_SHIFT)

  for (const place of [0, 1])
    await page.getByRole('checkbox', { name: 'Vergleichen' }).nth(place).uncheck()
  await page.getByRole('button', { name: 'Vergleichen' }).click()
  await expect(page.getByText('Bitte zwei bis vier Maschinen wählen. Gewählt: 1.')).toBeVisible()
})

test('a machine is shared by its own address, and a shared list is seen in another browser and can be kept there', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.addInitScript((key) => localStorage.setItem(key, '[2,1]'), SHORTLIST_KEY)
  const shared = async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Link kopiert')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await page.goto(`${paths.product(1)}?plz=1010#lieferung`)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', await shared('Teilen'))
  await page.goto(paths.shortlist)
  const address = await shared('Liste teilen')
  expect(address).toBe(`${baseURL}/merkliste?maschinen=2,1`)

  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(address)
  await expect(colleague.getByRole('heading', { name: 'Geteilte Merkliste' })).toBeVisible()
  await expect(rows(colleague)).toHaveText(['Still RX 20-18', 'Linde H30D'])
  expect(await stored(colleague)).toBeNull()
  await colleague.getByRole('button', { name: 'Alle merken' }).click()
  expect(await stored(colleague)).toBe('[2,1]')
  await colleague.context().close()
})

test('where the browser forbids storage, a machine is remembered until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto(`${paths.catalogue}?suche=h30d`)
  await remember(page, 'Linde H30D')
  await expect(counter(page)).toHaveAccessibleName(/Merkliste \(1\)/)
  await expect(page.getByText('Ihr Browser speichert für diese Seite nichts.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('a shared list shows its machines and sends them to the comparison, and the own list says what it needs', async ({
    page,
  }) => {
    await page.goto(withSelection(paths.shortlist, [2, 1], { quantities: { 1: 2 } }))
    await expect(rows(page)).toHaveText(['Still RX 20-18', 'Linde H30D'])
    await expect(page.locator('li noscript p')).toHaveText('Anzahl: 2')
    await expect(page.getByRole('button', { name: 'Merken' })).toHaveCount(0)
    await expect(counter(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Vergleichen' }).click()
    await expect(page.getByRole('columnheader', { name: 'Linde H30D' })).toBeVisible()

    await page.goto(paths.shortlist)
    await expect(page.locator('noscript p')).toContainText('nur mit JavaScript')
  })
})

test('a list says what it costs together, goes out by mail with its prices, and gives back what was removed by mistake', async ({
  page,
}) => {
  for (const id of [3, 1]) {
    await page.goto(paths.product(id))
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Merken', exact: true })
      .first()
      .click()
  }
  await counter(page).click()
  await expect(page.getByText('Zusammen 51.300 € zzgl. MwSt.')).toBeVisible()
  const mail = page.getByRole('link', { name: 'Per E-Mail senden' })
  await expect(mail).toHaveAttribute('href', /Linde%20H30D/)
  await page.getByLabel('Anzahl').first().fill('2')
  await expect(page.getByText('Zusammen 79.800 € zzgl. MwSt.')).toBeVisible()
  await expect(mail).toHaveAttribute('href', /2%20%C3%97%20Linde%20H30D/)

  // The second one is typed before the first is answered.
  await page.getByLabel('Anzahl').first().fill('4')
  await page.getByLabel('Anzahl').last().fill('3')
  await expect(mail).toHaveAttribute('href', /4%20%C3%97%20Linde.*3%20%C3%97%20Toyota/)

  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Entfernen' }).last().click()
  await expect(rows(page)).toHaveText(['Linde H30D'])
  await expect(page.getByText('Entfernt: Toyota 8FBE20')).toBeInViewport()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(rows(page)).toHaveText(['Linde H30D', 'Toyota 8FBE20'])
  await expect(page.getByLabel('Anzahl').last()).toHaveValue('3')
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeHidden()
})
