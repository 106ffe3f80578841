import { formatDay } from '../../shared/time/dates.ts'
import { expect, findProduct, test, WITHOUT_SCRIPT } from './fixtures.ts'

test('what a machine costs beside its price agrees on page, list and comparison', async ({
  page,
  adminApi,
}) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  const margin = await findProduct(adminApi, 'UniCarriers TX-16')
  await page.goto(`/produkt/${id}`)
  const conditions = page.locator('.conditions')
  await expect(conditions.getByText('ab Standort Hamburg')).toBeVisible()
  await expect(conditions.getByText('Garantie: 6 Monate auf Antrieb und Hydraulik')).toBeVisible()
  await expect(conditions.getByText('Leasing ab 549 € im Monat')).toBeVisible()
  await expect(conditions.getByText('unverbindliches Beispiel für Unternehmer')).toBeVisible()
  await page.goto(`/vergleich?maschinen=${id},${margin.id}`)
  const warranty = page.getByRole('row', { name: /Garantie/ })
  await expect(warranty).toContainText('6 Monate auf Antrieb und Hydraulik')
  await expect(warranty).toContainText('ohne Garantie')
  await page.goto(`/produkt/${margin.id}`)
  await expect(conditions.getByText('noch beim Vorbesitzer')).toBeVisible()
  await expect(conditions.getByText(/Leasing ab/)).toHaveCount(0)
  await page.goto('/alle-gabelstapler?suche=Linde+H30D')
  const card = page.getByRole('article', { name: 'Linde H30D' }).first()
  await expect(card).toContainText('Leasing ab 549 €/Monat')
  await expect(page.getByText('Leasing: 48 Monate, 10 % Anzahlung')).toBeVisible()
})

test('a reserved machine says until when, and lets one hear when it is free', async ({
  page,
  adminApi,
}) => {
  const { id, reservedUntil } = await findProduct(adminApi, 'Cat EP50PN')
  await page.goto(`/produkt/${id}`)
  await expect(page.getByText(`Reserviert bis ${formatDay(reservedUntil ?? '')}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Bescheid bekommen' }).click()
  await expect(page.getByRole('heading', { name: 'Bescheid bekommen' })).toBeVisible()
  await expect(page.getByLabel('Nachricht')).toHaveValue(/wieder frei wird/)
})

test('a postcode that was typed once holds for every machine of the session', async ({
  page,
  adminApi,
}) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  const other = await findProduct(adminApi, 'Toyota 8FBE20')
  await page.goto(`/produkt/${id}`)
  const postcode = page.getByLabel('Preis für Ihre Postleitzahl')
  await postcode.fill('20457 Hamburg')
  await postcode.press('Enter')
  const price = page.getByRole('status').filter({ hasText: 'Lieferung nach 20457: 190 €' })
  await expect(price).toBeVisible()
  await expect(postcode).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/produkt/${id}$`))
  await expect(page.getByRole('link', { name: 'Unverbindlich anfragen' })).toHaveAttribute(
    'href',
    /plz=20457/,
  )

  await page.goto(`/produkt/${other.id}`)
  await expect(page.getByText('Lieferung nach 20457: 790 € zzgl. MwSt.')).toBeVisible()
  await page.goto(`/vergleich?maschinen=${id},${other.id}`)
  const row = page.getByRole('row', { name: /^Lieferung/ })
  await expect(row).toContainText('190 € zzgl. MwSt.')
  await expect(row).toContainText('790 € zzgl. MwSt.')
  await expect(page.getByRole('row', { name: /^Leasing/ })).toContainText('549 € im Monat')
  await page.getByRole('link', { name: 'Alle anfragen' }).click()
  await expect(page.getByLabel('Lieferung nach (Postleitzahl)')).toHaveValue('20457')
})

test('a postcode that was none is no longer called so beside the price of the next one', async ({
  page,
  adminApi,
}) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  await page.goto(`/produkt/${id}`)
  const postcode = page.getByLabel('Preis für Ihre Postleitzahl')
  await postcode.fill('123')
  await page.getByRole('button', { name: 'Preis zeigen' }).click()
  const refusal = page.getByText(/keine deutsche Postleitzahl/)
  await expect(refusal).toBeVisible()
  await postcode.fill('30159')
  await page.getByRole('button', { name: 'Preis zeigen' }).click()
  await expect(page.getByText('Lieferung nach 30159: 390 € zzgl. MwSt.')).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await expect(postcode).not.toHaveAttribute('aria-invalid')
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('delivery has a price for a postcode, which the inquiry takes along', async ({
    page,
    adminApi,
  }) => {
    const { id } = await findProduct(adminApi, 'Linde H30D')
    await page.goto(`/produkt/${id}`)
    const postcode = page.getByLabel('Preis für Ihre Postleitzahl')
    await postcode.fill('3015')
    await page.getByRole('button', { name: 'Preis zeigen' }).click()
    await expect(postcode).toHaveAccessibleDescription(/keine deutsche Postleitzahl/)
    await expect(postcode).toHaveValue('3015')
    await postcode.fill('30159 Hannover')
    await page.getByRole('button', { name: 'Preis zeigen' }).click()
    await expect(page.getByText('Lieferung nach 30159: 390 € zzgl. MwSt.')).toBeVisible()
    await expect(page.getByText('Gilt ab Standort Hamburg')).toBeVisible()
    await page.getByRole('link', { name: 'Mietangebot anfragen' }).click()
    await expect(page.getByLabel('Lieferung nach (Postleitzahl)')).toHaveValue('30159')
    await page.goBack()
    await page.getByRole('link', { name: 'Unverbindlich anfragen' }).click()
    await expect(page.getByLabel('Lieferung nach (Postleitzahl)')).toHaveValue('30159')
    await page.getByLabel('Name').fill('Erika Muster')
    await page.getByLabel('E-Mail-Adresse').fill('erika@lieferung.example')
    await page.getByLabel(/Datenschutzbestimmungen/).check()
    await page.getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(page).toHaveURL(/gesendet/)
    const { data } = await (await adminApi.get('/api/contact?search=lieferung.example')).json()
    expect(data[0].deliveryPostcode).toBe('30159')
  })
})
