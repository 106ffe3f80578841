import { tokenIn } from '../../api/tests/accounts.ts'
import type { InvitedUser } from '../../shared/accounts/user.ts'
import type { Inquiry } from '../../shared/inquiries/inquiry.ts'
import type { Product } from '../../shared/product/product.ts'
import { bringSession, expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import {
  enterPanel,
  expectFocus,
  expectRadioFocus,
  expectRest,
  nameOf,
  todaySite,
} from './today-site.ts'
import { goWithin } from './within-administration.ts'

const { addInquiry, at, call, mailServer, openToday } = todaySite()

test('a list that could not be loaded comes back, shows within seconds what comes in, and names spam until it was looked at', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await call('GET', '/contact?spam=true')
  await addInquiry('Frieda Lager', 5)
  // What a robot fills in is sorted out by itself; what somebody sorts out is no news to them.
  for (const [name, email] of [
    ['Paula Werft', 'paula@firma.example'],
    ['Karl Kai', 'karl@firma.example'],
  ])
    await call('POST', '/contact', {
      name,
      email,
      message: 'Ist der Stapler noch da?',
      website: 'https://spam.example',
    })
  const own = await addInquiry('Sofie Selbst', 1)
  await call('PUT', `/contact/${own.id}`, { spam: true })
  const reconnect = await cutOff(page, '**/api/today*')
  await openToday(page)
  await expect(page.getByText(/^Keine Verbindung zum Server/).first()).toBeVisible()
  reconnect()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(nameOf(page, 'Frieda Lager')).toBeVisible()

  await expect(page.getByText('wurden 2 Anfragen als Spam aussortiert')).toBeVisible()
  await page.getByRole('link', { name: 'Spam ansehen' }).click()
  await expect(page.getByText('Paula Werft')).toBeVisible()
  await page.goBack()
  await expect(nameOf(page, 'Frieda Lager')).toBeVisible()
  await expect(page.getByText('als Spam aussortiert')).toHaveCount(0)

  await addInquiry('Anke Neu', 1)
  // Sooner than the list is loaded anew anyway.
  await expect(nameOf(page, 'Anke Neu')).toBeVisible({ timeout: 10_000 })
})

test('the work of a morning is done by keyboard alone, with a data sheet to the one who asked', {
  tag: '@everyday',
}, async ({ page }) => {
  const [machine] = await call<Product[]>('GET', '/products?search=Linde H30D')
  await addInquiry('Frieda Lager', 5, { productIds: [machine?.id] })
  await addInquiry('Theo Halle', 4)
  await addInquiry('Paula Werft', 3)
  await addInquiry('Karl Kai', 2)
  const mails = mailServer.mails.length
  await openToday(page)
  await expect(page.getByRole('link', { name: '4 fällig, Heute' })).toBeVisible()
  const keys = page.keyboard

  await expect(nameOf(page, 'Frieda Lager')).toBeVisible()
  await page.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(nameOf(page, 'Frieda Lager')).toBeVisible()
  await keys.press('ArrowDown')
  await expectFocus(page, 'Frieda Lager')
  await keys.press('a')
  await expect(page.getByLabel('Antwort', { exact: true })).toBeFocused()
  await keys.type('Guten Tag, er ist noch da. Anbei das Datenblatt.')
  await keys.press('Tab')
  await expect(page.getByLabel('Grußformel')).toBeFocused()
  await keys.press('Tab')
  await keys.press('Space')
  await expect(page.getByRole('checkbox', { name: machine?.title })).toBeChecked()
  await keys.press('Control+Enter')
  await expectRest(page, 'Theo Halle')
  await expect(nameOf(page, 'Frieda Lager')).toHaveCount(0)
  await mailServer.hasReceived(mails + 1)
  const mail = mailServer.mails.at(-1)
  expect(mail?.to).toEqual(['frieda@firma.example'])
  expect(mail?.headers.subject).toMatch(/^Ihre Anfrage A-/)
  expect(mail?.text).toContain('er ist noch da. Anbei das Datenblatt.')
  expect(mail?.attachments).toHaveLength(1)
  expect(mail?.attachments[0]?.filename).toMatch(/\.pdf$/)
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')

  await keys.press('ArrowDown')
  await enterPanel(page, 's', 'Später: Theo Halle')
  await expectRadioFocus(page, 'tomorrow')
  await keys.press('ArrowDown')
  await keys.press('Control+Enter')
  await expectRest(page, 'Paula Werft')

  await keys.press('ArrowDown')
  await enterPanel(page, 'v', 'Verloren: Paula Werft')
  await expectRadioFocus(page, 'price')
  await keys.press('Escape')
  await expectFocus(page, 'Paula Werft')
  await enterPanel(page, 'v', 'Verloren: Paula Werft')
  await keys.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'woanders gekauft' })).toBeChecked()
  await keys.press('Tab')
  await keys.type('Bei der')
  await keys.press('Escape')
  await expectFocus(page, 'Paula Werft')
  await enterPanel(page, 'v', 'Verloren: Paula Werft')
  await expectRadioFocus(page, 'elsewhere')
  await keys.press('Tab')
  await keys.press('End')
  await keys.type(' Konkurrenz')
  await expect(page.getByLabel(/^Erläuterung/)).toHaveValue('Bei der Konkurrenz')
  await keys.press('Control+Enter')
  await expectRest(page, 'Karl Kai')

  await keys.press('ArrowDown')
  await enterPanel(page, 'g', 'Gewonnen: Karl Kai')
  await expectFocus(page, 'Als gewonnen abschließen')
  await keys.press('Enter')
  await expectFocus(page, 'Für heute ist alles getan.')
  await expect(page.getByText(/^Als Nächstes .*(Theo Halle|Frieda Lager)/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Heute', exact: true })).toBeVisible()

  const stages = await call<Inquiry[]>('GET', '/contact?sort=createdAt&order=asc')
  expect(stages.map(({ stage }) => stage)).toEqual(['contacted', 'new', 'lost', 'won'])
})

test('what is put off, ticked off, lost or won says where it went, and comes back by one press', {
  tag: '@everyday',
}, async ({ page }) => {
  await addInquiry('Frieda Lager', 5)
  await addInquiry('Theo Halle', 4)
  await openToday(page)
  await expect(nameOf(page, 'Frieda Lager')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await enterPanel(page, 's', 'Später: Frieda Lager')
  await page.getByRole('radio', { name: /^In einer Stunde/ }).check()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Auf .+ Uhr verschoben: Frieda Lager$/)).toBeVisible()
  await expectRest(page, 'Theo Halle')
  await expect(nameOf(page, 'Frieda Lager')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectFocus(page, 'Frieda Lager')
  await expect(page.getByText('Zurückgenommen: Frieda Lager')).toBeVisible()

  await page.keyboard.press('e')
  await expect(page.getByText(/^Erledigt\. Nachfassen .+ Uhr: Frieda Lager$/)).toBeVisible()
  await expectRest(page, 'Theo Halle')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectFocus(page, 'Frieda Lager')

  await page.keyboard.press('v')
  await expect(page.getByRole('group', { name: 'Verloren: Frieda Lager' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Erst mit ↓ ins Formular, dann gilt Strg+Enter.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Bitte geben Sie an, warum')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expectRest(page, 'Theo Halle')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectFocus(page, 'Frieda Lager')
  await expect(page.getByText('Zurückgenommen, wieder „Neu“: Frieda Lager')).toBeVisible()
  const [, afterLost] = await call<Inquiry[]>('GET', '/contact')
  expect(afterLost).toMatchObject({ stage: 'new', lostReason: null })
  expect(afterLost?.nextStep?.text).toBe('Melden')
  await page.keyboard.press('v')
  await expect(page.getByRole('radio', { name: 'zu teuer' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expectFocus(page, 'Frieda Lager')
  // It was saved, so that a log-out would lose nothing.
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('.verloren.')),
    ),
  ).toEqual([])

  await page.keyboard.press('g')
  await page.getByRole('button', { name: 'Als gewonnen abschließen' }).dblclick()
  await expectRest(page, 'Theo Halle')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectFocus(page, 'Frieda Lager')
  const [, afterWon] = await call<Inquiry[]>('GET', '/contact')
  expect(afterWon?.stage).toBe('new')
  expect(afterWon?.nextStep?.text).toBe('Melden')
})

test('who keeps the stock sees nothing of it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/403/)
  const colleague = { username: 'Lars', email: 'lars@firma.example', role: 'stock' }
  const { link } = await call<InvitedUser>('POST', '/users', colleague)
  const password = 'roter Hubwagen im Regen'
  await call('POST', '/auth/set-password', { token: tokenIn(link), password })
  const session = await call<{ token: string }>('POST', '/auth/login', {
    username: 'Lars',
    password,
  })
  await bringSession(page, session.token)
  await page.goto(at('/admin'))
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(menu.getByRole('link', { name: 'Produkte' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: /Heute|Anfragen|Angebote|Antwortvorlagen/ }),
  ).toHaveCount(0)
  await goWithin(page, '/admin/heute')
  await expect(page.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible()
})
