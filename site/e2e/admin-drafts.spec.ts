import type { APIRequestContext, Page } from '@playwright/test'
import { messageTemplateInput } from '../../shared/inquiries/template.ts'
import { addProduct, adminProducts, expect, test } from './fixtures.ts'
import { failOnce, intercept } from './intercept.ts'

const notice = (page: Page) => page.getByText(/nicht gespeicherten Entwurf/)
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first()
const price = (page: Page) => field(page, 'Preis')

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.entwurf.')))

/** The form is shown again, and does not speak of a draft. */
async function expectNoDraft(page: Page, path: string, label: string) {
  await expect.poll(() => drafts(page)).toEqual([])
  await page.goto(path)
  await expect(field(page, label)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
}

const idOf = async (api: APIRequestContext, path: string, data: object) =>
  (await (await api.post(path, { data })).json()).data.id

test('a draft ends with the save, in whichever form and by whichever way', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  const product = await addProduct(adminApi, { title: 'Entwurfsprobe' })
  const productPath = `/admin/products/${product.id}/edit`
  const list = /\/admin\/products$/

  await test.step('a product, by the button', async () => {
    await page.goto(productPath)
    await price(page).fill('12.100')
    await save(page)
    await expect(page).toHaveURL(list)
    await expectNoDraft(page, productPath, 'Preis')
    await expect(price(page)).toHaveValue('12100')
  })
  await test.step('a product, by the keyboard', async () => {
    await price(page).fill('12.200')
    await price(page).press('Control+Enter')
    await expect(page).toHaveURL(list)
    await expectNoDraft(page, productPath, 'Preis')
  })
  await test.step('a product, over a newer version', async () => {
    expectedErrors.push(/409/)
    await price(page).fill('12.300')
    await adminApi.put(`/api/products/${product.id}`, { data: { location: 'Bremen' } })
    await save(page)
    await page.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(page).toHaveURL(list)
    await expectNoDraft(page, productPath, 'Preis')
  })
  await adminApi.delete(`/api/products/${product.id}`)

  await test.step('a text', async () => {
    await page.goto('/admin/texts/home/edit')
    const top = page.getByRole('region', { name: 'Oben auf der Seite' })
    await top.getByLabel('Überschrift', { exact: true }).fill('Stapler, die *passen*')
    await save(page)
    await expect(page).toHaveURL(/\/admin\/texts$/)
    await expectNoDraft(page, '/admin/texts/home/edit', 'Überschrift')
    await adminApi.delete('/api/texts/home')
  })
  await test.step('the settings, which stay open', async () => {
    await page.goto('/admin/settings')
    const fax = field(page, 'Telefax')
    const before = await fax.inputValue()
    await fax.fill('040 66969-198')
    await save(page)
    await expect(page.getByText(/^Gespeichert/)).toBeVisible()
    await fax.fill(before)
    await save(page)
    await expect(fax).toHaveValue(before)
    await expectNoDraft(page, '/admin/settings', 'Telefax')
  })
  await test.step('an answer’s template', async () => {
    const data = messageTemplateInput.parse({ name: 'Entwurfsprobe', text: 'Guten Tag' })
    const path = `/admin/message-templates/${await idOf(adminApi, '/api/message-templates', data)}/edit`
    await page.goto(path)
    await field(page, 'Text').fill('Guten Abend')
    await save(page)
    await expect(page).toHaveURL(/\/admin\/message-templates$/)
    await expectNoDraft(page, path, 'Text')
  })
  await test.step('an account', async () => {
    const data = { username: 'Entwurf', email: '', role: 'sales' }
    const path = `/admin/users/${await idOf(adminApi, '/api/users', data)}/edit`
    await page.goto(path)
    await field(page, 'Name (freiwillig)').fill('Eva')
    await save(page)
    await expect(page).toHaveURL(/\/admin\/users$/)
    await expectNoDraft(page, path, 'Benutzername')
  })
  await test.step('a new category', async () => {
    await page.goto('/admin/categories/new')
    await field(page, 'Name').fill('Entwurfsprobe')
    await save(page)
    await expect(page).toHaveURL(/\/admin\/categories$/)
    await expectNoDraft(page, '/admin/categories/new', 'Name')
    await adminApi.delete('/api/categories/entwurfsprobe')
  })
  await test.step('an inquiry that is written down, its note and its offer', async () => {
    await page.goto('/admin/inquiries/new')
    await field(page, 'Name').fill('Frieda Lager')
    await field(page, 'Telefon').fill('040 66969-105')
    await field(page, 'Nachricht').fill('Bitte ein Angebot.')
    await save(page)
    await expect(page).toHaveURL(/anfrage=\d+/)
    const inquiryId = Number(/anfrage=(\d+)/.exec(page.url())?.[1])
    await expectNoDraft(page, '/admin/inquiries/new', 'Name')

    await page.goto(`/admin/inquiries?anfrage=${inquiryId}`)
    await page.getByRole('radio', { name: 'Interne Notiz' }).check()
    await field(page, 'Notiz').fill('Ruft wieder an')
    await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await expect(page.getByText('Notiz gespeichert')).toBeVisible()
    await expectNoDraft(page, `/admin/inquiries?anfrage=${inquiryId}`, 'Was wurde besprochen?')

    const offerId = await idOf(adminApi, `/api/contact/${inquiryId}/offers`, {})
    const path = `/admin/offers/${offerId}/edit`
    await page.goto(path)
    await field(page, 'Lieferzeit').fill('zwei Wochen')
    await save(page)
    await expect(page.getByText('Angebot gespeichert')).toBeVisible()
    await expectNoDraft(page, path, 'Lieferzeit')
    await adminApi.delete(`/api/offers/${offerId}`)
    await adminApi.delete(`/api/contact/${inquiryId}`)
  })
})

test('a draft that a colleague has overtaken asks before it replaces their price, again where the network was dead', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { id } = await addProduct(adminApi, {
    title: 'Überholter Entwurf',
    price: 12_000,
    status: 'inactive',
  })
  const path = `/api/products/${id}`
  const typed = page
  await typed.goto(`/admin/products/${id}/edit`)
  await price(typed).fill('11.000')
  const tab = await page.context().newPage()
  await typed.close({ runBeforeUnload: false })
  await adminApi.put(path, { data: { price: 13_000, location: 'Bremen' } })

  await tab.goto(`/admin/products/${id}/edit`)
  await expect(tab.getByText(/Seitdem wurde hier gespeichert/)).toBeVisible()
  await tab.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(price(tab)).toHaveValue('11000')
  await expect(tab.getByLabel('Standort')).toHaveValue('Bremen')
  await save(tab)
  const dialog = tab.getByRole('dialog', { name: /inzwischen geändert/ })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
  const choice = dialog.getByRole('group', { name: 'Preis' }).getByRole('radio')
  await expect(choice.first()).toBeChecked()
  await choice.last().check()
  const settle = dialog.getByRole('button', { name: 'Auswahl speichern' })
  await failOnce(tab, `**${path}`)
  await settle.click()
  await expect(
    tab.getByText(/^Fehler beim Speichern des Produkts: Keine Verbindung/).last(),
  ).toBeVisible()
  await settle.click()
  await expect(tab).toHaveURL(/\/admin\/products$/)
  expect((await (await adminApi.get(path)).json()).data).toMatchObject({
    price: 13_000,
    location: 'Bremen',
  })
  await expectNoDraft(tab, `/admin/products/${id}/edit`, 'Preis')
  await adminApi.delete(path)
})

test('who leaves while a price is saved is led on once it is', { tag: '@nightly' }, async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Preis unterwegs' })
  const path = `**/api/products/${id}`
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await intercept(page, path, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(adminProducts(title))
  await page.getByRole('button', { name: `Preis von ${title} ändern` }).click()
  await page.getByLabel(`Preis von ${title} in Euro`).fill('12.345')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Kategorien', exact: true }).click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible()
  const { data } = await (await adminApi.get(`/api/products/${id}`)).json()
  expect(data.price).toBe(12_345)
  await adminApi.delete(`/api/products/${id}`)
})

test('a price in the list and the own address are asked about before they are left, also by a log-out', async ({
  adminPage: page,
}) => {
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  const keep = question.getByRole('button', { name: 'Weiter bearbeiten' })
  const filter = JSON.stringify({ search: 'Linde H30D' })
  await page.goto(`/admin/products?filter=${encodeURIComponent(filter)}`)
  await page.getByRole('button', { name: /^Preis von Linde H30D ändern/ }).click()
  const typed = page.getByLabel('Preis von Linde H30D in Euro')
  await typed.fill('12.345')
  await page.getByRole('link', { name: 'Kategorien', exact: true }).click()
  await keep.click()
  await expect(typed).toHaveValue('12.345')
  await page.getByRole('link', { name: 'Mein Konto' }).click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()

  const address = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  await address.fill('chef@firma.example')
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await keep.click()
  await expect(address).toHaveValue('chef@firma.example')
})
