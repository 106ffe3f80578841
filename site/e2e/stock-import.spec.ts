import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx'
import type { Product } from '../../shared/product/product.ts'
import { dealersWorkbook, HEADER_ROW } from '../../shared/testing/dealers-list.ts'
import { yardList } from '../../shared/testing/dealers-lists.ts'
import { expectAccessible } from './accessible.ts'
import { expect, findProduct, test } from './fixtures.ts'
import { goWithin } from './within-administration.ts'

type Sheet = Awaited<ReturnType<typeof rowsOf>>

async function rowsOf(bytes: Uint8Array) {
  const rows = []
  for await (const { values } of streamXlsxRows(bytes)) rows.push(values)
  return rows
}

async function bytesOf(rows: Sheet): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeXlsxStream(rows, { name: 'Bestand' })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('a dealer changes prices and adds machines in their spreadsheet, and takes it all back', async ({
  adminPage: page,
  adminApi,
}) => {
  const exported = await adminApi.get('/api/products/export?format=xlsx')
  const [header = [], ...rows] = await rowsOf(await exported.body())
  const at = (name: string) => header.indexOf(name)
  const [first = [], second = []] = rows
  const title = String(first[at('Titel')])
  const before = await findProduct(adminApi, title)
  for (const row of [first, second]) row[at('Preis (€)')] = 4321
  const added = ['Neuzugang A', 'Neuzugang B', 'Neuzugang C'].map((name, index) =>
    header.map((column, cell) => {
      if (column === 'ID') return null
      if (column === 'Lagernummer') return `NEU-${index}`
      return column === 'Titel' ? name : (first[cell] ?? null)
    }),
  )
  const buffer = await bytesOf([header, ...rows, ...added])

  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Noch keiner. Hier steht jede Tabelle')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bestand.xlsx', mimeType: XLSX, buffer })
  await expect(page.getByText(`3 neu, 2 geändert, ${rows.length - 2} unverändert`)).toBeVisible()

  const changes = page.getByRole('region', { name: 'Was sich ändert' })
  await expect(changes.getByRole('listitem')).toHaveCount(2)
  const change = changes.getByRole('listitem').filter({ hasText: title }).first()
  await expect(change).toContainText(/Preis.* → 4\.321/)
  const newcomers = page.getByRole('table', { name: 'Neue Maschinen' })
  await expect(newcomers.getByRole('rowheader')).toHaveCount(3)
  await expect(newcomers.getByRole('row').nth(1)).toContainText('Neuzugang A')
  await expectAccessible(page)
  expect((await findProduct(adminApi, title)).price).toBe(before.price)

  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByText('Die Änderungen sind übernommen und auf der Website')).toBeVisible()
  expect((await findProduct(adminApi, title)).price).toBe(4321)
  const [newcomer] = (await (await adminApi.get('/api/products?search=Neuzugang+B')).json()).data
  const visitor = (id: number) => page.request.get(`/produkt/${id}`)
  expect(await (await visitor(newcomer.id)).text()).toContain('Neuzugang B')
  expect(await (await visitor(before.id)).text()).toContain('4.321')

  const earlier = page.getByRole('region', { name: 'Frühere Importe' })
  await earlier.getByRole('button', { name: 'Rückgängig machen …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Import rückgängig gemacht: 5 Maschinen')).toBeVisible()
  await expect(earlier.getByText(/Rückgängig gemacht am/)).toBeVisible()
  expect((await findProduct(adminApi, title)).price).toBe(before.price)
  expect((await visitor(newcomer.id)).status()).toBe(404)
})

test('what was imported elsewhere stands among the earlier imports without a reload', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi }) => {
  const [one]: Product[] = (await (await adminApi.get('/api/products?limit=1')).json()).data
  await page.goto('/admin/stock-import')
  const earlier = page.getByRole('region', { name: 'Frühere Importe' })
  await expect(earlier.getByText('von-nebenan.csv')).toHaveCount(0)
  await expect(earlier.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
  const buffer = Buffer.from(`ID;Standort\r\n${one?.id};Kiel\r\n`)
  const file = { name: 'von-nebenan.csv', mimeType: 'text/csv', buffer }
  const applied = await adminApi.post('/api/products/import', {
    multipart: { file, mode: 'apply' },
  })
  const { data } = await applied.json()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(earlier.getByText('von-nebenan.csv')).toBeVisible()
  await adminApi.post(`/api/stock/imports/${data.import}/undo`)
})

test('a wrong row is named with its column, and a column can be read as something else', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi }) => {
  const response = await adminApi.get('/api/products?limit=2')
  const [one, two]: Product[] = (await response.json()).data
  const text = `ID;Kundenpreis;Standort\r\n${one?.id};5000;Kiel\r\n${two?.id};5.00.0;Kiel\r\n`
  await page.goto('/admin/stock-import')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'preise.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText('Nicht gelesen werden: „Kundenpreis“')).toBeVisible()
  await page.getByLabel('Kundenpreis').selectOption('Preis (€)')
  await page.getByRole('button', { name: 'Weiter zum Ergebnis' }).click()
  const failed = page.getByRole('list', { name: 'Fehlerhafte Zeilen' })
  await expect(failed).toContainText('„5.00.0“ ist keine eindeutige Zahl')
  await expect(failed.getByLabel('Kundenpreis, Zeile 3')).toHaveValue('5.00.0')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Fehlerhafte Zeilen herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('fehlerhafte-zeilen.csv')
  await page.getByRole('button', { name: 'Ohne die fehlerhaften Zeilen übernehmen' }).click()
  await expect(page.getByText('Die Änderungen sind übernommen')).toBeVisible()
  await page
    .getByRole('region', { name: 'Importiert' })
    .getByRole('button', { name: 'Rückgängig machen …' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Import rückgängig gemacht: 1 Maschine')).toBeVisible()
  await goWithin(page, `/admin/products/${one?.id}/history`)
  await expect(page.getByRole('heading', { name: 'Importiert aus preise.csv' })).toBeVisible()
})

test('a list in a dealer’s own words comes in whole: what is open is asked for, and a row is mended on the screen', async ({
  adminPage: page,
  adminApi,
}) => {
  await page.goto('/admin/stock-import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Bestand_Hof_2026-11-20.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(yardList),
  })
  const goOn = page.getByRole('button', { name: 'Weiter zum Ergebnis' })
  await goOn.click()
  const meaning = (word: string) => page.getByLabel(`${word} bedeutet`)
  await expect(meaning('Treibgas (2 Stück)')).toBeFocused()
  await expect(page.getByLabel('Standort')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await meaning('Treibgas (2 Stück)').selectOption('Dieselstapler')
  await meaning('Elektro 3-Rad:').selectOption('Kompaktstapler')
  await meaning('Bastler').selectOption('Ohne Angabe')
  await page.getByLabel('Standort').fill('Celle')
  await goOn.click()
  await expect(page.getByText('6 neu, 0 geändert, 0 unverändert, 1 fehlerhafte')).toBeVisible()
  const failed = page.getByRole('list', { name: 'Fehlerhafte Zeilen' })
  await expect(failed).toContainText('Clark C25 L')
  await failed.getByLabel('Netto-VK, Zeile 10').fill('1.900')
  await expectAccessible(page)
  const apply = page.getByRole('button', { name: /[Üü]bernehmen$/ })
  await expect(apply).toBeHidden()
  await page.getByRole('link', { name: 'Kategorien', exact: true }).click()
  const leaving = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await expect(leaving).toContainText('Die Tabelle ist noch nicht übernommen')
  await leaving.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(failed.getByLabel('Netto-VK, Zeile 10')).toHaveValue('1.900')
  await page.getByRole('button', { name: '1 Zeile erneut prüfen' }).first().click()
  await expect(page.getByText('7 neu, 0 geändert, 0 unverändert')).toBeVisible()
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Bestand Hof')
  await page.getByRole('button', { name: 'Merken' }).click()
  await expect(page.getByText('Zuordnung „Bestand Hof“ gemerkt')).toBeVisible()
  await expectAccessible(page)
  expect(await findProduct(adminApi, 'Clark C25 L')).toMatchObject({ price: 1900 })
  expect(await findProduct(adminApi, 'Linde E16')).toMatchObject({
    category: { slug: 'compact' },
    location: 'Celle',
  })
  await page
    .getByRole('region', { name: 'Importiert' })
    .getByRole('button', { name: 'Rückgängig machen …' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Import rückgängig gemacht: 7 Maschinen')).toBeVisible()
})

test('a dealer brings the list that they have: looks at its columns, says what is missing, sees what becomes of it', async ({
  adminPage: page,
  adminApi,
}) => {
  const buffer = Buffer.from(await dealersWorkbook())
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Bestandsliste.xlsx', mimeType: XLSX, buffer })
  await page.goto('/admin/stock-import')
  await choose()
  const columns = page.getByRole('region', { name: 'Spalten der Datei' })
  await expect(columns.getByLabel('Blatt')).toHaveValue('Bestand')
  await expect(columns.getByLabel('Zeile mit den Überschriften')).toHaveValue(String(HEADER_ROW))
  const column = (name: string) =>
    columns.getByRole('listitem').filter({ has: page.getByLabel(name, { exact: true }) })
  await expect(column('VK netto')).toContainText('18.900,- · VB 12.900 · a. A.')
  await expect(column('VK netto')).toContainText('Besucher sehen es')
  await expect(column('Bemerkung')).toContainText('nur intern')
  await expect(column('Platz Halle')).toContainText('nicht gelesen')
  await expectAccessible(page)

  await columns.getByLabel('Blatt').selectOption('Preise')
  await expect(column('Rabatt')).toContainText('nicht gelesen')
  await columns.getByLabel('Blatt').selectOption('Bestand')
  await page.getByLabel('Standort').fill('Itzehoe')
  await page.getByRole('button', { name: 'Weiter zum Ergebnis' }).click()
  await expect(page.getByText('4 neu, 0 geändert')).toBeVisible()
  const machines = page.getByRole('table', { name: 'Neue Maschinen' })
  await expect(machines.getByRole('row', { name: /Linde H25D-02/ })).toContainText('18.900')
  await expect(machines).toContainText('VK netto: „VB 12.900“: Als Preis zählt 12.900\u00a0€')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByText('Die Änderungen sind übernommen und auf der Website')).toBeVisible()
  expect(await findProduct(adminApi, 'Linde H25D-02')).toMatchObject({ location: 'Itzehoe' })

  await page.getByRole('button', { name: 'Weitere Datei einlesen' }).click()
  await choose()
  // A list that is known needs no look at its columns.
  await expect(page.getByText('0 neu, 0 geändert, 4 unverändert')).toBeVisible()
  await expect(page.getByText('wie beim letzten Import mit denselben Überschriften')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Spalten ändern' }).click()
  await expect(page.getByLabel('Standort')).toHaveValue('Itzehoe')
  await page.getByRole('button', { name: 'Weiter zum Ergebnis' }).click()
  await page
    .getByRole('region', { name: 'Frühere Importe' })
    .getByRole('button', { name: 'Rückgängig machen …' })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Import rückgängig gemacht: 4 Maschinen')).toBeVisible()
})
