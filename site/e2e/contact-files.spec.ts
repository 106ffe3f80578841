import { rm, stat, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../shared/addresses/paths.ts'
import { expectAccessible } from './accessible.ts'
import { alert, fill, send } from './contact-form.ts'
import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'
import { intercept } from './intercept.ts'

const pdf = (name: string, bytes = 100) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]),
})
const text = { name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('Stapler') }

/** A photograph with more pixels than a type plate needs; the path of its file. */
async function photograph(testInfo: TestInfo, name: string): Promise<string> {
  const path = testInfo.outputPath(name)
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { width: 3600, height: 2700, channels: 3, background: 'teal', noise } })
    .jpeg({ quality: 100 })
    .toFile(path)
  return path
}

const field = (page: Page) => page.getByLabel(/^Fotos und PDF/)
const list = (page: Page) => page.getByRole('list', { name: 'Angehängte Dateien' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
const isLive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
const sent = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeFocused()

test('photographs come along, smaller than they were, and the dealer sees them', async ({
  page,
  adminApi,
}, testInfo) => {
  await page.goto(paths.contactFor('ankauf'))
  await isLive(page)
  await expect(page.getByText('Am meisten helfen Fotos vom Typenschild')).toBeVisible()
  const photo = await photograph(testInfo, 'Typenschild.jpeg')
  await field(page).setInputFiles(photo)
  await field(page).setInputFiles([pdf('Prüfbuch.pdf')])
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await fill(page, 'dateien@firma.example')
  await send(page)
  await sent(page)
  await expect(page.getByText('Ihre Angaben und 2 Dateien an')).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Prüfbuch.pdf')).toBeVisible()

  const { data } = await (await adminApi.get('/api/contact?search=dateien@firma')).json()
  const inquiry = (await (await adminApi.get(`/api/contact/${data[0].id}`)).json()).data
  expect(inquiry.concern).toBe('ankauf')
  const [picture, paper] = inquiry.messages[0].attachments
  expect([picture.name, paper.name]).toEqual(['Typenschild.jpg', 'Prüfbuch.pdf'])
  expect(picture.size).toBeLessThan((await stat(photo)).size / 2)
  await adminApi.delete(`/api/contact/${inquiry.id}`)
})

test('what cannot come is said beside it, nothing is lost, and the keyboard takes it out', async ({
  page,
}) => {
  await page.goto(paths.service)
  await isLive(page)
  await expect(
    page.getByText('Hilfreich sind Hersteller und Modell, die Fabriknummer'),
  ).toBeVisible()
  await fill(page, 'falsch@firma.example')
  await field(page).setInputFiles([pdf('a.pdf'), text, pdf('b.pdf')])
  await expect(row(page, 'liste.txt')).toContainText('ist weder ein Bild')
  await expectAccessible(page)
  await send(page)
  await expect(field(page)).toBeFocused()
  await expect(alert(page).getByRole('link')).toHaveText([/„liste.txt“ ist weder ein Bild/])
  await expect(field(page)).toHaveAccessibleDescription(/„liste.txt“ ist weder ein Bild/)
  await page.getByRole('button', { name: 'liste.txt entfernen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'b.pdf entfernen' })).toBeFocused()
  await expect(alert(page)).toHaveCount(0)
  // The same one can be chosen again.
  await field(page).setInputFiles([text])
  await expect(row(page, 'liste.txt')).toBeVisible()
  await page.getByRole('button', { name: 'liste.txt entfernen' }).click()
  await field(page).setInputFiles([1, 2, 3, 4].map((number) => pdf(`c${number}.pdf`)))
  await send(page)
  await expect(alert(page)).toContainText('Höchstens 5 Dateien')
  await expect(page.getByLabel('Nachricht')).toHaveValue(/Wir suchen/)
  await page.reload()
  await expect(page.getByText(/^Bitte noch einmal auswählen: a.pdf, b.pdf, c1.pdf/)).toBeVisible()
  await field(page).setInputFiles([pdf('a.pdf')])
  await expect(page.getByText(/^Bitte noch einmal auswählen: b.pdf, c1.pdf/)).toBeVisible()
})

test('sending says how far it is and can be ended; a broken connection loses nothing', async ({
  page,
  context,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(paths.service)
  await isLive(page)
  await fill(page, 'langsam@firma.example')
  await field(page).setInputFiles([pdf('a.pdf', 2_000_000)])
  const gate = Promise.withResolvers<void>()
  const mend = await intercept(page, '**/api/contact', async (route) => {
    await gate.promise
    await route.fallback().catch(() => {})
  })
  await send(page)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(alert(page)).toContainText('Das Senden wurde abgebrochen.')
  gate.resolve()
  mend()
  await context.setOffline(true)
  await send(page)
  await expect(alert(page)).toContainText('Sie sind gerade offline.')
  await expect(row(page, 'a.pdf')).toBeVisible()
  await context.setOffline(false)
  await send(page)
  await sent(page)
  await expect(
    page.getByText(/^Unser Service sieht sich Ihre Angaben und 1 Datei an/),
  ).toBeVisible()
  await expect(page.getByText('Steht die Maschine still?').last()).toBeVisible()
  const { data } = await (await adminApi.get('/api/contact?search=langsam@firma')).json()
  expect(data).toMatchObject([{ concern: 'service' }])
  await adminApi.delete(`/api/contact/${data[0].id}`)
})

test('sending can be ended while the files are still being made ready', {
  tag: '@nightly',
}, async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await intercept(page, '**/_astro/scale-picture.*.js', async (route) => {
    await gate.promise
    await route.fallback()
  })
  await page.goto(paths.service)
  await isLive(page)
  await fill(page, 'wartet@firma.example')
  await field(page).setInputFiles([pdf('a.pdf')])
  await send(page)
  await expect(page.getByText('Bilder werden verkleinert …')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(alert(page)).toContainText('Das Senden wurde abgebrochen.')
  await expect(row(page, 'a.pdf')).toBeVisible()
  gate.resolve()
})

test(
  'a file that is changed or gone after it was chosen is sent as it was',
  { tag: '@nightly' },
  async ({ page, adminApi }, testInfo) => {
    const path = testInfo.outputPath('IMG_0815.HEIC')
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), Buffer.alloc(50)])
    await writeFile(path, heic)
    await page.goto(paths.contact)
    await isLive(page)
    await fill(page, 'geaendert@firma.example')
    await field(page).setInputFiles(path)
    await expect(row(page, 'IMG_0815.HEIC')).toBeVisible()
    // Reading it is over when its neighbour was judged.
    await field(page).setInputFiles([text])
    await expect(row(page, 'liste.txt')).toContainText('ist weder ein Bild')
    await page.getByRole('button', { name: 'liste.txt entfernen' }).click()
    await rm(path)
    await send(page)
    await sent(page)
    const { data } = await (await adminApi.get('/api/contact?search=geaendert@firma')).json()
    const { messages } = (await (await adminApi.get(`/api/contact/${data[0].id}`)).json()).data
    expect(messages[0].attachments).toMatchObject([{ name: 'IMG_0815.heic', size: heic.length }])
    await adminApi.delete(`/api/contact/${data[0].id}`)
  },
)

test('what the server has against a file stands beside it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/)
  await intercept(page, '**/api/contact', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, error: 'Prüfen', details: { 'files.1': ['„b.pdf“ ist leer.'] } },
    }),
  )
  await page.goto(paths.contact)
  await isLive(page)
  await fill(page, 'server@firma.example')
  await field(page).setInputFiles([pdf('a.pdf'), pdf('b.pdf')])
  await send(page)
  await expect(alert(page).getByRole('link')).toHaveText(['„b.pdf“ ist leer.'])
  await expect(row(page, 'b.pdf')).toContainText('„b.pdf“ ist leer.')
  await expect(row(page, 'a.pdf')).not.toContainText('leer')
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('files come along, and are asked for again after a mistake', async ({
    page,
    adminApi,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    await page.goto(paths.service)
    await fill(page, 'ohne-skript@firma')
    await field(page).setInputFiles([pdf('Prüfbuch.pdf')])
    await send(page)
    await expect(page).toHaveTitle(/^Nicht gesendet: /)
    await expect(page.getByText('Bitte noch einmal auswählen: Prüfbuch.pdf')).toBeVisible()
    await expect(page.getByLabel('Nachricht')).toHaveValue(/Wir suchen/)
    await page.getByLabel('E-Mail-Adresse').fill('ohne-skript@firma.example')
    await field(page).setInputFiles([pdf('Prüfbuch.pdf')])
    await send(page)
    await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeVisible()
    await expect(page.getByText('Prüfbuch.pdf')).toBeVisible()
    const { data } = await (await adminApi.get('/api/contact?search=ohne-skript@firma')).json()
    expect(data).toMatchObject([{ concern: 'service' }])
    await adminApi.delete(`/api/contact/${data[0].id}`)
  })
})
