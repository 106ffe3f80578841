import { text } from 'node:stream/consumers'
import { archivedFiles } from '../../api/base/files/zip/archive-reader.ts'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { bringSession, expect, test } from './fixtures.ts'
import { offered } from './offered.ts'

/** What stands in the files of an archive. */
async function textsIn(archive: string): Promise<string> {
  let said = ''
  for await (const file of archivedFiles(archive)) said += await text(await file.open())
  return said
}

test('a request for access and erasure is answered from one screen, nothing is left, and the record of processing is saved where the browser blocks windows', async ({
  adminPage: page,
  adminApi,
}) => {
  const email = 'ida.frage@firma.example'
  const data = { name: 'Ida Frage', email, phone: '040 4455', message: 'Was wissen Sie von mir?' }
  await adminApi.post('/api/contact', { data })
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/admin/persons')
  await page.getByLabel('E-Mail-Adresse, Telefon oder Name').fill('+49 40 4455')
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'Ida Frage' })
  await expect(card.getByText(/^Gespeichert: 1 Anfrage/)).toBeVisible()
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Auskunft herunterladen' }).click()
  expect((await downloading).suggestedFilename()).toBe('Auskunft Ida Frage.zip')

  await card.getByRole('button', { name: 'Löschen …' }).click()
  const question = page.getByRole('dialog', { name: 'Ida Frage löschen?' })
  await expect(question.getByText(/^Anfrage A-.* wird gelöscht$/)).toBeVisible()
  await expectAccessible(page)
  const erasures: string[] = []
  page.on('request', (request) => {
    if (request.postData() === '{"mode":"apply"}') erasures.push(request.url())
  })
  await question.getByRole('button', { name: 'Endgültig löschen' }).dblclick()
  const done = page.getByRole('dialog', { name: 'Ida Frage ist gelöscht' })
  await expect(done.getByText(/gelöscht: 1 Anfrage/)).toBeVisible()
  expect(erasures).toHaveLength(1)
  // A slower second press meets the buttons of the confirmation.
  await done.getByRole('button', { name: 'Fertig' }).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await done.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByText('Zu „+49 40 4455“ ist nichts gespeichert.')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Verzeichnis der Verarbeitungen öffnen' }).click()
  expect((await saving).suggestedFilename()).toBe('Verarbeitungsverzeichnis.pdf')
})

test('whoever gave the name and telephone of somebody else is left out of their access and their erasure', async ({
  adminPage: page,
  adminApi,
}) => {
  const [hers, others] = ['ida.zwei@firma.example', 'fremd@anderswo.example']
  const ida = { name: 'Ida Zwei', phone: '040 4466' }
  const write = async (email: string, message: string): Promise<number> =>
    (await (await adminApi.post('/api/contact', { data: { ...ida, email, message } })).json()).data
      .id
  await write(hers, 'Was wissen Sie von mir?')
  const other = await write(others, 'Ich will etwas anderes.')
  await page.goto('/admin/persons')
  await page.getByLabel('E-Mail-Adresse, Telefon oder Name').fill(hers)
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'Ida Zwei' })
  await expect(card.getByText(/^Gespeichert: 2 Anfragen/)).toBeVisible()
  const mailboxes = card.getByRole('group', { name: 'Postfächer dieser Person' })
  const mailbox = (address: string) => mailboxes.getByRole('checkbox', { name: address })
  await expect(mailbox(hers)).toBeChecked()
  await mailbox(others).uncheck()
  await expect(mailbox(hers), 'somebody is left').toBeDisabled()
  await page.setViewportSize({ width: NARROWEST, height: 740 })
  await expectToFit(page)
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Auskunft herunterladen' }).click()
  const said = await textsIn(await (await downloading).path())
  expect(said).toContain(hers)
  expect(said).not.toContain(others)

  await card.getByRole('button', { name: 'Löschen …' }).click()
  const whom = `Ida Zwei (${hers})`
  const question = page.getByRole('dialog', { name: `${whom} löschen?` })
  await expect(question.getByText(`Unberührt bleibt: ${others}.`)).toBeVisible()
  await question.getByRole('button', { name: 'Endgültig löschen' }).click()
  const done = page.getByRole('dialog', { name: `${whom} ist gelöscht` })
  await expect(done.getByText(/gelöscht: 1 Anfrage/)).toBeVisible()
  await expect(done.getByText(`Unberührt bleibt: ${others}.`)).toBeVisible()
  await done.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByText(`Zu „${hers}“ ist nichts gespeichert.`)).toBeVisible()

  await page.getByLabel('E-Mail-Adresse, Telefon oder Name').fill(others)
  await page.keyboard.press('Enter')
  await expect(card.getByText(/^Gespeichert: 1 Anfrage/)).toBeVisible()
  await expect(mailboxes).toHaveCount(0)
  expect((await adminApi.delete(`/api/contact/${other}`)).ok()).toBe(true)
})

// What the law keeps nobody takes away again, so that the other journeys would meet it.
test.describe('with a server of its own', () => {
  let server: ServerProcess
  test.beforeAll(async () => {
    server = await startServer(await newDataDir(), { CONTACT_LIMIT: '0' })
  })
  test.afterAll(() => server.terminate())

  test('who was erased is found as long as the law keeps something, and the question before sums up', {
    tag: '@nightly',
  }, async ({ page, playwright }) => {
    const token = await server.token()
    const extraHTTPHeaders = { Authorization: `Bearer ${token}` }
    const api = await playwright.request.newContext({ baseURL: server.url, extraHTTPHeaders })
    const { offer } = await offered(api, { binding: true })
    await api.post(`/api/offers/${offer.id}/accept`)
    await bringSession(page, token)
    await page.goto(`${server.url}/admin/persons`)
    await page.getByLabel('E-Mail-Adresse, Telefon oder Name').fill('karla@firma.example')
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Karla Kundin' })
    await card.getByRole('button', { name: 'Löschen …' }).click()
    const question = page.getByRole('dialog', { name: 'Karla Kundin löschen?' })
    await expect(question.getByRole('listitem').first()).toHaveText(
      new RegExp(
        `^Angebot ${offer.number}, Anfrage A-.* bleiben bis 31\\.12\\.\\d{4}: Aufbewahrungspflicht`,
      ),
    )
    await expect(question.getByText(/^\d+ Einträge im Verlauf werden gelöscht$/)).toBeVisible()
    await question.getByRole('button', { name: 'Endgültig löschen' }).click()
    await page.getByRole('button', { name: 'Fertig' }).click()

    const kept = page.getByRole('region', { name: 'Karla Kundin wurde gelöscht' })
    await expect(kept.getByText(/muss aufbewahrt werden \(§ 257 HGB/)).toBeVisible()
    await expect(kept.getByText(/ bis 31\.12\.\d{4}$/)).toBeVisible()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await kept.getByRole('button', { name: 'Auskunft herunterladen' }).click()
    expect((await downloading).suggestedFilename()).toBe('Auskunft Karla Kundin.zip')
    await kept.getByRole('link', { name: `Angebot ${offer.number}` }).click()
    const notice = page.getByText(/Die Person zu dieser Anfrage wurde gelöscht/)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: 'Annahme aufheben' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zur Anfrage' }).click()
    const inquiry = page.getByRole('dialog', { name: /^Anfrage A-/ })
    await expect(inquiry.getByText(/Die Person zu dieser Anfrage wurde gelöscht/)).toBeVisible()
    await expect(inquiry.getByText('Bitte ein Angebot.')).toBeVisible()
    await expect(inquiry.getByRole('link', { name: String(offer.number) })).toBeVisible()
    for (const name of [/löschen$/, 'Als Spam markieren', 'Angaben berichtigen'])
      await expect(inquiry.getByRole('button', { name })).toHaveCount(0)
    await expectAccessible(page)
    await inquiry.getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByText('Karla Kundin')).toHaveCount(0)
    await api.dispose()
  })
})
