import type { Locator } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { germanWords } from '../../shared/testing/german-words.ts'
import { germanAlone } from '../../shared/testing/own-words.ts'
import { offerPageWords } from '../components/offer/words.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'
import { offered } from './offered.ts'

const ENGLISH = { language: 'en' }

/** What a page says outside of what it marks as German, such as the terms. */
const englishOf = (page: Locator) =>
  page.evaluate((root) => {
    const copy = root.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const german of copy.querySelectorAll('[lang="de"], script, style, code')) german.remove()
    return copy.textContent ?? ''
  })

async function expectNoGerman(page: Locator) {
  const said = ` ${(await englishOf(page)).replaceAll(/[\s\u00a0.,:()]+/g, ' ')} `
  for (const word of germanWords) expect(said, word).not.toContain(` ${word} `)
  for (const text of germanAlone(offerPageWords.de, offerPageWords.en))
    expect(said, text).not.toContain(` ${text.replaceAll(/[\s\u00a0.,:()]+/g, ' ').trim()} `)
}

test('somebody abroad reads an offer in English below one row of menu and number, asks about it and accepts it', async ({
  page,
  adminApi,
}) => {
  const { offer, path, read, clear } = await offered(adminApi, { binding: true }, ENGLISH)
  expect(offer.language).toBe('en')
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(new RegExp(`^Offer ${offer.number} `))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Offer ${offer.number}`)
  await expect(page.getByText('€11,900.00')).toBeVisible()
  await expect(page.getByText('Validity', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveCount(0)
  await expectNoGerman(page.locator('html'))
  await expectAccessible(page)

  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const head = page.getByRole('banner')
  const boxes = [
    await head.getByRole('link', { name: /to the machines/ }).boundingBox(),
    await head.getByRole('navigation').boundingBox(),
    await head.getByRole('link', { name: /^\+49/ }).boundingBox(),
  ]
  const [name, menu, number] = boxes.map((box) => Math.round(box?.y ?? -1))
  expect(menu).toBe(number)
  expect(menu).toBeGreaterThan(Number(name))
  if (size) await page.setViewportSize(size)

  await page.getByLabel('Your question about this offer').fill('Can you deliver to Graz?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('We have received your question.')).toBeInViewport()
  await expect(page.getByRole('list', { name: 'Your questions so far' })).toContainText(
    /Asked on \d+ \w+ \d{4}, \d\d:\d\d \(German time\)/,
  )
  await expectNoGerman(page.locator('html'))

  await page.getByRole('link', { name: 'Accept the offer' }).click()
  await page.getByLabel('Your name').fill('Karla Kundin, Purchasing')
  await page.getByLabel(/act as a business/).check()
  await page.getByLabel(/agree to the general terms/).check()
  await page.getByRole('button', { name: 'Accept with binding effect' }).click()
  await expect(page.getByText('This offer is accepted')).toBeVisible()
  await expect(page.getByText(/Accepted by “Karla Kundin, Purchasing” on/)).toBeVisible()
  await expectNoGerman(page.locator('html'))
  await expectAccessible(page)
  expect(await read()).toMatchObject({ status: 'accepted', language: 'en' })
  await clear()
})

test.describe('without a script', () => {
  test.use(WITHOUT_SCRIPT)

  test('an order in English says what it lacks, and that it waits for our confirmation', async ({
    page,
    adminApi,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    const { path, read, clear } = await offered(adminApi, { binding: false }, ENGLISH)
    const answer = await page.request.post(path, { form: { action: 'accept', name: 'Karla' } })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('We sell to business customers only')
    await page.goto(path)
    await page.getByLabel(/act as a business/).check()
    await page.getByLabel(/agree to the general terms/).check()
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await expect(page.getByText('We have received your order')).toBeVisible()
    await expectNoGerman(page.locator('html'))
    expect(await read()).toMatchObject({ status: 'ordered' })
    await clear()
  })
})

test('an offer of what was sold meanwhile says so in English, with what to do, and so does one that is withdrawn and then deleted', async ({
  page,
  adminApi,
}) => {
  const { offer, product, path } = await offered(adminApi, { binding: true }, ENGLISH)
  await adminApi.put(`/api/products/${product.id}`, {
    data: { status: 'sold' },
    headers: { 'If-Match': '*' },
  })
  await page.goto(path)
  const said = page.getByRole('status')
  await expect(said).toContainText('“Angebotener Stapler” has been sold in the meantime.')
  await expect(page.getByLabel('Your name')).toHaveCount(0)
  await expect(page.getByLabel('Your question about this offer')).toBeVisible()
  await expectNoGerman(page.locator('html'))
  await expectAccessible(page)
  await said.getByRole('link', { name: /Find a machine similar/ }).click()
  await expect(page.getByText('This machine has been sold.')).toBeVisible()

  await adminApi.post(`/api/offers/${offer.id}/withdraw`)
  await page.goto(path)
  await expect(page.getByText('This offer has been withdrawn')).toBeVisible()
  await expectNoGerman(page.locator('html'))
  await adminApi.delete(`/api/contact/${offer.inquiryId}`)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer has been withdrawn')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectNoGerman(page.locator('html'))
  await adminApi.delete(`/api/products/${product.id}`)
})

test('a link that is cut says in English, too, what to do', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const answer = await page.goto(paths.offer('abc'))
  expect(answer?.status()).toBe(404)
  const said = page.locator('main [lang="en"]')
  await expect(said).toContainText('The link to your offer is not complete')
  await expect(said.getByRole('link')).toHaveAttribute('href', paths.english.contact)
  await expectAccessible(page)
})
