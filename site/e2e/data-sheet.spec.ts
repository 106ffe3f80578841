import { paths } from '../../shared/addresses/paths.ts'
import { expect, findProduct, openPdf, test } from './fixtures.ts'

test('a data sheet that does not exist leads to the page that says so', async ({ request }) => {
  const answer = await request.get(paths.dataSheet(4711), { headers: { Accept: 'text/html' } })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('<title>Datei nicht gefunden |')
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
