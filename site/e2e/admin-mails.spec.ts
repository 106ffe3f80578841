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
