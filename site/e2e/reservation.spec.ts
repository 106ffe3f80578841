import type { Locator } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { usualReservation } from '../../shared/product/times.ts'
import { formatDay } from '../../shared/time/dates.ts'
import { addProduct, adminProducts, expect, test } from './fixtures.ts'

test('a machine is reserved from the inquiry with one press, and the list says until when', async ({
  adminPage: page,
  adminApi,
  request,
  visitorPage,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Reservierbarer Stapler' })
  const data = {
    name: 'Rita Reserviert',
    email: 'rita@firma.example',
    message: 'Bitte halten Sie ihn für mich zurück.',
    productId: id,
  }
  const sent = await request.post('/api/contact', { data })
  const inquiry = (await sent.json()).data
  const until = formatDay(usualReservation())

  await page.goto(`/admin/inquiries?anfrage=${inquiry.id}`)
  const machines = page.getByRole('dialog').getByRole('list', { name: 'Maschinen' })
  await machines.getByRole('button', { name: `${title} bis ${until} reservieren` }).click()
  await expect(machines).toContainText(`Für diese Anfrage reserviert bis ${until}`)
  const history = page.getByRole('dialog').getByRole('list', { name: 'Verlauf' })
  await expect(history).toContainText(`Maschine „${title}“ reserviert bis ${until}`)
  await visitorPage.goto(`/produkt/${id}`)
  await expect(visitorPage.locator('.summary__badges')).toContainText('Reserviert')
  await expect(visitorPage.getByText(until)).toBeVisible()

  await page.goto(adminProducts(title))
  await expect(page.getByText(`reserviert bis ${until}`)).toBeVisible()
  await page.goto(`/admin/products/${id}/edit`)
  const end = page.getByLabel('Reserviert bis')
  await expect(end).toHaveValue(usualReservation())
  await end.fill('2026-01-01')
  await expect(end).toHaveAccessibleDescription(/^Dieser Tag ist vorbei/)
  await end.fill(usualReservation())
  await expect(page.getByRole('link', { name: 'Rita Reserviert' }).first()).toBeVisible()

  await page.goto(`/admin/inquiries?anfrage=${inquiry.id}`)
  await machines.getByRole('button', { name: `Reservierung von ${title} aufheben` }).click()
  await expect(machines.getByRole('button', { name: /reservieren$/ })).toBeVisible()
  await adminApi.delete(`/api/contact/${inquiry.id}`)
  await adminApi.delete(`/api/products/${id}`)
})

test('a draft is shown to a customer by its address, and published at the planned time', async ({
  adminPage: page,
  adminApi,
  request,
  visitorPage,
}) => {
  const { id, title } = await addProduct(adminApi, {
    title: 'Geheimer Stapler',
    status: 'inactive',
  })
  const planned = await addProduct(adminApi, { title: 'Geplanter Stapler', status: 'inactive' })
  // The server looks what is due several times a minute, meanwhile the other one is shown.
  await page.goto(`/admin/products/${planned.id}/edit`)
  await page.getByLabel('Veröffentlichen am').fill('2026-01-15T08:30')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()

  await page.goto(`/admin/products/${id}/edit`)
  await page.getByRole('button', { name: 'Vorschau freigeben' }).click()
  // The server of this test does not know its port when it makes the address.
  const { pathname: address } = new URL(await page.getByLabel('Adresse der Vorschau').inputValue())

  const answer = await visitorPage.goto(address)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(
    visitorPage.getByRole('complementary', { name: 'Hinweis zur Vorschau' }),
  ).toContainText('noch nicht auf unserer Website')
  await expect(visitorPage.locator('.summary__badges')).toContainText('Verfügbar')
  await expect(visitorPage.getByRole('link', { name: /Datenblatt/ })).toHaveCount(0)
  expect(await visitorPage.content()).not.toContain('rel="canonical"')

  await page.getByRole('button', { name: 'Sofort beenden' }).click()
  await expect(page.getByRole('button', { name: 'Vorschau freigeben' })).toBeVisible()
  expect((await visitorPage.goto(address))?.status()).toBe(404)
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(
    'Vorschau nicht verfügbar',
  )

  await expect
    .poll(async () => (await request.get(paths.product(planned.id))).status(), { timeout: 60_000 })
    .toBe(200)
  await page.goto(`/admin/products/${planned.id}/history`)
  await expect(page.getByRole('heading', { name: 'Wie geplant veröffentlicht' })).toBeVisible()
  await expect(page.getByText('15.01.2026, 08:30 Uhr').first()).toBeVisible()
  for (const added of [id, planned.id]) await adminApi.delete(`/api/products/${added}`)
})

test('on a phone the hits of the dialog that reserves cover none of its fields', async ({
  adminPage: page,
  adminApi,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, title } = await addProduct(adminApi, { title: 'Gefragter Stapler' })
  const body = { source: 'phone', email: 'rita@firma.example', message: 'Ist er noch zu haben?' }
  const asked: number[] = []
  for (const name of ['Rita Eins', 'Rita Zwei', 'Rita Drei', 'Rita Vier']) {
    const data = { ...body, name, productIds: [id] }
    asked.push((await (await adminApi.post('/api/contact/manual', { data })).json()).data.id)
  }
  await page.goto(adminProducts(title))
  await page.getByLabel(`Status von ${title}`).selectOption({ label: 'Reserviert' })
  const dialog = page.getByRole('dialog', { name: `${title} reservieren` })
  const search = dialog.getByRole('combobox', { name: 'Andere Anfrage' })
  await search.fill('Rita')
  const hits = page.getByRole('listbox')
  await expect(hits.getByRole('option', { name: /^Rita Vier/ })).toBeInViewport()
  const area = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  const list = await area(hits)
  for (const field of [
    dialog.getByLabel('Reserviert bis'),
    dialog.getByRole('radio', { name: 'Niemand Bestimmtes' }),
    ...(await dialog.getByRole('radio', { name: /^Rita/ }).all()),
    search,
    dialog.getByRole('button', { name: 'Reservieren' }),
  ]) {
    const { y, height } = await area(field)
    expect(y + height <= list.y || y >= list.y + list.height).toBe(true)
  }
  await hits.getByRole('option', { name: /^Rita Zwei/ }).click()
  await expect(dialog.getByRole('radio', { name: /^Rita Zwei/ })).toBeChecked()
  for (const inquiry of asked) await adminApi.delete(`/api/contact/${inquiry}`)
  await adminApi.delete(`/api/products/${id}`)
})
