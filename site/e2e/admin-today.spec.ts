import type { Locator, Page } from '@playwright/test'
import { tokenIn } from '../../api/tests/accounts.ts'
import type { InvitedUser } from '../../shared/accounts/user.ts'
import type { Settings } from '../../shared/dealer/settings.ts'
import type { Inquiry } from '../../shared/inquiries/inquiry.ts'
import type { Product } from '../../shared/product/product.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { bringSession, expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { mailedSite } from './mailed-site.ts'
import { goWithin } from './within-administration.ts'

const { at, call, mailServer, open } = mailedSite()

test.beforeAll(async () => {
  // Whatever the time of day, no promise ends today.
  const { hours } = await call<Settings>('GET', '/settings')
  await call('PUT', '/settings', { hours: { ...hours, replyHours: 240 } })
})

// The demo dealer's inquiries and those of the journey before.
test.beforeEach(async () => {
  for (const { id } of await call<Inquiry[]>('GET', '/contact?limit=100'))
    await call('DELETE', `/contact/${id}`)
})

/** Somebody who has called, and whose next step was due so many hours ago. */
const addInquiry = (name: string, hours: number, changes: object = {}) =>
  call('POST', '/contact/manual', {
    source: 'phone',
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@firma.example`,
    phone: '040 66969-105',
    message: 'Ist der Stapler noch da?',
    nextStep: { at: new Date(Date.now() - hours * 3_600_000).toISOString(), text: 'Melden' },
    ...changes,
  })

async function openToday(page: Page) {
  await open(page, '/admin/heute')
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
}

const nameOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const lineOf = (page: Page, name: string) => page.locator('li[data-line]').filter({ hasText: name })

/** What can be done about a line shows where the pointer is. */
async function press(page: Page, name: string, label: string) {
  await lineOf(page, name).hover()
  await page.getByRole('button', { name: `${label}: ${name}`, exact: true }).click()
}

/** The element with this text is where the next key goes. */
const expectFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text)

/** The keyboard rests on the line of this customer: an arrow leads from there to what opens it. */
const expectRest = (page: Page, name: string) => expect(lineOf(page, name)).toBeFocused()

/** Opens what a key opens below a line, and goes into it. */
async function enterPanel(page: Page, key: string, panel: string) {
  await page.keyboard.press(key)
  await expect(page.getByRole('group', { name: panel })).toBeFocused()
  await page.keyboard.press('ArrowDown')
}

const expectRadioFocus = (page: Page, value: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(value)

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

  await page.keyboard.press('e')
  await expect(page.getByText(/^Erledigt\. Nachfassen .+ Uhr: Frieda Lager$/)).toBeVisible()
  await expectRest(page, 'Theo Halle')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectFocus(page, 'Frieda Lager')

  await enterPanel(page, 'v', 'Verloren: Frieda Lager')
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expectRest(page, 'Theo Halle')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectFocus(page, 'Frieda Lager')
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
  await page.getByRole('button', { name: 'Als gewonnen abschließen' }).click()
  await expectRest(page, 'Theo Halle')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectFocus(page, 'Frieda Lager')
  const [, afterWon] = await call<Inquiry[]>('GET', '/contact')
  expect(afterWon?.stage).toBe('new')
  expect(afterWon?.nextStep?.text).toBe('Melden')
})

test('the enquiry beside the list is left in every way, goes along with the arrows and the answers, and is deleted in place', async ({
  page,
}) => {
  for (const [index, name] of ['Frieda Lager', 'Theo Halle', 'Paula Werft'].entries())
    await addInquiry(name, 5 - index)
  await openToday(page)
  const pane = page.getByRole('complementary', { name: /^Anfrage A-/ })
  const beside = (name: string) => pane.getByRole('heading', { name, exact: true })
  const isLeft = async () => {
    await expect(pane).toHaveCount(0)
    await expectFocus(page, 'Frieda Lager')
  }
  await nameOf(page, 'Frieda Lager').click()
  await expect(beside('Frieda Lager')).toBeVisible()
  await expect(pane).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await isLeft()
  await page.keyboard.press('Enter')
  await expect(beside('Frieda Lager')).toBeVisible()
  await page.goBack()
  await isLeft()
  await page.keyboard.press('Enter')
  await expect(beside('Frieda Lager')).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await expect(beside('Theo Halle')).toBeVisible()
  await expectFocus(page, 'Theo Halle')
  await page.keyboard.press('a')
  const text = page.getByLabel('Antwort', { exact: true })
  await expect(text).toBeFocused()
  await page.keyboard.type('Er ist noch da.')
  await page.keyboard.press('Escape')
  await expectFocus(page, 'Theo Halle')
  await page.keyboard.press('a')
  await expect(text).toHaveValue('Er ist noch da.')
  await page.keyboard.press('Control+Enter')
  await expect(beside('Paula Werft')).toBeVisible()
  await expectRest(page, 'Paula Werft')

  await page.reload()
  await expect(beside('Paula Werft')).toBeVisible()
  await pane.getByRole('button', { name: /^Anfrage A-.* löschen$/ }).click()
  await expect(page.getByText('Die Anfrage von Paula Werft wird')).toBeVisible()
  await page.getByRole('button', { name: 'Löschen', exact: true }).last().click()
  await expect(page.getByText(/^Anfrage A-.* endgültig gelöscht$/)).toBeVisible()
  await expect(pane).toHaveCount(0)
  await expect(nameOf(page, 'Paula Werft')).toHaveCount(0)
  await expect(nameOf(page, 'Frieda Lager')).toBeVisible()
  expect(await call('GET', '/contact')).toHaveLength(2)
})

test('a press anywhere on a line opens it, and what was said on it is marked without that', async ({
  page,
}) => {
  await addInquiry('Frieda Lager', 5)
  await openToday(page)
  const said = lineOf(page, 'Frieda Lager').getByText('Ist der Stapler noch da?')
  const { x, y, height } = (await said.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
  await expect(page).not.toHaveURL(/anfrage=/)
  await page.evaluate(() => getSelection()?.empty())
  await said.click()
  await expect(page.getByRole('complementary', { name: /^Anfrage A-/ })).toBeVisible()
  await expectFocus(page, 'Frieda Lager')
})

/** How many lines one sees whole without scrolling. */
const linesInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-line]')].filter((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }).length,
  )

test('nine lines stand on the first screen of a desk, four on a phone, each opens at what its customer wrote last, and what is new is folded for good', async ({
  page,
}) => {
  const later = { nextStep: { at: '2099-01-05T08:00:00.000Z', text: 'Anrufen' } }
  const { id } = await addInquiry('Kundin 3', 3)
  for (let count = 1; count <= 2; count++) await addInquiry(`Kundin ${count}`, count)
  for (let count = 1; count <= 8; count++)
    await call('POST', '/contact', {
      name: `Neu ${count}`,
      email: `neu${count}@firma.example`,
      message: 'Ist der Stapler noch zu haben?',
    })
  await addInquiry('Nicht heute', 0, later)
  const desk = { width: 1440, height: 900 }
  await page.setViewportSize(desk)
  await openToday(page)
  await expect(nameOf(page, 'Neu 8')).toBeVisible()
  expect(await linesInView(page)).toBeGreaterThanOrEqual(9)
  await expect(page.getByText('Mit der Tastatur:')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await linesInView(page)).toBeGreaterThanOrEqual(4)

  const long = Array.from({ length: 60 }, (_, line) => `Zeile ${line}`).join('\n')
  for (const text of [long, 'Geht es bis Freitag?'])
    await call('POST', `/contact/${id}/messages`, { kind: 'received', text })
  const last = page.getByRole('list', { name: 'Verlauf' }).getByText('Geht es bis Freitag?')
  const expectLast = async () => {
    await expect(last).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  const leave = async () => {
    await page.keyboard.press('Escape')
    await expect(last).toHaveCount(0)
  }
  await nameOf(page, 'Kundin 3').click()
  await expectLast()
  // As when a tablet is turned: what lay over the list stands beside it.
  await page.setViewportSize(desk)
  await expect(page.getByRole('complementary')).toContainText('Kundin 3')
  await expectLast()
  await leave()
  await nameOf(page, 'Kundin 3').click()
  await expectLast()
  await leave()

  const fresh = page.getByRole('button', { name: 'Neu eingegangen (8)' })
  await fresh.click()
  await expect(nameOf(page, 'Neu 8')).toHaveCount(0)
  await page.reload()
  await expect(nameOf(page, 'Kundin 1')).toBeVisible()
  await expect(fresh).toHaveAttribute('aria-expanded', 'false')
  await fresh.click()
  await expect(nameOf(page, 'Neu 8')).toBeVisible()
})

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

test('an answer below a line whose inquiry is gone by then says so, and stays to be copied', async ({
  page,
  expectedErrors,
}) => {
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
  await expect(text).toHaveValue('Eigenes\n\nGuten Tag Frieda Lager,\n\nwir melden uns.')

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

/** Each is large enough for a thumb. */
async function expectTargets(targets: Locator) {
  expect(await targets.count()).toBeGreaterThan(0)
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44)
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('what can be done about the last line above the bar comes into view', async ({ page }) => {
    for (let number = 1; number <= 9; number++) await addInquiry(`Kundin ${number}`, 5)
    await openToday(page)
    const line = page.getByRole('listitem').filter({ hasText: 'Kundin 8' })
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' })
    const hidden = async () => {
      const ofLine = await line.boundingBox()
      const ofBar = await bar.boundingBox()
      return Math.round((ofLine?.y ?? 0) + (ofLine?.height ?? 0) - (ofBar?.y ?? 0))
    }
    await page.evaluate((by) => window.scrollBy(0, by), await hidden())
    await expect.poll(hidden).toBeCloseTo(0)
    await line.getByRole('button', { name: /^Was tun/ }).tap()
    await expect(line.getByRole('button', { name: /^Antworten/ })).toBeVisible()
    await expect.poll(hidden).toBeCloseTo(0)
  })

  test('everything fits the screen and the thumb, and a draft survives a reload', async ({
    page,
  }) => {
    await addInquiry('Adelheid von Hohenstein-Langenscheidt', 5, {
      company: 'Holzbau Hohenstein Zimmerei und Tischlerei GmbH',
    })
    await openToday(page)
    const line = page.getByRole('listitem').filter({ hasText: 'Adelheid' })
    const menu = line.getByRole('button', { name: /^Was tun/ })
    await menu.tap()
    await expect(line.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute(
      'href',
      'tel:+494066969105',
    )
    await expectToFit(page)
    await expectTargets(line.locator('a, button:not(.who *)'))
    await expectTargets(line.locator('.line'))
    await line.getByRole('button', { name: /^Antworten/ }).tap()
    await page.getByLabel('Antwort', { exact: true }).fill('Ich rufe Sie an.')
    await expectToFit(page)
    await expectAccessible(page)
    await expectTargets(line.locator('label:has(input)'))
    await page.reload()
    await menu.tap()
    await line.getByRole('button', { name: /^Antworten/ }).tap()
    await expect(page.getByLabel('Antwort', { exact: true })).toHaveValue('Ich rufe Sie an.')
    await page.setViewportSize({ width: NARROWEST, height: 740 })
    await expectToFit(page)
  })
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
