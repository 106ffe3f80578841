import { readFile } from 'node:fs/promises'
import { UNANSWERED } from '../admin/data/adminPaths.ts'
import { addProduct, expect, findProduct, test } from './fixtures.ts'
import { inquiry, writeNote } from './inquiry-steps.ts'
import { intercept } from './intercept.ts'

test('an inquiry is read, answered, exported and deleted for good', { tag: '@everyday' }, async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const { id: productId } = await findProduct(adminApi, 'Linde H30D')
  const sent = await request.post('/api/contact', { data: { ...inquiry, productId } })
  const { receipt } = (await sent.json()).data

  await page.goto('/admin/dashboard')
  const unread = await adminApi.get('/api/contact', { params: { ...UNANSWERED, limit: 1 } })
  const { total } = (await unread.json()).pagination
  await expect(
    page.getByRole('link', { name: new RegExp(`Neue Anfragen\\s*${total}`) }),
  ).toBeVisible()
  await page
    .getByRole('link', { name: /^Anfragen/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Frieda Lager' }).click()
  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  await expect(dialog.getByText(inquiry.message)).toBeVisible()
  await expect(dialog.getByText('Rückruf erbeten')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Linde H30D' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Anrufen' })).toHaveAttribute(
    'href',
    'tel:+494066969105',
  )
  const reply = await dialog
    .getByRole('link', { name: 'Per E-Mail antworten' })
    .getAttribute('href')
  expect(decodeURIComponent(reply ?? '')).toContain(`Ihre Anfrage ${receipt}: Linde H30D`)
  await page.goBack()
  await expect(dialog).toHaveCount(0)

  const status = page.getByLabel(`Status von ${receipt}`)
  await status.selectOption({ label: 'Kontaktiert' })
  await expect(status).toHaveValue('contacted')
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Neu' })
  await expect(status).toHaveCount(0)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Kontaktiert' })
  await expect(status).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als CSV speichern' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(`\n${receipt};`)

  await page.getByRole('button', { name: 'Frieda Lager' }).click()
  await dialog.getByRole('button', { name: `Anfrage ${receipt} löschen` }).click()
  await page
    .getByRole('dialog', { name: 'endgültig' })
    .getByRole('button', { name: 'Löschen' })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Frieda Lager' })).toHaveCount(0)
})

test('an inquiry is found by what a customer says on the telephone, and says which of its machines is sold', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const sold = await addProduct(adminApi, { title: 'Verkaufter Stapler' })
  const there = await addProduct(adminApi, { title: 'Vorhandener Stapler' })
  const ids: number[] = []
  const send = async (changes: object) => {
    const sent = await request.post('/api/contact', { data: { ...inquiry, ...changes } })
    const { data } = await sent.json()
    ids.push(data.id)
    return data.receipt
  }
  const receipt = await send({
    name: 'Gesucht',
    company: 'Möller & Söhne',
    email: 'gesucht@suche.example',
    phone: '0049 (0)40 / 66 96-912',
    productIds: [sold.id, there.id],
  })
  await send({ name: 'Andere', company: 'Werft Süd', email: 'andere@suche.example' })
  await adminApi.put(`/api/products/${sold.id}`, { data: { status: 'sold' } })

  await page.goto('/admin/inquiries')
  const search = page.getByLabel('Anfragen suchen')
  const sought = page.getByRole('button', { name: 'Gesucht', exact: true })
  const other = page.getByRole('button', { name: 'Andere', exact: true })
  for (const words of ['moeller', receipt, '040 6696912']) {
    await search.fill(words)
    await expect(other).toHaveCount(0)
    await expect(sought).toBeVisible()
    await search.fill('')
    await expect(other).toBeVisible()
  }
  await search.fill('gibtesnicht')
  await expect(page.getByText('Gesucht wurde nach „gibtesnicht“.')).toBeVisible()
  expect(decodeURIComponent(page.url())).toContain('gibtesnicht')
  await page.reload()
  await expect(search).toHaveValue('gibtesnicht')
  await expect(page.getByText('Keine Anfragen gefunden')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(other).toBeVisible()

  await sought.click()
  const machines = page.getByRole('dialog').getByRole('list', { name: 'Maschinen' })
  const machine = (title: string) => machines.getByRole('listitem').filter({ hasText: title })
  await expect(machine('Verkaufter Stapler').getByText('Verkauft', { exact: true })).toBeVisible()
  await expect(machine('Vorhandener Stapler').getByText('Verfügbar', { exact: true })).toBeVisible()
  for (const id of ids) await adminApi.delete(`/api/contact/${id}`)
  for (const { id } of [sold, there]) await adminApi.delete(`/api/products/${id}`)
})

test('what reads like an advert is marked in the list, is spam by one press, and comes back with a note if it is none', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const message = 'https://a.example https://b.example https://c.example Was kostet das?'
  const data = { ...inquiry, name: 'Werner Werbung', email: 'werner@werbung.example', message }
  const { id, receipt } = (await (await request.post('/api/contact', { data })).json()).data
  await page.goto('/admin/inquiries')
  const row = page.getByRole('row', { name: /Werner Werbung/ })
  await expect(row.getByText('Verdacht auf Werbung')).toBeVisible()
  await row.getByRole('button', { name: 'Spam: Werner Werbung' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  await page.getByRole('button', { name: 'Werner Werbung', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  await dialog.getByRole('button', { name: 'Kein Spam' }).click()
  await expect(dialog.getByRole('button', { name: 'Als Spam markieren' })).toBeVisible()
  await writeNote(dialog, 'Ruft am Montag noch einmal an.')
  await dialog.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'Ruft am Montag noch einmal an.' }),
  ).toContainText('Notiz')
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Posteingang' }).click()
  await expect(row).toBeVisible()
  await adminApi.delete(`/api/contact/${id}`)
})

test('a status overwrites nobody’s, says that it was not saved, and for a lost inquiry why it was lost', async ({
  adminPage: page,
  adminApi,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /ERR_FAILED/)
  const { id, receipt } = (await (await request.post('/api/contact', { data: inquiry })).json())
    .data
  const path = `/api/contact/${id}`
  await page.goto('/admin/inquiries')
  const status = page.getByLabel(`Status von ${receipt}`)
  await expect(status).toHaveValue('new')
  await adminApi.put(path, { data: { status: 'closed' } })
  await status.selectOption({ label: 'Kontaktiert' })
  await expect(page.getByText(/Das wurde inzwischen geändert/)).toBeVisible()
  await expect(status).toHaveValue('done')

  const reconnect = await intercept(page, `**${path}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await status.selectOption({ label: 'Kontaktiert' })
  const failure = page.getByText(/^Fehler beim Aktualisieren des Status: Keine Verbindung/)
  await expect(failure).toBeVisible()
  reconnect()
  await status.selectOption({ label: 'Kontaktiert' })
  await expect(page.getByText(`Anfrage ${receipt} steht jetzt auf „Kontaktiert“`)).toBeVisible()
  await expect(failure).toHaveCount(0)

  await page
    .getByRole('row', { name: receipt })
    .getByRole('button', { name: inquiry.name, exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  await dialog.getByLabel(`Status von ${receipt}`).selectOption('Verloren')
  const question = page.getByRole('dialog', { name: /^Warum ging/ })
  await question.getByRole('button', { name: 'Als verloren abschließen' }).click()
  await expect(question.getByText('Bitte geben Sie an, warum')).toBeVisible()
  await question.getByLabel('zu teuer').check()
  await question.getByLabel(/^Erläuterung/).fill('Still war billiger')
  await question.getByRole('button', { name: 'Als verloren abschließen' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByText('Grund: zu teuer. Still war billiger')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schritt ändern' })).toHaveCount(0)

  await dialog.getByLabel(`Status von ${receipt}`).selectOption('Kontaktiert')
  await expect(dialog.getByText('Weiter bearbeiten')).toBeVisible()
  await expect(dialog.getByText('Grund: zu teuer')).toHaveCount(0)
  await adminApi.delete(path)
})

test('an inquiry opens by its link, whatever the list showed last, and not again when one comes back to the list', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const { id: productId } = await findProduct(adminApi, 'Linde H30D')
  const sent = await request.post('/api/contact', { data: { ...inquiry, productId } })
  const { id, receipt } = (await sent.json()).data
  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  const sender = page
    .getByRole('row', { name: receipt })
    .getByRole('button', { name: inquiry.name })
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Alle neuen' }).click()
  await sender.click()
  await dialog.getByRole('link', { name: 'Linde H30D' }).click()
  await expect(page).toHaveURL(`/admin/products/${productId}/edit`)
  await page.getByRole('link', { name: /Anfragen$/ }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')
  await expect(sender).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await sender.click()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`/admin/products/${productId}/edit`)

  await page.getByRole('link', { name: /Anfragen$/ }).click()
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Abgeschlossen' })
  await expect(page).toHaveURL(/closed/)
  await page.goto(`/admin/inquiries?anfrage=${id}`)
  await expect(dialog.getByText(inquiry.message)).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel(`Status von ${receipt}`)).toBeVisible()
  await adminApi.delete(`/api/contact/${id}`)
})
