import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { TRAP } from '../../shared/inquiries/trap.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'
import { intercept } from './intercept.ts'

const MESSAGE = 'What is your best price CIF Apapa? Please send more pictures of the mast.'

const submit = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click()
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check' })

async function fill(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill("Chinedu N'Guessan")
  await page.getByRole('textbox', { name: /^Company/ }).fill('Lagos Lift Ltd')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: /^Telephone/ }).fill('+234 803 123 4567 ext. 12')
  await page.getByRole('textbox', { name: /^Destination/ }).fill('Apapa, Nigeria')
  await page.getByLabel('What would you like to know?').fill(MESSAGE)
}

async function expectFilled(page: Page, email: string) {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue("Chinedu N'Guessan")
  await expect(page.getByRole('textbox', { name: /^Company/ })).toHaveValue('Lagos Lift Ltd')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: /^Telephone/ })).toHaveValue(
    '+234 803 123 4567 ext. 12',
  )
  await expect(page.getByRole('textbox', { name: /^Destination/ })).toHaveValue('Apapa, Nigeria')
  await expect(page.getByLabel('What would you like to know?')).toHaveValue(MESSAGE)
}

async function expectSent(page: Page, email: string) {
  await expect(
    page.getByRole('heading', { name: 'Thank you, your enquiry has arrived' }),
  ).toBeVisible()
  await expect(page.getByText(/usually (?:by|within) /).first()).toBeVisible()
  await expect(page.getByText(/^A-20\d\d-\d+$/).first()).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Destination: Apapa, Nigeria')).toBeVisible()
  await expect(page.getByText(MESSAGE)).toBeVisible()
  // It would lead away from what nobody finds again.
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveCount(0)
}

test('a trader abroad asks about a machine, loses nothing on the way, and reads what was sent', async ({
  page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const email = 'chinedu@lagos.example'
  await page.goto(paths.english.inquiry(1))
  await expect(page.getByLabel('Leave this empty')).toHaveAttribute('name', TRAP.name)
  await expectAccessible(page)
  await expect(page.getByText('Only one in stock.')).toBeVisible()
  await page.getByLabel(/^Quantity/).fill('2')
  await fill(page, 'chinedu')
  await submit(page)
  await expect(summary(page)).toContainText('Please check 2 fields')
  await expect(summary(page)).toContainText('Please enter an email address')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await expect(summary(page)).toContainText('Please check 1 field')

  await page.reload()
  await expectFilled(page, email)
  await expect(page.getByLabel(/^Quantity/)).toHaveValue('2')
  await page.getByLabel(/privacy notice/).check()
  await page.context().setOffline(true)
  await submit(page)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.context().setOffline(false)
  await expectFilled(page, email)
  await submit(page)
  await expectSent(page, email)
  await expectAccessible(page)
  await page.goBack()
  await page.goto(paths.english.inquiry(1))
  await expect(page.getByLabel('Email')).toHaveValue('')

  const { data } = await (await adminApi.get('/api/contact?search=lagos')).json()
  expect(data).toMatchObject([
    { language: 'en', productId: 1, email, phone: '+234 803 123 4567 ext. 12', spam: false },
  ])
  expect(data[0].products[0].quantity).toBe(2)
  await adminApi.delete(`/api/contact/${data[0].id}`)
})

test('pressed twice it is sent once', async ({ page, adminApi }) => {
  const email = 'twice@lagos.example'
  let sent = 0
  await intercept(page, '**/api/contact', async (route) => {
    sent++
    await route.continue()
  })
  await page.goto(paths.english.contact)
  await fill(page, email)
  await page.getByLabel(/privacy notice/).check()
  await page.getByRole('button', { name: 'Send enquiry' }).dblclick()
  await expectSent(page, email)
  expect(sent).toBe(1)
  const { data } = await (await adminApi.get(`/api/contact?search=${email}`)).json()
  expect(data).toHaveLength(1)
  await adminApi.delete(`/api/contact/${data[0].id}`)
})

test.describe('without a script', () => {
  test.use(WITHOUT_SCRIPT)

  test('it is refused in English with everything in its place, and arrives', async ({
    page,
    adminApi,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    const email = 'noscript@lagos.example'
    await page.goto(paths.english.inquiry(1))
    await fill(page, 'noscript')
    await page.getByLabel(/Photographs/).setInputFiles({
      name: 'plate.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    })
    await submit(page)
    await expect(page).toHaveTitle(/^Not sent: /)
    await expect(summary(page)).toContainText('Please enter an email address')
    await expect(summary(page)).toContainText('privacy notice')
    await expectFilled(page, 'noscript')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/privacy notice/).check()
    await submit(page)
    await expectSent(page, email)
    const { data } = await (await adminApi.get(`/api/contact?search=${email}`)).json()
    expect(data).toMatchObject([{ language: 'en', productId: 1, spam: false }])
    await adminApi.delete(`/api/contact/${data[0].id}`)
  })
})

test('what has expired says so in English, and what was sent is asked for anew', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const answer = await page.goto(`${paths.english.sent}/7.expired`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto(paths.english.sent)
  await expect(page).toHaveURL(new RegExp(`${paths.english.contact}$`))
})
