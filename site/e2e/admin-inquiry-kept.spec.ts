import { expect, test } from './fixtures.ts'
import { inquiry, writeNote } from './inquiry-steps.ts'
import { intercept } from './intercept.ts'

test('what a customer mistyped is put right, and nothing of it is lost when a colleague was faster', async ({
  adminPage: page,
  adminApi,
  request,
  expectedErrors,
}) => {
  const data = { ...inquiry, name: 'Berta Richtg', email: 'berta@frima.example' }
  const { id, receipt } = (await (await request.post('/api/contact', { data })).json()).data
  await page.goto(`/admin/inquiries?anfrage=${id}`)
  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  await dialog.getByRole('button', { name: 'Angaben berichtigen' }).click()
  const name = dialog.getByLabel(/^Name/)
  await expect(name).toBeFocused()
  await name.fill('')
  await dialog.getByLabel('E-Mail-Adresse').fill('berta@')
  await dialog.getByRole('button', { name: 'Berichtigen' }).click()
  await expect(dialog.getByText('Name ist erforderlich')).toBeVisible()
  await expect(dialog.getByText('Ungültige E-Mail-Adresse')).toBeVisible()

  // Somebody else puts the same field right meanwhile.
  expectedErrors.push(/409/)
  await adminApi.put(`/api/contact/${id}`, {
    data: { name: 'Bertha Richtig' },
    headers: { 'If-Match': '*' },
  })
  await name.fill('Berta Richtig')
  await dialog.getByLabel('E-Mail-Adresse').fill('berta@firma.example')
  await dialog.getByLabel('Firma').fill('')
  await dialog.getByRole('button', { name: 'Berichtigen' }).click()
  await expect(page.getByText(/Das wurde inzwischen geändert/)).toBeVisible()
  await expect(name).toHaveValue('Berta Richtig')
  await expect(dialog.getByRole('heading', { name: 'Bertha Richtig', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goto(`/admin/inquiries?anfrage=${id}`)
  await expect(dialog.getByText(/Das wurde inzwischen geändert/)).toBeVisible()
  await expect(name).toHaveValue('Berta Richtig')
  await dialog.getByRole('button', { name: 'Berichtigen' }).click()

  await expect(dialog.getByRole('heading', { name: 'Berta Richtig' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'berta@firma.example' })).toBeVisible()
  await expect(
    dialog.getByText('Name „Bertha Richtig“ → „Berta Richtig“', { exact: false }),
  ).toBeVisible()
  expect((await (await adminApi.get(`/api/contact/${id}`)).json()).data).toMatchObject({
    name: 'Berta Richtig',
    company: '',
    email: 'berta@firma.example',
    phone: inquiry.phone,
  })
  await adminApi.delete(`/api/contact/${id}`)
})

test('what is not sent yet survives whatever closes the inquiry, until it is saved, discarded or deleted with it', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const sent = await request.post('/api/contact', { data: inquiry })
  const { id, receipt } = (await sent.json()).data
  const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
  const note = dialog.getByLabel('Notiz', { exact: true })
  const sender = page
    .getByRole('row', { name: receipt })
    .getByRole('button', { name: inquiry.name })
  await page.goto('/admin/inquiries')
  await sender.click()
  await writeNote(dialog, 'Will morgen Bescheid.')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Schließen' }).click(),
    () => page.goBack(),
  ]) {
    await close()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: receipt })).toContainText('Text angefangen')
    await sender.click()
    await expect(note).toHaveValue('Will morgen Bescheid.')
  }

  const tab = await page.context().newPage()
  await page.close()
  const there = tab.getByRole('dialog', { name: `Anfrage ${receipt}` })
  const kept = () =>
    tab.evaluate(
      (ending) => Object.keys(localStorage).filter((name) => name.endsWith(ending)),
      `antwort.${id}`,
    )
  await tab.goto(`/admin/inquiries?anfrage=${id}`)
  await expect(there.getByLabel('Notiz', { exact: true })).toHaveValue('Will morgen Bescheid.')
  await there.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(tab.getByText('Notiz gespeichert').first()).toBeVisible()
  await expect(there.getByRole('listitem').filter({ hasText: 'Will morgen' })).toBeVisible()
  const { data } = await (await adminApi.get(`/api/contact/${id}`)).json()
  expect(data.messages).toMatchObject([{ kind: 'note', text: 'Will morgen Bescheid.' }])
  await expect.poll(kept).toEqual([])
  await expect(tab.getByText('Text angefangen')).toHaveCount(0)

  await writeNote(there, 'Irrtum')
  await expect.poll(kept).toHaveLength(1)
  const discard = there.getByRole('button', { name: 'Entwurf verwerfen' })
  await discard.click()
  await expect(there.getByText('Irrtum')).toHaveCount(0)
  await tab.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(tab.getByText('Ihr Entwurf ist wieder da')).toBeVisible()
  await expect(there.getByLabel('Notiz', { exact: true })).toHaveValue('Irrtum')
  await expect.poll(kept).toHaveLength(1)
  await discard.click()
  await expect(there.getByText('Irrtum')).toHaveCount(0)
  await tab.reload()
  await expect(there.getByRole('listitem').filter({ hasText: 'Will morgen' })).toBeVisible()
  await expect(there.getByRole('radio', { name: 'Interne Notiz' })).not.toBeChecked()

  await writeNote(there, 'Gelöscht')
  await there.getByRole('button', { name: 'löschen' }).click()
  await tab
    .getByRole('dialog', { name: 'endgültig' })
    .getByRole('button', { name: 'Löschen' })
    .click()
  await expect(tab.getByRole('dialog')).toHaveCount(0)
  expect((await adminApi.get(`/api/contact/${id}`)).status()).toBe(404)
  expect(await kept()).toEqual([])
})

test('nothing moves under the pointer when it turns out that no mail can be sent', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const { id } = (await (await request.post('/api/contact', { data: inquiry })).json()).data
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await intercept(page, '**/api/mail', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/admin/inquiries?anfrage=${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByRole('status', { name: 'Wird geladen' })).toBeVisible()
  const note = dialog.getByRole('radio', { name: 'Interne Notiz' })
  await expect(note).toHaveCount(0)
  release()
  await expect(note).toBeVisible()
  await expect(dialog.getByText(/^Von hier kann nichts gesendet werden/)).toBeVisible()
  await adminApi.delete(`/api/contact/${id}`)
})
