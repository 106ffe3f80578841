import sharp from 'sharp'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { TestMailServer } from '../../api/tests/mail-server.ts'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { expectAccessible, expectToFit } from './accessible.ts'
import { expect, logIn, test } from './fixtures.ts'

let server: ServerProcess
let mailServer: TestMailServer

test.beforeAll(async () => {
  mailServer = await TestMailServer.start()
  server = await startServer(await newDataDir(), {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@elbstapler.example',
    MAIL_TO: 'verkauf@elbstapler.example',
    CONTACT_LIMIT: '0',
  })
})
test.afterAll(async () => {
  await server.terminate()
  await mailServer.stop()
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
  const sent = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Frieda Lager', email, message: 'Haben Sie ein Foto vom Mast?' }),
  })
  const { data } = await sent.json()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/admin/inquiries?anfrage=${data.id}`)
  await logIn(page, { username: 'admin', password: PASSWORD })
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
