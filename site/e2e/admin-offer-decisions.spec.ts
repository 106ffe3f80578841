import type { Page } from '@playwright/test'
import type { Offer } from '../../shared/offers/offer.ts'
import type { Product } from '../../shared/product/product.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailedSite } from './mailed-site.ts'

const CUSTOMER = 'einkauf@werft.example'

const { at, call, mailServer, open } = mailedSite()

test.beforeAll(async () => {
  await call('PUT', '/settings', {
    legal: {
      managingDirector: 'Petra Probe',
      registerCourt: 'Amtsgericht Hamburg',
      registerNumber: 'HRB 1234',
      vatId: '',
      editor: '',
    },
  })
})
test.beforeEach(() => {
  mailServer.mails.length = 0
})

/** The draft of an offer to somebody who has called, about a machine of the demo stock. */
async function begin(name: string, machine: string): Promise<Offer> {
  const [product] = await call<Product[]>('GET', `/products?search=${machine}`)
  const inquiry = await call('POST', '/contact/manual', {
    source: 'phone',
    name,
    email: CUSTOMER,
    productIds: [product?.id],
  })
  return call('POST', `/contact/${inquiry.id}/offers`)
}

const state = (page: Page) => page.getByRole('region', { name: 'Stand' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** What the customer got last. */
async function newestMail(count: number) {
  await mailServer.hasReceived(count)
  return mailServer.mails.filter(({ to }) => to.includes(CUSTOMER)).at(-1)
}

/** What a customer's page sends; journeys of its own fill it in. */
async function submit(path: string, form: Record<string, string>) {
  const body = new URLSearchParams(form)
  const headers = { Origin: 'null' }
  const answer = await fetch(at(path), { method: 'POST', headers, body, redirect: 'manual' })
  expect(answer.status).toBeLessThan(400)
}
const ACCEPTS = { action: 'accept', name: 'Werner Werft', business: 'ja', terms: 'ja' }

/** Orders on the customer's page, as far as a form can be filled in. */
async function order(page: Page, path: string) {
  await page.goto(at(path))
  await page.getByLabel('Ihr Name').fill('Werner Werft')
  await page.getByLabel(/als Unternehmer/).check()
  await page.getByLabel(/Geschäftsbedingungen zu/).check()
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click()
  await expect(page.getByText('Ihre Bestellung ist eingegangen')).toBeVisible()
}

test('an offer goes out by mail, is ordered by its link, and confirmed, reopened and refused', async ({
  page,
  visitorPage,
}) => {
  const draft = await begin('Werner Werft', 'Linde H30D')
  await open(page, adminPaths.offer(draft.id))
  await page.getByRole('button', { name: 'Senden …' }).click()
  const sending = dialog(page, 'Angebot senden')
  await expect(sending.getByRole('radio', { name: 'Per E-Mail' })).toBeChecked()
  await expect(sending.getByLabel('Text der E-Mail')).toHaveValue(/^Guten Tag Werner Werft,/)
  await sending.getByLabel('Text der E-Mail').fill('Guten Tag, wie besprochen.')
  await sending.getByRole('button', { name: 'Angebot senden' }).click()
  await expect(state(page).getByText('Gesendet', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const letter = await newestMail(1)
  expect(letter?.text).toContain('wie besprochen')
  expect(letter?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/\.pdf$/),
  ])
  const path = /\/angebot\/[0-9a-f]+/.exec(letter?.text ?? '')?.[0] ?? ''
  await order(visitorPage, path)

  await page.reload()
  await expect(state(page).getByText('wartet auf Ihre Bestätigung')).toBeVisible()
  await page.getByRole('button', { name: 'Bestellung bestätigen' }).click()
  const confirming = dialog(page, 'Bestellung bestätigen?')
  await expectAccessible(page)
  await confirming.getByRole('button', { name: 'Bestellung bestätigen' }).click()
  await expect(state(page).getByText('Angenommen von Werner Werft')).toBeVisible()
  const [product] = await call<Product[]>('GET', '/products?search=Linde H30D')
  expect(product).toMatchObject({ status: 'reserved', reservedFor: draft.inquiryId })
  await visitorPage.reload()
  await expect(visitorPage.getByText('Dieses Angebot ist angenommen')).toBeVisible()

  await page.getByRole('button', { name: 'Annahme aufheben' }).click()
  await dialog(page, 'Annahme aufheben?').getByRole('button', { name: 'Annahme aufheben' }).click()
  await expect(state(page).getByText('Gesendet', { exact: true })).toBeVisible()
  expect(await call('GET', `/products/${product?.id}`)).toMatchObject({ status: 'active' })

  await submit(path, ACCEPTS)
  await page.reload()
  await page.getByRole('button', { name: 'Bestellung ablehnen' }).click()
  const refusing = dialog(page, 'Bestellung ablehnen?')
  await refusing.getByRole('button', { name: 'Ablehnen und mitteilen' }).click()
  await expect(refusing.getByText('Bitte schreiben Sie dem Kunden, warum')).toBeVisible()
  await refusing.getByLabel('Nachricht an den Kunden').fill('Leider ist er heute ausgefallen.')
  await refusing.getByRole('button', { name: 'Ablehnen und mitteilen' }).click()
  await expect(state(page).getByText('Abgelehnt', { exact: true })).toBeVisible()
  await expect
    .poll(() => mailServer.mails.filter(({ to }) => to.includes(CUSTOMER)).at(-1)?.text)
    .toContain('Leider ist er heute ausgefallen.')
  await visitorPage.reload()
  await expect(visitorPage.getByRole('button', { name: 'Kostenpflichtig bestellen' })).toHaveCount(
    0,
  )
})

test('an order is confirmed or refused on its line in Heute', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const [name, machine] of [
    ['Paula Pier', 'UniCarriers TX-16'],
    ['Karl Kai', 'Toyota 8FBET15'],
  ] as const) {
    const { id } = await begin(name, machine)
    const { address } = await call<Offer>('POST', `/offers/${id}/send`, { by: 'hand' })
    await submit(new URL(address ?? '').pathname, ACCEPTS)
  }
  await open(page, adminPaths.today)
  await expect(page.getByRole('heading', { name: 'Bestellung zu bestätigen (2)' })).toBeVisible()
  await expectAccessible(page)
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(line('Paula Pier')).toContainText(/[\d.]+,\d\d\s€ · AN-\d+-\d+/)
  await line('Paula Pier')
    .getByRole('button', { name: /^Bestellung bestätigen/ })
    .click()
  const confirming = dialog(page, 'Bestellung bestätigen?')
  await expect(confirming).toContainText(/AN-\d+-\d+, Paula Pier.*: [\d.]+,\d\d\s€/)
  await confirming.getByRole('button', { name: 'Bestellung bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Bestellung zu bestätigen (1)' })).toBeVisible()
  await line('Karl Kai')
    .getByRole('button', { name: /^Bestellung ablehnen/ })
    .click()
  const refusing = dialog(page, 'Bestellung ablehnen?')
  await refusing.getByLabel('Nachricht an den Kunden').fill('Leider ist sie verkauft.')
  await refusing.getByRole('button', { name: 'Ablehnen und mitteilen' }).click()
  await expect(page.getByRole('heading', { name: /^Bestellung zu bestätigen/ })).toHaveCount(0)
  await expect
    .poll(() => mailServer.mails.filter(({ to }) => to.includes(CUSTOMER)).at(-1)?.text)
    .toContain('Leider ist sie verkauft.')
})

test('an open offer notices what its customer asks and orders, and keeps what is typed there', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { id, inquiryId } = await begin('Quirin Quai', 'Still RX 20')
  const { address } = await call<{ address: string }>('POST', `/offers/${id}/send`, {
    by: 'hand',
  })
  const path = new URL(address).pathname
  await page.clock.install()
  await open(page, adminPaths.offer(id))
  await expect(state(page).getByText('Gesendet', { exact: true })).toBeVisible()
  /** The number at „Heute“ in the menu. */
  const due = async () => {
    const [said = '0'] = await page.getByText(/^\d+ fällig/).allTextContents()
    return Number.parseInt(said, 10)
  }
  await expect.poll(due).toBeGreaterThan(0)
  const before = await due()
  await page.getByRole('button', { name: 'Abgesagt' }).click()
  const declining = dialog(page, 'Hat der Kunde abgesagt?')
  const reason = declining.getByLabel('Grund (freiwillig)')
  await reason.fill('Hat einen anderen gefunden.')

  await submit(path, { action: 'ask', question: 'Ist der Transport dabei?' })
  await page.clock.runFor(31_000)
  await expect(declining.getByText('Ist der Transport dabei?')).toBeVisible()
  await expect(declining.getByText('in „Heute“ unter „Der Kunde hat geschrieben“')).toBeVisible()
  await expect.poll(due).toBe(before + 1)
  await expect(reason).toHaveValue('Hat einen anderen gefunden.')

  await submit(path, ACCEPTS)
  await page.clock.runFor(31_000)
  await expect(reason).toHaveValue('Hat einen anderen gefunden.')
  await declining.getByRole('button', { name: 'Als abgelehnt festhalten' }).click()
  await expect(
    declining.getByRole('alert').filter({ hasText: 'inzwischen bestellt' }),
  ).toBeVisible()
  await declining.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(state(page).getByText('wartet auf Ihre Bestätigung')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Ist der Transport dabei?')).toBeVisible()
  await expect(main.getByText('unter „Bestellung zu bestätigen“')).toBeVisible()
  await expectAccessible(page)

  await call('POST', `/contact/${inquiryId}/messages`, { kind: 'call', text: 'Er ist dabei.' })
  await page.clock.runFor(31_000)
  await expect(main.getByText('Ist der Transport dabei?')).toHaveCount(0)
})
