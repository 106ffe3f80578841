import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test('the administrator saves the machines that a list shows as a spreadsheet', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/products')
  await page.getByLabel('Maschinen suchen').fill('linde h30d')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Exportieren' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(3)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^bestand-\d{4}-\d\d-\d\d\.csv$/)
  const [header, machine, ...rest] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(header).toMatch(/^\uFEFFID;Lagernummer;Titel;/)
  expect(machine).toContain('Linde H30D')
  expect(rest).toEqual([''])
})
