import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { addProduct, expect, findProduct, logIn, test } from './fixtures.ts'
import { failOnce } from './intercept.ts'
import { choose, fillMasterData } from './product-form.ts'

test('the form of a new machine takes a table from a spreadsheet, and names what papers cannot show and what is missing', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/products/new')
  const names = page.getByLabel('Name', { exact: true })
  await test.step('the only row of further technical data cannot be removed', async () => {
    const remove = page.getByRole('button', { name: 'Entfernen' })
    await expect(remove).toHaveCount(1)
    await expect(remove).toBeDisabled()
    await page.getByRole('button', { name: 'Zeile hinzufügen' }).click()
    await expect(remove).toHaveCount(2)
    await remove.first().click()
    await expect(remove).toHaveCount(1)
    await expect(remove).toBeDisabled()
  })
  await test.step('a table fills the fields and rows of technical data', async () => {
    await names.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/plain',
        'Tragkraft\t3.000 kg\nMotor\tVW 2,0 l\nHubhöhe (m)\t4,5\nGetriebe\tHydrostatisch\n',
      )
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(page.getByLabel('Tragkraft (kg)')).toHaveValue('3.000 kg')
    await expect(page.getByLabel('Hubhöhe (mm)')).toHaveValue('4.500\u00a0mm')
    await expect(names).toHaveCount(2)
    await expect(page.getByLabel('Wert', { exact: true }).nth(1)).toHaveValue('Hydrostatisch')
    await page.getByRole('button', { name: 'Nach oben' }).last().click()
    await expect(names.first()).toHaveValue('Getriebe')
  })
  await test.step('letters that papers cannot show are named while they are typed', async () => {
    await page.getByRole('textbox', { name: 'Titel' }).fill('Hangcha 杭叉 A30')
    await expect(page.getByText('Vorschaubild als □: 杭 叉')).toBeVisible()
    await page.getByRole('textbox', { name: 'Titel' }).fill('')
    await expect(page.getByText('Vorschaubild als □')).toHaveCount(0)
  })
  await test.step('what is missing is named beside each field', async () => {
    await page.getByRole('button', { name: 'Zeile hinzufügen' }).click()
    await expect(names).toHaveCount(3)
    await page.getByLabel('Wert', { exact: true }).last().fill('1.600 kg')
    await page.getByRole('button', { name: 'Speichern' }).click()
    for (const message of [
      'Titel ist erforderlich',
      'Marke ist erforderlich',
      'Modell ist erforderlich',
      'Standort ist erforderlich',
      'Preis muss positiv sein',
      'Kategorie ist erforderlich',
      'Spezifikation Name erforderlich',
    ])
      await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Titel' })).toBeFocused()
  })
})

test('what was typed survives a closed tab, said as wide as a phone allows, and leaving with changes warns', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/products/new')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Angefangener Stapler')
  await page.getByRole('link', { name: 'Kategorien' }).click()
  await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(page).toHaveURL('/admin/products/new')

  const tab = await page.context().newPage()
  await page.close()
  const notice = tab.getByText(/nicht gespeicherten Entwurf/)
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto('/admin/products/new')
  expect((await notice.boundingBox())?.width).toBeGreaterThan(240)
  await tab.setViewportSize({ width: 1280, height: 720 })
  await tab.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(tab.getByLabel('Titel')).toHaveValue('Angefangener Stapler')
  await tab.getByRole('link', { name: 'Abbrechen' }).click()
  await tab.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(tab).toHaveURL('/admin/products')
  await tab.goto('/admin/products/new')
  await expect(tab.getByLabel('Titel')).toHaveValue('')
  await expect(tab.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0)

  await tab.getByLabel('Titel').fill('Noch ein Stapler')
  await tab.reload()
  await expect(notice).toBeVisible()
  await tab.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(notice).toHaveCount(0)
  await expect(tab.getByLabel('Titel')).toHaveValue('')
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
    .fill(
      'Stapler von Linde\nTragkraft: 1,4 t\nBauhöhe: 2050\nMast: Quattro\nFreihub: auf Anfrage\nFarbe: Gelb',
    )
  await expect(page.getByText('Nicht lesbar: „Stapler von Linde“.')).toBeVisible()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('5 Angaben übernommen, 1 Zeile nicht')).toBeVisible()
  await expect(page.getByLabel('Typenblatt, eine Angabe je Zeile')).toHaveValue('Stapler von Linde')
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

test('neither a session that ends in the middle of a form nor a dead network loses what was typed', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  expectedErrors.push(/401/, /ERR_FAILED/)
  await page.goto('/admin/products/new')
  await fillMasterData(page, 'Crown mit Pause')
  await page.evaluate((key) => localStorage.setItem(key, 'abgelaufen'), TOKEN_KEY)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/products/new')
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Crown mit Pause')
  await expect(page.getByLabel('Preis', { exact: true })).toHaveValue('17950')

  await failOnce(page, '**/api/products')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Keine Verbindung zum Server' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Crown mit Pause')
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL('/admin/products')
  const { id } = await findProduct(adminApi, 'Crown mit Pause')
  await adminApi.delete(`/api/products/${id}`)
})

test('price, year, date and stock number are taken as people write them, and at each stroke stands what the machine brings', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id } = await addProduct(adminApi, { price: 12_000 })
  await page.goto(`/admin/products/${id}/edit`)
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel(label, { exact: true }).blur()
  }
  await type('Preis', '18.900,-')
  await expect(page.getByText('18.900 € netto in Euro')).toBeVisible()
  await type('Preis', 'VB 8.900')
  await expect(page.getByLabel('Preis', { exact: true })).toHaveValue('8900')
  await type('Preis', 'a. A.')
  await expect(page.getByText('Bleibt intern; Besucher lesen „Preis auf Anfrage“')).toBeVisible()
  await type('Baujahr', '05/2019')
  await expect(page.getByLabel('Baujahr', { exact: true })).toHaveValue('2019')
  await type('Lagernummer', 'PF 10/42')
  await expect(page.getByLabel('Lagernummer', { exact: true })).toHaveValue('PF-10-42')
  await type('UVV geprüft bis', '03/27')
  await expect(page.getByText('Gelesen als 03/2027')).toBeVisible()

  await type('Preis', '11.900')
  await expect(page.getByText('nur für Administrator und Vertrieb')).toBeVisible()
  await page.getByLabel('Einkaufspreis').fill('10.000')
  await expect(page.getByText('Rohertrag 1.900 €, das sind 16 % vom Nettopreis')).toBeVisible()
  await choose(page, 'Besteuerung', 'Differenzbesteuert')
  await expect(page.getByText('Rohertrag 1.597 €, das sind 13,8 % vom Nettopreis')).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
  const { data } = await (await adminApi.get(`/api/products/${id}`)).json()
  expect(data).toMatchObject({
    price: 11_900,
    priceKind: 'margin',
    purchasePrice: 10_000,
    year: 2019,
    stockNumber: 'PF-10-42',
  })
  await adminApi.delete(`/api/products/${id}`)
})
