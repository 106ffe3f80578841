import type { Inquiry } from '../../shared/inquiries/inquiry.ts'
import type { Product } from '../../shared/product/product.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectToFit } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { nameOf, press, todaySite } from './today-site.ts'

const { addInquiry, call, mailServer, open, openToday } = todaySite()

test('an answer that a colleague has overtaken keeps its text, and goes out once that is read', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { id } = await addInquiry('Frieda Lager', 5)
  const mails = mailServer.mails.length
  await openToday(page)
  await press(page, 'Frieda Lager', 'Antworten')
  const text = page.getByLabel('Antwort', { exact: true })
  await text.fill('Er kostet 28.500 Euro.')
  const messages = `/contact/${id}/messages`
  await call('POST', messages, { kind: 'received', text: 'Ich habe schon einen gekauft.' })
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  const news = page.getByRole('alert').filter({ hasText: 'Inzwischen gibt es etwas Neues' })
  await expect(news).toHaveCount(1)
  await expect(news.getByText('Ich habe schon einen gekauft.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Trotzdem senden' })).toBeVisible()
  await expect(text).toHaveValue('Er kostet 28.500 Euro.')
  expect(mailServer.mails).toHaveLength(mails)

  await page.reload()
  await expect(page.getByText('Text angefangen')).toBeVisible()
  await press(page, 'Frieda Lager', 'Antworten')
  await expect(text).toHaveValue('Er kostet 28.500 Euro.')
  await text.fill('Schade. Danke für die Nachricht.')
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(text).toHaveCount(0)
  await mailServer.hasReceived(mails + 1)
  expect(mailServer.mails.at(-1)?.text).toContain('Schade. Danke für die Nachricht.')
  await expect(page.getByText('Text angefangen')).toHaveCount(0)
})

test('an answer to an inquiry that somebody has joined into another one by then says that it was not sent, and stays', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  for (const hours of [5, 4]) await addInquiry('Frieda Lager', hours)
  const [first, second] = await call<[Inquiry, Inquiry]>('GET', '/contact?sort=createdAt&order=asc')
  const mails = mailServer.mails.length
  await open(page, adminPaths.inquiry(second.id))
  const text = page.getByLabel('Antwort', { exact: true })
  await text.fill('Er kostet 28.500 Euro.')
  await call('POST', `/contact/${second.id}/join`, { into: first.id })
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  const belongs = `Noch nicht gesendet: Diese Anfrage gehört jetzt zu ${first.receipt}.`
  await expect(page.getByText(belongs)).toBeVisible()
  await expect(page.getByText(`${second.receipt} ist mit dieser Anfrage`)).toBeVisible()
  await expect(text).toHaveValue('Er kostet 28.500 Euro.')
  expect(mailServer.mails).toHaveLength(mails)
})

test('an answer below a line whose inquiry is gone by then says so, and stays to be copied', {
  tag: '@nightly',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.setViewportSize({ width: 900, height: 800 })
  const { id } = await addInquiry('Frieda Lager', 5)
  await openToday(page)
  await press(page, 'Frieda Lager', 'Antworten')
  await page.getByLabel('Antwort', { exact: true }).fill('Er kostet 28.500 Euro.')
  await call('DELETE', `/contact/${id}`)
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText(/^Diese Anfrage wurde gelöscht\./)).toBeVisible()
  await expect(page.getByLabel('Ihr Text')).toHaveValue('Er kostet 28.500 Euro.')
  await expect(page.getByRole('button', { name: 'Antwort senden' })).toHaveCount(0)
  await expectToFit(page)
})

test('a template brings its text and data sheets and takes nothing that is typed, and a reply that only speaks of an attachment asks before it goes', async ({
  page,
}) => {
  const [machine] = await call<Product[]>('GET', '/products?search=Linde H30D')
  const { id } = await addInquiry('Frieda Lager', 5, { productIds: [machine?.id] })
  const name = `Probe ${id}`
  const template = await call('POST', '/message-templates', {
    name,
    subject: 'Zu {{nummer}}',
    text: '{{anrede}},\n\nwir melden uns.',
  })
  const mails = mailServer.mails.length
  await openToday(page)
  await press(page, 'Frieda Lager', 'Antworten')
  const text = page.getByLabel('Antwort', { exact: true })
  const choice = page.getByLabel('Vorlage')
  const sheet = page.getByRole('checkbox', { name: machine?.title })
  await choice.selectOption('Maschine ist verfügbar')
  await expect(text).toHaveValue(/im Anhang/)
  await expect(sheet).toBeChecked()
  await choice.selectOption('Nachfassen')
  await expect(text).toHaveValue(/vor einigen Tagen/)
  await expect(sheet).not.toBeChecked()
  await choice.selectOption(name)
  await expect(text).toHaveValue('Guten Tag Frieda Lager,\n\nwir melden uns.')
  await expect(page.getByLabel('Betreff')).toHaveValue(/^Zu A-/)
  await text.fill('Eigenes')
  await choice.selectOption('Ohne Vorlage')
  await choice.selectOption(name)
  await expect(text).toHaveValue('Eigenes\n\nWir melden uns.')

  await text.fill('Das Datenblatt finden Sie im Anhang.')
  await text.press('Control+Enter')
  const question = page.getByRole('dialog', { name: 'Ohne Anhang senden?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(question).toHaveCount(0)
  expect(mailServer.mails).toHaveLength(mails)
  await expect(text).toHaveValue('Das Datenblatt finden Sie im Anhang.')
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await question.getByRole('button', { name: 'Ohne Anhang senden' }).click()
  await expect(nameOf(page, 'Frieda Lager')).toHaveCount(0)
  await mailServer.hasReceived(mails + 1)
  await call('DELETE', `/message-templates/${template.id}`)
})
