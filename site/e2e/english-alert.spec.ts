import { paths } from '../../shared/addresses/paths.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailedSite } from './mailed-site.ts'

const { at, mailServer } = mailedSite()

test('a buyer abroad asks in English to be told, confirms, changes and ends it', {
  tag: '@nightly',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.goto(at(`${paths.english.home}?search=order+picker&drive=diesel`))
  await page.getByRole('link', { name: 'Be told when one arrives' }).click()
  await expect(page.getByText('Wanted: “order picker”, Diesel')).toBeVisible()
  await page.setViewportSize({ width: NARROWEST, height: 740 })
  await expectToFit(page)
  await expectAccessible(page)
  await page.getByLabel('Your email address').fill('buyer@trade.example')
  await page.getByRole('button', { name: 'Set up search alert' }).click()
  await expect(page.getByRole('heading', { name: 'Please look into your mailbox' })).toBeVisible()

  await mailServer.hasReceived(1)
  const text = mailServer.mails[0]?.text ?? ''
  const link = at(/http:\/\/localhost(\/en\/alerts\/\w+)/.exec(text)?.[1] ?? '')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm search alert' }).click()
  await expect(page.getByText('Your search alert is confirmed.')).toBeVisible()

  await page.getByText('Change search').first().click()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('order picker')
  await page.getByLabel('Condition').selectOption({ label: 'Used' })
  await expectToFit(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change search' }).click()
  await expect(page.getByText('Wanted: “order picker”, Diesel, Used')).toBeVisible()
  await page.getByRole('link', { name: 'See machines that fit' }).click()
  await expect(page).toHaveURL(/\/en\?search=order\+picker&drive=diesel&condition=used$/)

  await page.goto(link)
  await page.getByRole('button', { name: 'End search alert' }).click()
  await expect(page.getByRole('heading', { name: 'Search alert ended' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This search alert is not there' })).toBeVisible()
})
