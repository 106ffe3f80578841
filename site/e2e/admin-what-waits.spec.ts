import type { APIRequestContext, Page } from '@playwright/test'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { expectAccessible } from './accessible.ts'
import { bringSession, expect, test } from './fixtures.ts'
import { offered } from './offered.ts'

let server: ServerProcess
let token: string
let api: APIRequestContext
test.beforeAll(async ({ playwright }) => {
  server = await startServer(await newDataDir(), { CONTACT_LIMIT: '0' })
  token = await server.token()
  const extraHTTPHeaders = { Authorization: `Bearer ${token}` }
  api = await playwright.request.newContext({ baseURL: server.url, extraHTTPHeaders })
})
test.afterAll(() => server.terminate())

const submit = (path: string, form: Record<string, string>) =>
  api.post(path, { form, headers: { Origin: 'null' }, maxRedirects: 0 })
const ACCEPTS = { action: 'accept', name: 'Karla Kundin', business: 'ja', terms: 'ja' }

/** Somebody has asked something and then ordered. */
async function ordered() {
  const order = await offered(api, { binding: false })
  await submit(order.path, { action: 'ask', question: 'Ist der Transport nach Kiel dabei?' })
  expect((await submit(order.path, ACCEPTS)).status()).toBe(303)
  return order
}

async function open(page: Page, address: string, session = token) {
  await bringSession(page, session)
  await page.goto(`${server.url}${address}`)
}

test('a question before an order is seen where the order is confirmed, and stays until it is answered', async ({
  page,
}) => {
  const { offer } = await ordered()
  await open(page, '/admin/heute')
  const line = page.getByRole('listitem').filter({ hasText: 'Karla Kundin' })
  await expect(line.getByText('Offene Frage: Frage zum Angebot')).toBeVisible()
  await line.getByRole('button', { name: 'Bestellung bestätigen: Karla Kundin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bestellung bestätigen?' })
  await expect(dialog.getByText('Ist der Transport nach Kiel dabei?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bestellung bestätigen' }).click()
  await expect(dialog).toHaveCount(0)
  const waiting = page.getByRole('region', { name: /Der Kunde hat geschrieben/ })
  await expect(waiting.getByText('Ist der Transport nach Kiel dabei?')).toBeVisible()
  await api.post(`/api/offers/${offer.id}/reopen`)
})

test('an enquiry with an order is deleted by administrators alone, who are told what goes with it', async ({
  page,
  browser,
}) => {
  const { offer, path } = await ordered()
  const body = { username: 'Vera Verkauf', email: 'vera@firma.example', role: 'sales' }
  const { data: invited } = await (await api.post('/api/users', { data: body })).json()
  const link = new URLSearchParams(new URL(invited.link).hash.slice(1)).get('token')
  const password = 'gelber Kran am Hafen'
  await api.post('/api/auth/set-password', { data: { token: link, password } })
  const login = await api.post('/api/auth/login', { data: { username: body.username, password } })
  const sales = (await login.json()).data.token

  const address = `/admin/inquiries?anfrage=${offer.inquiryId}`
  const context = await browser.newContext()
  const other = await context.newPage()
  await open(other, address, sales)
  await other.getByRole('button', { name: /^Anfrage A-.* löschen$/ }).click()
  const refused = other.getByRole('dialog', { name: 'Diese Anfrage bleibt' })
  await expect(refused.getByText(`Bestellung ${offer.number} über 11.900,00 €`)).toBeVisible()
  await context.close()

  await open(page, address)
  await page.getByRole('button', { name: /^Anfrage A-.* löschen$/ }).click()
  const question = page.getByRole('dialog', { name: 'Anfrage endgültig löschen?' })
  await expect(question.getByText(`Bestellung ${offer.number} über 11.900,00 €`)).toBeVisible()
  await expect(question.getByRole('button', { name: 'Löschen' })).not.toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText(/^Anfrage A-.* endgültig gelöscht$/)).toBeVisible()
  await page.goto(`${server.url}${path}`)
  await expect(
    page.getByRole('heading', { name: 'Dieses Angebot wurde zurückgezogen' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a sale is handed over before that is due: its machine is sold, with a way back, and is not deleted unnoticed', async ({
  page,
}) => {
  const { offer, product } = await ordered()
  await api.post(`/api/offers/${offer.id}/confirm`)
  const stored = async (): Promise<{ status: string; reservedFor: number | null }> =>
    (await (await api.get(`/api/products/${product.id}`)).json()).data
  const reserved = await stored()
  expect(reserved).toMatchObject({ status: 'reserved', reservedFor: offer.inquiryId })
  await open(page, `/admin/inquiries?anfrage=${offer.inquiryId}`)
  const inquiry = page.getByRole('dialog')
  await inquiry.getByRole('button', { name: 'Erledigt' }).click()
  await expect(
    page.getByText(/^Erledigt, bleibt gewonnen: .*Verkauft: „Angebotener Stapler/),
  ).toBeVisible()
  await expect.poll(async () => (await stored()).status).toBe('sold')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(
    page.getByText(/^Zurückgenommen: .*Wieder reserviert: „Angebotener Stapler/),
  ).toBeVisible()
  await expect(inquiry.getByText('Übergabe vorbereiten')).toBeVisible()
  const { status, reservedFor, reservedUntil } = reserved as Record<string, unknown>
  expect(await stored()).toMatchObject({ status, reservedFor, reservedUntil })

  await open(page, `/admin/products?filter=${JSON.stringify({ search: product.title })}`)
  await page
    .getByRole('button', { name: `Mehr zu ${product.title}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Maschine löschen?' })
  await expect(
    question.getByText(`Angebot ${offer.number} für Karla Kundin über 11.900,00 €`),
  ).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Abbrechen' }).click()

  const choice = page.getByRole('combobox', { name: `Status von ${product.title}` }).first()
  await choice.selectOption({ label: 'Verkauft' })
  await expect.poll(async () => (await stored()).status).toBe('sold')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(stored).toMatchObject({ status, reservedFor, reservedUntil })
})
