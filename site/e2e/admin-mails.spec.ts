import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { MailStatus } from '../../shared/mail/mail.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible, expectToFit } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailedSite } from './mailed-site.ts'

const { at, call, mailServer, open } = mailedSite()

test('a mail that was refused is shown with the reason and goes out at the second try', async ({
  page,
}) => {
  mailServer.behaviour = {
    recipient: (address) => (address.startsWith('verkauf') ? 550 : undefined),
  }
  await page.request.post(at('/api/contact'), {
    data: {
      name: 'Paula Post',
      email: 'paula@firma.example',
      message: 'Bitte senden Sie mir ein Angebot.',
    },
  })
  const countFailed = async () => (await call<MailStatus>('GET', '/mail')).counts.failed
  await expect.poll(countFailed).toBe(1)
  await open(page, adminPaths.dashboard)
  const outbox = page.getByRole('region', { name: 'E-Mail-Ausgang' })
  await expect(outbox.getByText('1 Mail gesendet, 0 wartend, 1 fehlgeschlagen')).toBeVisible()
  await expect(outbox.getByText(/550/)).toBeVisible()

  mailServer.behaviour = {}
  await outbox.getByRole('button', { name: 'Erneut senden' }).click()
  await expect(page.getByText('Die Mail wird erneut gesendet')).toBeVisible()
  await expect(outbox.getByText('2 Mails gesendet, 0 wartend, 0 fehlgeschlagen')).toBeVisible()
  await expect(outbox.getByRole('button', { name: 'Erneut senden' })).toHaveCount(0)
  expect(mailServer.mails.at(-1)?.to).toEqual(['verkauf@elbstapler.example'])
})

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
})
const paper = {
  name: 'UVV-Prüfung.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'),
}
const table = { name: 'Liste.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') }

test('a photograph and a certificate go with a reply and are opened where it is read', async ({
  page,
}) => {
  const email = 'frieda@firma.example'
  const sent = await page.request.post(at('/api/contact'), {
    data: { name: 'Frieda Lager', email, message: 'Haben Sie ein Foto vom Mast?' },
  })
  const { data } = await sent.json()
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, adminPaths.inquiry(data.id))
  const dialog = page.getByRole('dialog')
  const text = dialog.getByLabel('Antwort', { exact: true })
  const picker = dialog.locator('input[type=file]')
  const listed = dialog.getByRole('list', { name: 'Angehängte Dateien' })
  await text.fill('Guten Tag, Foto und Prüfbericht im Anhang.')
  await picker.setInputFiles([await photo('Mast.jpeg')])
  await expect(listed).toContainText('Mast.jpeg')

  await page.reload()
  await expect(text).toHaveValue('Guten Tag, Foto und Prüfbericht im Anhang.')
  await expect(dialog.getByText('Dateien bitte noch einmal anhängen: Mast.jpeg')).toBeVisible()
  await picker.setInputFiles([await photo('Mast.jpeg'), paper, table])
  await expect(dialog.getByText('Dateien bitte noch einmal anhängen')).toHaveCount(0)
  await expect(listed.getByText(/^„Liste\.xlsx“ ist weder ein Bild/)).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(dialog.getByText('Bitte prüfen Sie die markierten Felder.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Liste.xlsx entfernen' }).click()
  await expect(dialog.getByRole('button', { name: 'Dateien anhängen' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(text).toHaveValue('')
  await expect(listed.getByRole('listitem')).toHaveCount(0)
  const attached = dialog.getByRole('list', { name: 'Anhang' })
  await expect(attached.getByRole('listitem')).toHaveCount(2)
  const opening = page.waitForEvent('popup')
  await attached.getByRole('button', { name: /^Mast\.jpg/ }).click()
  await (await opening).waitForURL(/^blob:/)
  const mailOf = () =>
    mailServer.mails.find(({ to, text }) => to.includes(email) && /Prüfbericht/.test(text))
  await expect
    .poll(() => mailOf()?.attachments.map(({ filename }) => filename))
    .toEqual(['Mast.jpg', 'UVV-Prüfung.pdf'])
})

/** Somebody who waits for an answer. */
async function addInquiry(page: Page, name: string): Promise<{ id: number; email: string }> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@firma.example`
  const data = { name, email, message: 'Haben Sie Papiere dazu?' }
  const answer = await page.request.post(at('/api/contact'), { data })
  return { id: (await answer.json()).data.id, email }
}

async function openInquiry(page: Page, id: number) {
  await open(page, adminPaths.inquiry(id))
  const dialog = page.getByRole('dialog', { name: /^Anfrage A-/ })
  const text = dialog.getByLabel('Antwort', { exact: true })
  await expect(text).toBeVisible()
  return {
    dialog,
    text,
    picker: dialog.locator('input[type=file]'),
    listed: dialog.getByRole('list', { name: 'Angehängte Dateien' }),
    send: dialog.getByRole('button', { name: 'Antwort senden' }),
  }
}

const mailsTo = (email: string) =>
  mailServer.mails.filter(({ to, text }) => to.includes(email) && text.includes('Prüfbericht'))

test('a reply whose file a reload has lost asks before it goes without it, until the file is attached again or dismissed', {
  tag: '@nightly',
}, async ({ page }) => {
  const { id, email } = await addInquiry(page, 'Lotte Lager')
  const { dialog, text, picker, listed, send } = await openInquiry(page, id)
  await text.fill('Guten Tag, hier der Prüfbericht.')
  await picker.setInputFiles([await photo('Mast.jpeg'), paper])
  await expect(listed.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(dialog.getByText(/noch einmal anhängen: .*UVV-Prüfung\.pdf/)).toBeVisible()

  await send.click()
  const question = page.getByRole('dialog', { name: 'Ohne Anhang senden?' })
  await expect(question.getByText(/Mast\.jpeg.*UVV-Prüfung\.pdf/)).toBeVisible()
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await picker.setInputFiles([await photo('Mast.jpeg')])
  await expect(dialog.getByText('noch einmal anhängen: UVV-Prüfung.pdf')).toBeVisible()
  await send.click()
  const other = page.getByRole('dialog', { name: 'Ohne diese Datei senden?' })
  await expect(other.getByText('UVV-Prüfung.pdf')).toBeVisible()
  await other.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  expect(mailsTo(email)).toEqual([])

  await page.reload()
  await expect(dialog.getByText(/noch einmal anhängen: .*UVV-Prüfung\.pdf/)).toBeVisible()
  await picker.setInputFiles([paper])
  await dialog.getByRole('button', { name: 'Nicht mehr nötig' }).click()
  await expect(dialog.getByText('noch einmal anhängen')).toHaveCount(0)
  await send.click()
  await expect(text).toHaveValue('')
  await expect
    .poll(() => mailsTo(email)[0]?.attachments.map(({ filename }) => filename))
    .toEqual(['UVV-Prüfung.pdf'])
})

test('a file that is refused says why where it stands, in sight and under the keyboard', async ({
  page,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/400/)
  await page.setViewportSize({ width: 1440, height: 700 })
  const { id, email } = await addInquiry(page, 'Falk Falsch')
  const { dialog, text, picker, listed, send } = await openInquiry(page, id)
  await text.fill('Guten Tag, der Prüfbericht.')
  await picker.setInputFiles([
    paper,
    { name: 'falsch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('kein PDF') },
  ])
  await send.click()
  const reason = listed.getByText(/^„falsch\.pdf“ ist weder ein Bild/)
  await expect(reason).toBeInViewport()
  const remove = dialog.getByRole('button', { name: 'falsch.pdf entfernen' })
  await expect(remove).toBeFocused()
  await expect(remove).toHaveAccessibleDescription(/weder ein Bild/)
  await expectAccessible(page)
  await remove.click()

  const large = testInfo.outputPath('Katalog.pdf')
  await writeFile(large, '')
  await truncate(large, 30 * 1024 * 1024)
  await picker.setInputFiles(large)
  const tooLarge = listed.getByText(/^„Katalog\.pdf“ ist größer als 20 MB\./)
  await expect(tooLarge).toBeVisible()
  await expect(dialog.getByText(/zwei Antworten/)).toHaveCount(0)
  await text.focus()
  await send.click()
  await expect(tooLarge).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Katalog.pdf entfernen' })).toBeFocused()
  expect(mailsTo(email)).toEqual([])
})

test('on a phone the button at the bottom leads to the answer, and sends it once one writes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, email } = await addInquiry(page, 'Tina Telefon')
  const { dialog, text, send } = await openInquiry(page, id)
  await expect(send).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Antworten', exact: true }).click()
  await expect(text).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Antworten', exact: true })).toHaveCount(0)
  await expect(send).toHaveCount(1)
  await expect(send).toBeInViewport({ ratio: 1 })
  await expectToFit(page)
  await send.click()
  await expect(dialog.getByText('Text ist erforderlich')).toBeInViewport()
  await text.fill('Der Prüfbericht liegt im Anhang.')
  await send.click()
  const question = page.getByRole('dialog', { name: 'Ohne Anhang senden?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await text.fill('Der Prüfbericht folgt.')
  await dialog.getByRole('radio', { name: 'Interne Notiz' }).check()
  await expect(dialog.getByRole('button', { name: 'Notiz speichern' })).toBeInViewport({ ratio: 1 })
  await expectToFit(page)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Per E-Mail antworten' }).check()
  await send.click()
  await expect(text).toHaveValue('')
  await expect.poll(() => mailsTo(email).length).toBe(1)
})

test('on a phone a double tap on „Antworten“ does not send the draft that it opens', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, email } = await addInquiry(page, 'Dora Doppelt')
  const { dialog, text, send } = await openInquiry(page, id)
  await text.fill('Der Prüfbericht ist noch nicht')
  await page.reload()
  await dialog.getByRole('button', { name: 'Antworten', exact: true }).dblclick()
  await expect(send).toBeEnabled()
  await expect(text).toHaveValue('Der Prüfbericht ist noch nicht')
  expect(mailsTo(email)).toEqual([])
  await send.click()
  await expect(text).toHaveValue('')
  await expect.poll(() => mailsTo(email).length).toBe(1)
})

test('an answer says to whom it goes, goes to others and in copy, and keeps them over a reload', async ({
  page,
}) => {
  const email = 'karla@firma.example'
  const sent = await page.request.post(at('/api/contact'), {
    data: { name: 'Karla Kopie', email, message: 'Bitte auch an unseren Einkauf.' },
  })
  const { data } = await sent.json()
  await open(page, adminPaths.inquiry(data.id))
  const box = page.getByLabel('Antwort', { exact: true })
  await expect(page.getByText(`An: ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Empfänger oder Kopie' }).click()
  const to = page.getByRole('combobox', { name: 'An', exact: true })
  await expect(to).toBeFocused()
  await page.keyboard.press('Backspace')
  await box.fill('Ja, sehr gern.')
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText('Mindestens ein Empfänger')).toBeVisible()
  await to.fill(email)
  const copy = page.getByRole('combobox', { name: 'Kopie an' })
  await copy.fill('einkauf@firma.example, chef')
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    await expectToFit(page)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'chef' })).toBeVisible()
  await copy.press('Backspace')
  await expect(page.getByRole('button', { name: 'chef' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText('Die Antwort wird gesendet')).toBeVisible()
  await expect
    .poll(() => mailServer.mails.filter(({ text }) => text.includes('sehr gern')).length)
    .toBe(2)
  const [first] = mailServer.mails.filter(({ text }) => text.includes('sehr gern'))
  expect(first?.headers).toMatchObject({ to: email, cc: 'einkauf@firma.example' })
  await expect(page.getByText('In Kopie: einkauf@firma.example')).toBeVisible()
})
