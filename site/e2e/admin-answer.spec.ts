import type { Locator, Page } from '@playwright/test'
import type { Inquiry } from '../../shared/inquiries/inquiry.ts'
import { expect, test } from './fixtures.ts'
import { mailedSite } from './mailed-site.ts'
import { goWithin } from './within-administration.ts'

const { call, mailServer, open } = mailedSite()

const QUESTION = `Guten Tag,

wir suchen für unser neues Lager in Hamburg zum Jahresanfang einen Elektrostapler mit etwa 2,5 t Tragkraft. Ist die
Maschine noch da, und könnten Sie sie bis Mitte Januar liefern? Wir würden gern einen alten Diesel in Zahlung geben.

Mit freundlichen Grüßen
Sabine Berg`

test.beforeEach(async () => {
  for (const { id } of await call<Inquiry[]>('GET', '/contact?limit=100'))
    await call('DELETE', `/contact/${id}`)
})

/** A customer whose next step is due. */
const addInquiry = (name: string, message: string) =>
  call('POST', '/contact/manual', {
    source: 'phone',
    name,
    company: 'Berg Lagertechnik GmbH & Co. KG',
    phone: '040 123456',
    email: `${name.replaceAll(' ', '.').toLowerCase()}@firma.example`,
    message,
    productIds: [5],
    nextStep: { at: new Date(Date.now() - 86_400_000).toISOString(), text: 'Melden' },
  })

async function openList(page: Page, path: string, width = 1440, height = 900) {
  await page.setViewportSize({ width, height })
  await open(page, path)
  if (path.endsWith('heute')) await page.getByRole('button', { name: 'Alle', exact: true }).click()
}

/** Where a conversation is opened; beside the list of inquiries there is less in its way. */
const PLACES = ['/admin/heute', '/admin/inquiries']
const tagOf = (path: string) => (path === '/admin/heute' ? [] : '@nightly')

const lineOf = (page: Page, name: string) => page.locator('[data-line]').filter({ hasText: name })

const answer = (page: Page) => page.getByLabel('Antwort', { exact: true })

/** How much of it is in sight, also of what is cut off by what it scrolls in: 1 for all. */
const expectInSight = (part: Locator, ratio = 1) => expect(part).toBeInViewport({ ratio })

for (const path of PLACES)
  for (const [length, message, tag] of [
    ['long', Array(9).fill(QUESTION).join('\n\n'), tagOf(path)],
    ['usual', QUESTION, '@nightly'],
  ] as const)
    test(`a question of ${length} length, its answer and what sends that are on one screen (${path})`, {
      tag,
    }, async ({ page }) => {
      await addInquiry('Sabine Berg', message)
      await openList(page, path)
      await page.getByRole('button', { name: 'Sabine Berg', exact: true }).click()
      const talk = page.getByRole('list', { name: 'Verlauf' })
      await expectInSight(talk.getByText('Anfrage, Telefon'))
      await expectInSight(talk)
      await expectInSight(page.getByLabel('Anrede'))
      await expectInSight(answer(page))
      await expectInSight(page.getByLabel('Grußformel'))
      await expectInSight(page.getByRole('button', { name: 'Antwort senden' }))
      // The rest is read in its own place.
      await talk.focus()
      await page.keyboard.press('End')
      await expectInSight(talk.getByText('Von Hand eingetragen'))
      await expectInSight(page.getByRole('button', { name: 'Antwort senden' }))
    })

for (const path of PLACES)
  test(`in a low window a conversation is cut off in no place of its own (${path})`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await addInquiry('Sabine Berg', Array(9).fill(QUESTION).join('\n\n'))
    await openList(page, path, 1440, 700)
    await page.getByRole('button', { name: 'Sabine Berg', exact: true }).click()
    const talk = page.getByRole('list', { name: 'Verlauf' })
    await expect(talk).toBeVisible()
    expect(await talk.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
    await answer(page).focus()
    await expectInSight(answer(page))
    await expectInSight(page.getByRole('button', { name: 'Antwort senden' }))
  })

test('a conversation that waits for no answer opens at what was said last', async ({ page }) => {
  const { id } = await addInquiry('Sabine Berg', Array(9).fill(QUESTION).join('\n\n'))
  await call('POST', `/contact/${id}/messages`, {
    kind: 'call',
    text: 'Sie meldet sich im Januar.',
  })
  await openList(page, '/admin/inquiries')
  await page.getByRole('button', { name: 'Sabine Berg', exact: true }).click()
  const talk = page.getByRole('list', { name: 'Verlauf' })
  await expectInSight(talk.getByText('Sie meldet sich im Januar.'))
  await expectInSight(talk.getByRole('listitem').last(), 0.9)
})

test('a reply goes out with a greeting and a closing formula, which can be changed, and has neither twice', async ({
  page,
}) => {
  await addInquiry('Sabine Berg', QUESTION)
  await openList(page, '/admin/heute')
  const text = () => mailServer.mails.at(-1)?.text
  const send = async (words: string) => {
    const mails = mailServer.mails.length
    await answer(page).fill(words)
    await page.keyboard.press('Control+Enter')
    await mailServer.hasReceived(mails + 1)
  }
  const line = page.getByRole('button', { name: 'Sabine Berg', exact: true })
  await line.click()
  await send('Ja, sie ist noch da.')
  expect(text()).toMatch(
    /^Guten Tag Sabine Berg,\n\nJa, sie ist noch da\.\n\nMit freundlichen Grüßen\n\n/,
  )

  await expect(page.getByText('Für heute ist alles getan.')).toBeVisible()
  await openList(page, '/admin/inquiries')
  await line.click()
  await page.getByLabel('Anrede').fill('Moin Frau Berg,')
  await page.getByLabel('Grußformel').fill('Bis Dienstag')
  await send('Gern um zehn.')
  expect(text()).toMatch(/^Moin Frau Berg,\n\nGern um zehn\.\n\nBis Dienstag\n\n/)

  await answer(page).fill('Hallo Frau Berg,\n\nbis dann!\n\nViele Grüße\nEva')
  await expect(page.getByLabel('Anrede')).toBeDisabled()
  await expect(page.getByLabel('Anrede')).toHaveAttribute('placeholder', 'Anrede steht im Text')
  await expect(page.getByLabel('Grußformel')).toBeDisabled()
  await send('Hallo Frau Berg,\n\nbis dann!\n\nViele Grüße\nEva')
  expect(text()).toMatch(/^Hallo Frau Berg,\n\nbis dann!\n\nViele Grüße\nEva\n\n/)
})

for (const [width, tag] of [
  [1440, undefined],
  [390, '@nightly'],
] as const)
  test(`what the key that answers needs is loaded once one begins to work at ${width} px`, {
    tag,
  }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await addInquiry('Sabine Berg', QUESTION)
    await openList(page, '/admin/heute', width)
    await lineOf(page, 'Sabine Berg').waitFor()
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => ['InquiryFrames', 'AnswerAlone', 'LinePanel'].filter(isMissingIn(scripts)))
      .toEqual([])
    await page.waitForLoadState('networkidle')
    scripts.length = 0
    await page.keyboard.press('a')
    await expect(answer(page)).toBeFocused()
    expect(scripts).toEqual([])
  })

const isMissingIn = (scripts: string[]) => (part: string) =>
  !scripts.some((address) => address.includes(`/${part}.`))

/** The boxes of all words of a line, cut as they are shown, that a button of it stands on. */
const coveredWords = (line: Locator) =>
  line.evaluate((line) => {
    const buttons = [...line.querySelectorAll('.line > * button, .line > * a, .line > button')]
      .filter((button) => !button.closest('.who, .said'))
      .map((button) => button.getBoundingClientRect())
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const cell = node.parentElement
      if (!cell || cell.closest('button:not(.who *), a:not(.said *)')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const word = range.getBoundingClientRect()
      const seen = cell.getBoundingClientRect()
      const right = Math.min(word.right, seen.right)
      const isUnder = (button: DOMRect) =>
        button.left < right - 1 &&
        button.right > word.left + 1 &&
        button.top < word.bottom - 1 &&
        button.bottom > word.top + 1
      if (word.width > 0 && buttons.some(isUnder)) covered.push(node.textContent ?? '')
    }
    return covered
  })

/** How much of the end of a line its words leave empty, in px. */
const unusedEnd = (line: Locator) =>
  line.evaluate((line) => {
    const ends = [...line.querySelectorAll('.line > p')].map((p) => p.getBoundingClientRect().right)
    return line.getBoundingClientRect().right - Math.max(...ends)
  })

for (const [width, tag] of [
  [1440, undefined],
  [390, '@nightly'],
  [768, '@nightly'],
] as const)
  test(`the buttons of a line stand on no word at ${width} px`, { tag }, async ({ page }) => {
    await addInquiry('Sabine Berg', QUESTION)
    await openList(page, '/admin/heute', width)
    const line = lineOf(page, 'Sabine Berg')
    if (width === 1440) expect(await unusedEnd(line)).toBeLessThan(24)
    await line.hover()
    const unfold = line.getByRole('button', { name: 'Was tun: Sabine Berg' })
    if (await unfold.isVisible()) await unfold.click()
    await expect(line.getByRole('button', { name: 'Antworten: Sabine Berg' })).toBeVisible()
    expect(await coveredWords(line)).toEqual([])
    if (width === 1440) {
      // Beside what is opened there is less room.
      await line.getByRole('button', { name: 'Sabine Berg', exact: true }).click()
      await expect(answer(page)).toBeVisible()
      await expect(line.getByRole('button', { name: 'Später: Sabine Berg' })).toBeVisible()
      expect(await coveredWords(line)).toEqual([])
      expect(await unusedEnd(line)).toBeLessThan(24)
    }
    await openList(page, '/admin/inquiries', width)
    await line.hover()
    expect(await coveredWords(line)).toEqual([])
  })

test('a key on a line begins its offer, and goes on with the one that is begun', async ({
  page,
}) => {
  const { id } = await addInquiry('Sabine Berg', QUESTION)
  const drafts = () => call<{ id: number }[]>('GET', `/offers?inquiry=${id}`)
  await openList(page, '/admin/heute')
  for (const path of ['/admin/inquiries', '/admin/heute']) {
    await goWithin(page, path)
    await lineOf(page, 'Sabine Berg').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('o')
    await expect(page.getByRole('region', { name: 'Positionen' })).toBeVisible()
    const [draft, ...others] = await drafts()
    expect(others).toEqual([])
    expect(page.url()).toContain(`/offers/${draft?.id}/edit`)
  }
})

test('winning names what comes next and sets it, unless nothing is left to do', async ({
  page,
}) => {
  const sabine = await addInquiry('Sabine Berg', QUESTION)
  const theo = await addInquiry('Theo Halle', 'Ist der Stapler noch da?')
  await openList(page, '/admin/heute')
  const stepOf = async ({ id }: { id: number }) => {
    const { stage, nextStep } = await call<Inquiry>('GET', `/contact/${id}`)
    return [stage, nextStep?.text]
  }
  const win = async (name: string, button: string) => {
    await lineOf(page, name).hover()
    await page.getByRole('button', { name: `Gewonnen: ${name}` }).click()
    const panel = page.getByRole('group', { name: `Gewonnen: ${name}` })
    await expect(panel).toContainText(/Als Nächstes steht dann an: Übergabe vorbereiten, /)
    await panel.getByRole('button', { name: button }).click()
    await expect(lineOf(page, name)).toHaveCount(0)
  }
  await win('Sabine Berg', 'Als gewonnen abschließen')
  await expect(page.getByText(/„Gewonnen“: Sabine Berg\. Als Nächstes: Übergabe/)).toBeVisible()
  expect(await stepOf(sabine)).toEqual(['won', 'Übergabe vorbereiten'])
  await win('Theo Halle', 'Gewonnen, nichts mehr zu tun')
  expect(await stepOf(theo)).toEqual(['won', undefined])
})
