import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { PAGE_SIZE } from '../../shared/catalogue/terms.ts'
import {
  addProduct,
  adminProducts,
  countProducts,
  expect,
  findProduct,
  logIn,
  test,
  titlesOf,
} from './fixtures.ts'

const picture = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

async function fillMasterData(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  await page.getByLabel('Marke').fill('Crown')
  await page.getByLabel('Modell').fill('FC 5200')
  await page.getByLabel('Baujahr').fill('2020')
  await page.getByLabel('Preis').fill('17.950')
  await page.getByLabel('Standort').fill('Bremen')
  await choose(page, 'Kategorie', 'Elektrostapler')
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

async function addFilter(page: Page, name: string) {
  await page.getByRole('button', { name: 'Filter hinzufügen' }).click()
  await page.getByRole('menuitemcheckbox', { name }).click()
}

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('the administrator puts a machine with pictures online and takes it down again', async ({
  adminPage: page,
  request,
}) => {
  test.slow()
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Neues Produkt' }).click()
  await expect(page).toHaveURL('/admin/products/new')
  await fillMasterData(page, 'Crown FC 5200')
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'seite.jpg', mimeType: 'image/jpeg', buffer: await picture('#a33') },
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture('#3a3') },
  ])
  await expect(page.getByRole('img', { name: 'Bild 2' })).toBeVisible()
  const second = await page.getByRole('img', { name: 'Bild 2' }).getAttribute('src')
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).click()
  await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveAttribute('src', second ?? '')

  await page.getByLabel('Name', { exact: true }).fill('Tragkraft')
  await page.getByLabel('Wert', { exact: true }).fill('1.600 kg')
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const saved = page
    .getByRole('status')
    .filter({ hasText: /^Gespeichert\. \d+ Seiten sind aktuell:/ })
  await expect(saved).toBeVisible()
  await expect(page).toHaveURL('/admin/products')
  const opened = page.waitForEvent('popup')
  await saved.getByRole('link', { name: 'Crown FC 5200' }).click()
  const productPage = await opened
  await expect(productPage.getByRole('heading', { level: 1 })).toHaveText('Crown FC 5200')
  await productPage.close()

  const price = row(page, 'Crown FC 5200').getByRole('button', { name: /Preis von/ })
  await expect(price).toContainText('17.950 €')
  await price.click()
  await page.getByLabel('Preis von Crown FC 5200 in Euro').fill('16.900')
  await page.keyboard.press('Enter')
  await expect(price).toContainText('16.900 €')
  await row(page, 'Crown FC 5200').getByRole('combobox').selectOption({ label: 'Reserviert' })
  await expect(row(page, 'Crown FC 5200').getByRole('combobox')).toHaveValue('reserved')

  const product = await findProduct(request, 'Crown FC 5200')
  expect(product).toMatchObject({
    price: 16900,
    status: 'reserved',
    specifications: { Tragkraft: '1.600 kg' },
  })
  expect(product.images).toHaveLength(2)

  await page.getByRole('button', { name: 'Crown FC 5200 löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(row(page, 'Crown FC 5200')).toHaveCount(0)
  expect((await request.get(`/produkt/${product.id}`)).status()).toBe(404)
})

test('the form names what is missing beside each field', { tag: '@slow' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/products/new')
  await page.getByLabel('Wert', { exact: true }).fill('1.600 kg')
  await page.getByRole('button', { name: 'Speichern' }).click()
  for (const message of [
    'Titel ist erforderlich',
    'Marke ist erforderlich',
    'Modell ist erforderlich',
    'Standort ist erforderlich',
    'Ungültiges Baujahr',
    'Preis muss positiv sein',
    'Kategorie ist erforderlich',
    'Spezifikation Name erforderlich',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Entfernen' })).toHaveCount(0)
})

test('what was typed survives a closed tab, and leaving with changes warns', {
  tag: '@slow',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/products/new')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Angefangener Stapler')
  await page.getByRole('link', { name: 'Kategorien' }).click()
  await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(page).toHaveURL('/admin/products/new')

  const tab = await page.context().newPage()
  await page.close()
  await tab.goto('/admin/products/new')
  await tab.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(tab.getByLabel('Titel')).toHaveValue('Angefangener Stapler')
  await tab.getByRole('link', { name: 'Abbrechen' }).click()
  await tab.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(tab).toHaveURL('/admin/products')
  await tab.goto('/admin/products/new')
  await expect(tab.getByLabel('Titel')).toHaveValue('')
  await expect(tab.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0)
})

test('a table from a spreadsheet fills the fields and rows of technical data', {
  tag: '@slow',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/products/new')
  await page.getByLabel('Name', { exact: true }).evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      'Tragkraft\t3.000 kg\nMotor\tVW 2,0 l\nHubhöhe (m)\t4,5\nGetriebe\tHydrostatisch\n',
    )
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(page.getByLabel('Tragkraft (kg)')).toHaveValue('3.000 kg')
  await expect(page.getByLabel('Hubhöhe (mm)')).toHaveValue('4.500\u00a0mm')
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(2)
  await expect(page.getByLabel('Wert', { exact: true }).nth(1)).toHaveValue('Hydrostatisch')
  await page.getByRole('button', { name: 'Nach oben' }).last().click()
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Getriebe')
})

test('a pasted type sheet changes what the list can be filtered by, and says what is not read', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id } = await addProduct(adminApi, { title: 'Datenblatt-Probe', categoryId: 2 })
  await page.goto(`/admin/products/${id}/edit`)
  await page.getByLabel('Radstand (mm)').fill('1.500 mm')
  await page.getByLabel('Name', { exact: true }).fill('Getriebe')
  await page.getByLabel('Wert', { exact: true }).fill('Hydrostatisch')
  await page.getByRole('button', { name: 'Typenblatt einfügen' }).click()
  await page
    .getByLabel('Typenblatt, eine Angabe je Zeile')
    .fill('Tragkraft: 1,4 t\nBauhöhe: 2050\nMast: Quattro\nFreihub: auf Anfrage\nFarbe: Gelb')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Gelesen als 1.400 kg')).toBeVisible()
  await expect(page.getByLabel('Radstand (mm)')).toHaveValue('1.500 mm')
  await expect(page.getByText(/Nicht erkannt.*Zahl in mm/)).toBeVisible()
  await page.getByLabel('Betriebsstunden (h)').fill('812')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()

  await page.goto('/alle-gabelstapler?tragkraft_von=1.4t&tragkraft_bis=1400&mast=quadruplex')
  await expect(page.getByRole('article', { name: 'Datenblatt-Probe' })).toBeVisible()
  await page.goto(`/produkt/${id}`)
  for (const value of ['Gelb', 'Hydrostatisch', '1.500 mm'])
    await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '812 h' }).first()).toBeVisible()
  await adminApi.delete(`/api/products/${id}`)
})

test('an upload that fails says why and is sent again', { tag: '@slow' }, async ({
  adminPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET/)
  await page.goto('/admin/products/new')
  await page.route('**/api/upload/images', (route) => route.abort(), { times: 1 })
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'hof.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('#33a'),
  })
  await expect(
    page.getByText(/^Fehler beim Hochladen der Bilder: Keine Verbindung zum Server/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('img', { name: 'Bild 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Bild 1 löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveCount(0)
})

test('of several dropped files each that is no picture says so, and the keyboard orders the others', {
  tag: '@slow',
}, async ({ adminPage: page, expectedErrors }) => {
  expectedErrors.push(/400/)
  await page.goto('/admin/products/new')
  const pictures = [await picture('#a3a'), await picture('#3aa')].map((bytes) => [...bytes])
  await page.getByText('oder hierher ziehen').evaluate((zone, [first = [], second = []]) => {
    const dataTransfer = new DataTransfer()
    const type = 'image/jpeg'
    dataTransfer.items.add(new File([new Uint8Array(first)], 'seite.jpg', { type }))
    dataTransfer.items.add(new File(['kein Bild'], 'kaputt.jpg', { type }))
    dataTransfer.items.add(new File([new Uint8Array(second)], 'front.jpg', { type }))
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, pictures)
  await expect(page.getByRole('img', { name: /^Bild \d/ })).toHaveCount(2)
  const failed = page.getByRole('listitem').filter({ hasText: 'kaputt.jpg' })
  await expect(page.getByText('Einige Bilder konnten nicht hochgeladen werden')).toBeVisible()
  await expect(failed.getByText(/^kaputt\.jpg: Nur PNG-, JPG- und WebP-Bilder/)).toBeVisible()
  await expect(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await failed.getByRole('button', { name: 'kaputt.jpg nicht hochladen' }).click()
  await expect(failed).toHaveCount(0)

  const cover = await page.getByRole('img', { name: 'Bild 1' }).getAttribute('src')
  await page.getByRole('button', { name: 'Bild 1 nach hinten' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Bild 2' })).toHaveAttribute('src', cover ?? '')
  await expect(page.getByRole('listitem').filter({ hasText: 'Hauptbild' })).toHaveCount(1)
})

test('what is no picture, or one in another format, is refused before it is sent', {
  tag: '@slow',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/products/new')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
    .gif()
    .toBuffer()
  const upload = page.locator('input[type=file][multiple]')
  for (const [name, mimeType, reason] of [
    ['hof.gif', 'image/gif', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
    ['hof.heic', '', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
    ['plan.svg', 'image/svg+xml', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
    ['liste.pdf', 'application/pdf', 'Bitte nur Bilddateien hochladen'],
  ] as const) {
    await upload.setInputFiles({ name, mimeType, buffer: gif })
    await expect(page.getByRole('alert')).toHaveText(`${name}: ${reason}`)
  }
  await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveCount(0)
  expect(sent).toEqual([])
})

test('a dead network keeps the form and offers another try', { tag: '@slow' }, async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.goto('/admin/products/new')
  await fillMasterData(page, 'Crown ohne Netz')
  await page.route('**/api/products', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Keine Verbindung zum Server' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Crown ohne Netz')
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL('/admin/products')
  const { id } = await findProduct(adminApi, 'Crown ohne Netz')
  await adminApi.delete(`/api/products/${id}`)
})

test('a session that ends in the middle of a form leads to the login and back, nothing is lost', {
  tag: '@slow',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/)
  await page.goto('/admin/products/new')
  await logIn(page)
  await fillMasterData(page, 'Crown mit Pause')
  await page.evaluate((key) => localStorage.setItem(key, 'abgelaufen'), TOKEN_KEY)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/products/new')
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Crown mit Pause')
  await expect(page.getByLabel('Preis')).toHaveValue('17950')
})

test('only pictures can be dropped', { tag: '@slow' }, async ({ adminPage: page }) => {
  await page.goto('/admin/products/new')
  await page.getByText('oder hierher ziehen').evaluate((zone) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['Text'], 'liste.txt', { type: 'text/plain' }))
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Bitte nur Bilddateien hochladen')).toBeVisible()
})

test('search and filters narrow the list and stay in the address', { tag: '@slow' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/products')
  await page.getByLabel('Produkte suchen').fill('jungheinrich')
  const found = await countProducts(page, { search: 'jungheinrich' })
  await expect(page.getByText(`1–${found} von ${found}`)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Produkte suchen')).toHaveValue('jungheinrich')
  await page.getByLabel('Produkte suchen').fill('gibtesnicht')
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await addFilter(page, 'Kategorie')
  await choose(page, 'Kategorie', 'Dieselstapler')
  const diesel = await countProducts(page, { category: 'diesel' })
  await expect(page.getByText(`1–${Math.min(diesel, PAGE_SIZE)} von ${diesel}`)).toBeVisible()
  await page.getByRole('button', { name: /^Sortieren nach/ }).click()
  await page.getByRole('menuitem', { name: 'Preis aufsteigend' }).click()
  const [cheapest = ''] = await titlesOf(page, { category: 'diesel', sort: 'price', order: 'asc' })
  await expect(page.getByRole('row').nth(1)).toContainText(cheapest)
})

test('several machines are changed at once', async ({ adminPage: page, adminApi }) => {
  const newest = await titlesOf(page, { limit: 2 })
  const [first = ''] = newest
  await page.goto('/admin/products')
  for (const title of newest) await row(page, title).getByRole('checkbox').check()
  await page.getByLabel('Status der ausgewählten Produkte').selectOption({ label: 'Inaktiv' })
  await expect(page.getByText('2 Produkte gespeichert')).toBeVisible()
  await expect(row(page, first).getByRole('combobox')).toHaveValue('inactive')
  for (const title of newest) {
    const { id, status } = await findProduct(adminApi, title)
    expect(status).toBe('inactive')
    await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
  }
})

test('a machine can be duplicated', { tag: '@slow' }, async ({ adminPage: page }) => {
  await page.goto(adminProducts('Linde H30D'))
  await page.getByRole('button', { name: 'Linde H30D duplizieren' }).click()
  await expect(page).toHaveURL('/admin/products/new')
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Linde H30D (Kopie)')
  await expect(page.getByLabel('Marke')).toHaveValue('Linde')
})

test('an unknown product says so', { tag: '@slow' }, async ({
  adminPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await page.goto('/admin/products/99999/edit')
  await expect(page.getByRole('heading', { name: 'Produkt nicht gefunden' })).toBeVisible()
})

test('a newer save of someone else is shown, not overwritten', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const product = await findProduct(adminApi, 'Toyota 8FBE20')
  const path = `/api/products/${product.id}`
  await page.goto(`/admin/products/${product.id}/edit`)
  await page.getByLabel('Preis').fill('22.100')
  await adminApi.put(path, { data: { location: 'Bremen' } })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: /inzwischen geändert/ })
  await expect(
    dialog.getByRole('radiogroup', { name: 'Preis' }).getByRole('radio').first(),
  ).toBeChecked()
  const settle = dialog.getByRole('button', { name: 'Auswahl speichern' })
  expectedErrors.push(/ERR_FAILED/)
  await page.route(`**${path}`, (route) => route.abort(), { times: 1 })
  await settle.click()
  await expect(
    page.getByText(/^Fehler beim Speichern des Produkts: Keine Verbindung/).last(),
  ).toBeVisible()
  await settle.click()
  await expect(page).toHaveURL('/admin/products')
  expect(await findProduct(adminApi, 'Toyota 8FBE20')).toMatchObject({
    price: 22100,
    location: 'Bremen',
  })
  const { price, location } = product
  await adminApi.put(path, { data: { price, location } })
})
