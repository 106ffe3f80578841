import type { APIRequestContext, Page } from '@playwright/test'
import { berlinDay, formatDay } from '../../shared/time/dates.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'
import { offered } from './offered.ts'

test('a customer reads what is offered and accepts it', { tag: '@everyday' }, async ({
  page,
  adminApi,
}) => {
  const { offer, path, read, clear } = await offered(adminApi, { binding: true })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Angebot ${offer.number}`)
  await expect(page.getByText('Zu zahlen')).toHaveCount(0)
  const links = page.getByRole('link', { name: /^(?:Zur Maschine|Datenblatt|Zustandsbericht)/ })
  await expect(links).toHaveText(['Zur Maschine', 'Datenblatt (PDF)'])
  await expect(page.getByText(/11\.900,00\s€/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Angebot annehmen' }).click()
  await page.getByLabel('Ihr Name').fill('Karla Kundin, Einkauf')
  await page.getByLabel(/als Unternehmer/).check()
  await page.getByLabel(/Geschäftsbedingungen zu/).check()
  await page.getByRole('button', { name: 'Angebot verbindlich annehmen' }).click()
  await expect(page.getByText('Dieses Angebot ist angenommen')).toBeVisible()
  await expect(page.getByRole('button', { name: /annehmen/ })).toHaveCount(0)
  await expectAccessible(page)
  expect(await read()).toMatchObject({
    status: 'accepted',
    decision: { name: 'Karla Kundin, Einkauf' },
  })
  await clear()
})

test('what was sold meanwhile is not ordered: the customer reads so, loses no word and can ask, and the sale can be undone', async ({
  page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { product, path, read, clear } = await offered(adminApi, { binding: false })
  const setStatus = (status: string) =>
    adminApi.put(`/api/products/${product.id}`, { data: { status }, headers: { 'If-Match': '*' } })
  const order = page.getByRole('button', { name: 'Kostenpflichtig bestellen' })
  await page.goto(path)
  await page.getByLabel('Ihr Name').fill('Karla Kundin, Einkauf')
  await page.getByLabel(/als Unternehmer/).check()
  await page.getByLabel(/Geschäftsbedingungen zu/).check()
  await page.getByLabel('Ihre Frage zu diesem Angebot').fill('Haben Sie noch so einen?')
  await setStatus('sold')
  await order.click()
  await expect(page).toHaveTitle(/^Nicht gesendet/)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(
    'Nicht gesendet: „Angebotener Stapler“ ist inzwischen verkauft.',
  )
  await expect(order).toHaveCount(0)
  await expectAccessible(page)
  await alert.getByRole('link', { name: 'Frage stellen' }).click()
  await expect(page.getByLabel('Ihre Frage zu diesem Angebot')).toBeInViewport()
  await expect(page.getByLabel('Ihre Frage zu diesem Angebot')).toHaveValue(
    'Haben Sie noch so einen?',
  )
  await page.getByRole('button', { name: 'Frage senden' }).click()
  await expect(page.getByText('Ihre Frage ist angekommen')).toBeVisible()
  expect(await read()).toMatchObject({ status: 'sent', decision: null })

  await page.goto(path)
  const said = page.getByRole('status').filter({ hasText: 'ist inzwischen verkauft' })
  await said.getByRole('link', { name: 'Ähnliche Maschinen wie „Angebotener Stapler“' }).click()
  await expect(page.getByText('Diese Maschine ist verkauft.')).toBeVisible()

  await setStatus('active')
  await page.goto(path)
  await page.getByLabel(/als Unternehmer/).check()
  await page.getByLabel(/Geschäftsbedingungen zu/).check()
  await order.click()
  await expect(page.getByText('Ihre Bestellung ist eingegangen')).toBeVisible()
  await clear()
})

/** The positions with a picture and without one, what is half filled in, a question that is sent, and what stands there afterwards, where `check` may look. */
async function askBetween(
  page: Page,
  api: APIRequestContext,
  check?: (page: Page) => Promise<void>,
) {
  const { path, read, clear } = await offered(api, { binding: false }, { productIds: [1] })
  await page.goto(path)
  await expect(page.locator('.offer-line__picture')).not.toHaveCount(0)
  await expect(page.locator('.offer-line__number')).toHaveText(['1', '2'])
  await page.getByLabel('Ihr Name').fill('Karla Kundin, Einkauf')
  await page.getByLabel(/als Unternehmer/).check()
  await page.getByText('Angebot ablehnen').first().click()
  await page.getByLabel(/Was spricht dagegen/).fill('Noch nicht sicher')
  await page.getByLabel('Ihre Frage zu diesem Angebot').fill('Ist der Transport dabei?')
  await page.getByRole('button', { name: 'Frage senden' }).click()
  await expect(page.getByText('Ihre Frage ist angekommen')).toBeInViewport()
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Karla Kundin, Einkauf')
  await expect(page.getByLabel(/als Unternehmer/)).toBeChecked()
  await expect(page.getByLabel(/Geschäftsbedingungen zu/)).not.toBeChecked()
  await expect(page.getByLabel(/Was spricht dagegen/)).toHaveValue('Noch nicht sicher')
  await expect(page.getByLabel('Ihre Frage zu diesem Angebot')).toHaveValue('')
  const asked = page.getByRole('list', { name: 'Ihre bisherigen Fragen' })
  await expect(asked).toContainText('Ist der Transport dabei?')
  await expect(asked).toContainText(formatDay(berlinDay(new Date())))
  await check?.(page)

  await page.goto(path)
  await expect(asked).toContainText('Ist der Transport dabei?')
  await expect(page.getByText('Ihre Frage ist angekommen')).toHaveCount(0)
  await page.getByLabel(/als Unternehmer/).check()
  await page.getByLabel(/Geschäftsbedingungen zu/).check()
  await page.getByLabel('Ihr Name').press('Enter')
  await expect(page.getByText('Ihre Bestellung ist eingegangen')).toBeVisible()
  await expect(asked).toContainText('Ist der Transport dabei?')
  expect(await read()).toMatchObject({ status: 'ordered' })
  await clear()
}

test('each position of an offer has its number, and a question keeps what is filled in of an order and stands there with its day', async ({
  page,
  adminApi,
}) => {
  await askBetween(page, adminApi, expectAccessible)
})

test.describe('without a script', () => {
  test.use(WITHOUT_SCRIPT)

  test('a question keeps what is filled in, too', { tag: '@nightly' }, async ({
    page,
    adminApi,
  }) => {
    await askBetween(page, adminApi)
  })

  test('a customer asks, and what they forgot in their order is said beside it', async ({
    page,
    adminApi,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    const { path, read, clear } = await offered(adminApi, { binding: false })
    await page.goto(path)
    await page.getByLabel('Ihre Frage zu diesem Angebot').fill('Ist der Transport dabei?')
    await page.getByRole('button', { name: 'Frage senden' }).click()
    await expect(page.getByText('Ihre Frage ist angekommen')).toBeInViewport()

    const answer = await page.request.post(path, { form: { action: 'accept', name: 'Karla' } })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('Wir verkaufen nur an Unternehmer')

    await page.getByText('Angebot ablehnen').first().click()
    await page.getByLabel(/Was spricht dagegen/).fill('Zu teuer')
    await page.getByRole('button', { name: 'Angebot ablehnen' }).press('Enter')
    await expect(page.getByText('Dieses Angebot ist abgelehnt')).toBeVisible()
    expect(await read()).toMatchObject({ status: 'declined', decision: { reason: 'Zu teuer' } })
    await clear()
  })
})
