import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect, test } from './fixtures.ts'
import { offered } from './offered.ts'
import { goWithin } from './within-administration.ts'

const hasPages = (on: boolean) => ({ data: { english: { hasPages: on } } })

test('while the English pages are switched off an offer in English leads nowhere that does not exist, and whoever is noted down can still be written to in English', async ({
  adminPage: page,
  adminApi,
}) => {
  await adminApi.put('/api/settings', hasPages(false))
  const { path, clear } = await offered(adminApi, { binding: false }, { language: 'en' })
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toContain('/kontakt')
  for (const address of new Set(addresses))
    expect((await page.request.get(address)).status(), address).toBe(200)
  await clear()

  await page.goto(adminPaths.newInquiry)
  await expect(page.getByLabel('Sprache')).toHaveText('Deutsch')
  await expect(page.getByText('In dieser Sprache schreiben wir')).toBeVisible()
  await goWithin(page, adminPaths.settingsSection('englisch'))
  await expect(page.getByText('bekommt Antworten und Angebote weiter auf Englisch')).toBeVisible()
  await adminApi.put('/api/settings', hasPages(true))
})

test('a name is read whole beside the mark that somebody is written to in English', async ({
  adminPage: page,
  adminApi,
}) => {
  const data = {
    ...{ name: 'Kofi Mensah', company: 'Tema Port Logistics Limited', email: 'kofi@port.example' },
    ...{ message: 'Is it still available?', language: 'en' },
  }
  expect((await adminApi.post('/api/contact', { data })).status()).toBe(201)
  for (const address of [adminPaths.inquiries, adminPaths.today]) {
    await page.goto(address)
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const name = page.getByRole('button', { name: data.name, exact: true }).first()
      await expect(name).toBeVisible()
      const isWhole = await name.evaluate((box) => box.scrollWidth <= box.clientWidth)
      expect([address, width, isWhole]).toEqual([address, width, true])
      const mark = page.getByTitle(/^Englisch: /).first()
      await expect(mark).toHaveText('EN')
    }
  }
})
