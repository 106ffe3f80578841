import { expect, openPdf, test } from './fixtures.ts'

test('labels are printed for the machines that are chosen, on sheets that are remembered', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/products')
  const boxes = page.getByRole('table', { name: 'Produkte' }).locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Etiketten …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiketten drucken' })
  await expect(dialog).toContainText('2 Etiketten auf 1 Bogen')
  await dialog
    .getByLabel('Etikettenbogen')
    .selectOption({ label: '63,5 × 38,1 mm, 21 je Bogen (L7160)' })
  await dialog.getByLabel('Ab Etikett Nr.').fill('22')
  await expect(dialog).toContainText('Eine Zahl von 1 bis 21')
  await expect(dialog.getByRole('button', { name: 'PDF öffnen' })).toBeDisabled()
  await dialog.getByLabel('Ab Etikett Nr.').fill('21')
  await expect(dialog).toContainText('2 Etiketten auf 2 Bogen')

  const asked = page.waitForResponse('**/api/products/labels')
  await openPdf(page, () => dialog.getByRole('button', { name: 'PDF öffnen' }).click())
  const sheets = await asked
  expect(sheets.status()).toBe(200)
  expect(sheets.request().postDataJSON()).toMatchObject({ sheet: '63.5x38.1', first: 21 })
  expect(sheets.headers()['content-type']).toBe('application/pdf')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Etiketten …' }).click()
  await expect(dialog.getByLabel('Etikettenbogen')).toHaveValue('63.5x38.1')
})
