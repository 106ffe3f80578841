import { paths } from '../../shared/paths.ts'
import { expect, findProduct, openPdf, test, WITHOUT_SCRIPT } from './fixtures.ts'

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('a visitor finds the data sheet on the page of a machine', async ({ page, adminApi }) => {
    const { id } = await findProduct(adminApi, 'Linde H30D')
    await page.goto(paths.product(id))
    const link = page.getByRole('link', { name: 'Datenblatt (PDF)' })
    await expect(link).toBeVisible()
    const sheet = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(sheet.status()).toBe(200)
    expect(sheet.headers()['content-type']).toBe('application/pdf')
    expect((await sheet.body()).toString('latin1', 0, 5)).toBe('%PDF-')
  })
})

test('a data sheet that does not exist leads to the page that says so', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const answer = await page.goto(paths.dataSheet(4711))
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/Seite nicht gefunden/)
})

test('the administrator opens the sign of a machine to print it', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  await page.goto(`/admin/products/${id}/edit`)
  const asked = page.waitForResponse(`**${paths.sign(id)}`)
  await openPdf(page, () => page.getByRole('button', { name: 'Aushang drucken' }).click())
  const sign = await asked
  expect(sign.status()).toBe(200)
  expect(sign.headers()['content-type']).toBe('application/pdf')
})
