import { expect, test } from './fixtures.ts'

test('whoever switches a user off says who gets the inquiries, and each hears by mail only if they want to', async ({
  adminApi,
  adminPage: page,
}) => {
  const invite = async (username: string) => {
    const data = { username, role: 'sales', email: `${username.toLowerCase()}@firma.example` }
    return (await (await adminApi.post('/api/users', { data })).json()).data.id
  }
  const leaver = await invite('Gerda')
  const successor = await invite('Nora')
  const body = { name: 'Kim Kunde', email: 'kim@firma.example', message: 'Ist er noch da?' }
  const { data } = await (await adminApi.post('/api/contact', { data: body })).json()
  await adminApi.put(`/api/contact/${data.id}`, { data: { ownerId: leaver } })

  await page.goto(`/admin/users/${leaver}/edit`)
  await page.getByLabel('Anmeldung erlaubt').click()
  await expect(page.getByText('Gerda ist für 1 offene Anfrage zuständig.')).toBeVisible()
  await page.getByLabel('Wer bekommt sie?').selectOption('Nora')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert')).toBeVisible()
  const owner = async (id: number) =>
    (await (await adminApi.get(`/api/contact/${id}`)).json()).data.owner
  expect(await owner(data.id)).toBe('Nora')

  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Mehr zu Nora' }).click()
  await page.getByRole('menuitem', { name: 'Entfernen …' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('Nora ist für 1 offene Anfrage zuständig.')).toBeVisible()
  await expect(question.getByLabel('Wer bekommt sie?')).toHaveValue('')
  await question.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Benutzer entfernt')).toBeVisible()
  expect(await owner(data.id)).toBeNull()
  expect((await adminApi.get(`/api/users/${successor}`)).status()).toBe(404)

  await page.goto('/admin/konto')
  const mails = page.getByRole('switch', { name: /^E-Mails zu den Anfragen/ })
  await expect(mails).toBeChecked()
  await mails.click()
  await expect(page.getByText('Sie bekommen keine E-Mails mehr')).toBeVisible()
  await page.reload()
  await expect(mails).not.toBeChecked()
  await mails.click()
  await expect(mails).toBeChecked()
})
