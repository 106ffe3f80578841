import type { Page } from '@playwright/test'
import type { Inquiry } from '../../shared/inquiries/inquiry.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { todaySite } from './today-site.ts'

const { call, mailServer, open } = todaySite()

/** Customers whose next step is due, in this order. */
async function addInquiries(...names: string[]) {
  for (const [index, name] of names.entries())
    await call('POST', '/contact/manual', {
      source: 'phone',
      name,
      email: `${name.replaceAll(' ', '.').toLowerCase()}@firma.example`,
      message: 'Ist der Stapler noch da?',
      nextStep: {
        at: new Date(Date.now() - 86_400_000 + index * 60_000).toISOString(),
        text: 'Melden',
      },
    })
}

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function openToday(page: Page, size = DESK) {
  await page.setViewportSize(size)
  await open(page, '/admin/heute')
  await expect(page.getByRole('button', { name: 'Alle', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(page.locator('li[data-line]').first()).toBeVisible()
}

const lineOf = (page: Page, name: string) => page.locator('li[data-line]').filter({ hasText: name })

/** The keyboard is on the line of this customer, or in it. */
const expectLine = (page: Page, name: string) =>
  expect(lineOf(page, name).and(page.locator(':focus-within, :focus'))).toBeVisible()

const box = (page: Page) => page.getByLabel('Antwort', { exact: true })

/** As fast as the browser takes it. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 0 })

const stages = async () => {
  const inquiries = await call<Inquiry[]>('GET', '/contact?limit=100&sort=createdAt&order=asc')
  return inquiries.map(({ stage }) => stage)
}

/** With the letters that mean something on a line, blanks and ends of lines. */
const LETTER =
  'Guten Tag Herr Lager,\n\nVielen Dank, gern sehen wir es uns an. Das ginge am Dienstag.\n\nSchöne Grüße\nEva Gabel'

for (const [width, size] of [
  ['at a desk', DESK],
  ['on a narrow screen', PHONE],
] as const) {
  test(`a letter that is begun right after its key arrives whole ${width}, and what is typed on after it was sent means nothing`, {
    tag: '@everyday',
  }, async ({ page }) => {
    await addInquiries('Frieda Lager', 'Theo Halle')
    const mails = mailServer.mails.length
    await openToday(page, size)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('a')
    await type(page, LETTER)
    await expect(box(page)).toHaveValue(LETTER)
    await page.keyboard.press('Control+Enter')
    await type(page, ' und vielen Dank\nEva\n')
    await expect(lineOf(page, 'Frieda Lager')).toHaveCount(0)
    await expectLine(page, 'Theo Halle')
    await type(page, 'es geht. Vielen Dank, sagt Eva\n')
    const atRest = page.getByRole('status').filter({ hasText: 'Noch nirgends eingetragen' })
    await expect(atRest).toContainText('es geht. Vielen Dank, sagt Eva')
    await mailServer.hasReceived(mails + 1)
    expect(mailServer.mails.at(-1)?.text).toContain('Das ginge am Dienstag.')
    await atRest.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(atRest).toHaveCount(0)

    // The next arrow wakes the letters on the line where the keyboard is.
    await page.keyboard.press('ArrowDown')
    await expectLine(page, 'Theo Halle')
    await page.keyboard.press('a')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    expect(await stages()).toEqual(['contacted', 'new'])
    expect(mailServer.mails).toHaveLength(mails + 1)
  })

  test(`an answer that is sent before its form is there goes out ${width}, without what is typed on`, async ({
    page,
  }) => {
    await addInquiries('Frieda Lager', 'Theo Halle')
    const mails = mailServer.mails.length
    await openToday(page, size)
    const arrive = await delay(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('a')
    await type(page, 'Guten Tag, es geht am Dienstag.')
    await page.keyboard.press('Control+Enter')
    await type(page, 'aGuten Tag Theo Halle, es geht.')
    await expect(page.getByText(/an Frieda Lager wird gesendet, sobald/)).toBeVisible()
    await expect(box(page)).toHaveCount(0)
    arrive()
    await expect(lineOf(page, 'Frieda Lager')).toHaveCount(0)
    await mailServer.hasReceived(mails + 1)
    const [mail] = mailServer.mails.slice(mails)
    expect(mail?.to).toEqual(['frieda.lager@firma.example'])
    expect(mail?.text).toContain('Guten Tag, es geht am Dienstag.')
    expect(mail?.text).not.toContain('Theo')

    await expectLine(page, 'Theo Halle')
    await page.keyboard.type(' Danke')
    await page.getByRole('button', { name: 'Als Antwort an Theo Halle' }).click()
    await expect(box(page)).toHaveValue('Guten Tag Theo Halle, es geht. Danke')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await mailServer.hasReceived(mails + 2)
    expect(mailServer.mails.at(-1)?.to).toEqual(['theo.halle@firma.example'])
    expect(mailServer.mails.at(-1)?.text).toContain('Guten Tag Theo Halle, es geht. Danke')
  })

  test(`from the middle of the list it goes on with the next line ${width}, however early an arrow is pressed`, async ({
    page,
  }) => {
    const names = [
      'Frieda Lager',
      'Theo Halle',
      'Paula Werft',
      'Olga Kai',
      'Nils Dock',
      'Jan Speicher',
    ]
    await addInquiries(...names)
    await openToday(page, size)
    for (const _ of ['Frieda Lager', 'Theo Halle']) await page.keyboard.press('ArrowDown')
    for (const [name, next] of [
      ['Theo Halle', 'Paula Werft'],
      ['Paula Werft', 'Olga Kai'],
      ['Olga Kai', 'Nils Dock'],
    ] as const) {
      await expectLine(page, name)
      await page.keyboard.press('a')
      await type(page, `Guten Tag ${name}`)
      await expect(box(page)).toHaveValue(`Guten Tag ${name}`)
      await page.keyboard.press('Control+Enter')
      await page.keyboard.press('ArrowDown')
      await type(page, 'a')
      await type(page, 'Guten Tag, es geht')
      await expect(lineOf(page, name)).toHaveCount(0)
      await expect(lineOf(page, next).and(page.locator(':focus'))).toBeVisible()
      await page.getByRole('button', { name: `Als Antwort an ${next}` }).waitFor()
      await page.getByRole('button', { name: 'Verwerfen', exact: true }).click()
    }
    expect(await stages()).toEqual(['new', 'contacted', 'contacted', 'contacted', 'new', 'new'])
  })

  test(`twenty answers are written in a row ${width} as fast as one types`, async ({ page }) => {
    const names = Array.from({ length: 20 }, (_, index) => `Kundin ${index + 10}`)
    await addInquiries(...names)
    const mails = mailServer.mails.length
    await openToday(page, size)
    for (const [index, name] of names.entries()) {
      await expect(lineOf(page, name)).toBeVisible()
      // Until the list has moved on, keys mean nothing.
      if (index > 0) await expectLine(page, name)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('a')
      await type(page, `Guten Tag ${name}, vielen Dank, es geht gern.\nSchöne Grüße`)
      await expect(box(page)).toHaveValue(/Grüße$/)
      await page.keyboard.press('Control+Enter')
      await expect(lineOf(page, name)).toHaveCount(0)
    }
    await mailServer.hasReceived(mails + 20)
    const sent = mailServer.mails.slice(mails).map(({ to, text }) => [to[0], text])
    for (const name of names) {
      const address = `${name.replaceAll(' ', '.').toLowerCase()}@firma.example`
      const own = sent.filter(([to]) => to === address)
      expect(own).toHaveLength(1)
      expect(own[0]?.[1]).toContain(`Guten Tag ${name}, vielen Dank, es geht gern.`)
    }
    expect(await stages()).toEqual(Array(20).fill('contacted'))
  })

  test(`what is typed ${width} while the answer is still being loaded stands in it, also when it is left before`, async ({
    page,
  }) => {
    await addInquiries('Frieda Lager', 'Theo Halle')
    await openToday(page, size)
    const arrive = await delay(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('a')
    await type(page, 'Guten Tag, es')
    await page.keyboard.press('Escape')
    await expectLine(page, 'Frieda Lager')
    await page.keyboard.press('a')
    await type(page, ' geht.\nVielen Dank')
    await expect(box(page)).toHaveCount(0)
    arrive()
    await expect(box(page)).toHaveValue('Guten Tag, es geht.\nVielen Dank')
    await expect(box(page)).toBeFocused()
    await type(page, ' und Gruß')
    await expect(box(page)).toHaveValue('Guten Tag, es geht.\nVielen Dank und Gruß')
    expect(await stages()).toEqual(['new', 'new'])
  })
}

/** Holds back what is loaded from now on, scripts and inquiries, until the returned function is called. */
async function delay(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const held = /\/_astro\/.*\.js|\/api\/contact\/\d+$|\/api\/mail/
  await intercept(page, held, async (route) => {
    await arrival
    await route.fallback()
  })
  return arrive
}

test('a letter typed by mistake wins, loses and puts off nothing, whatever is typed on', async ({
  page,
}) => {
  await addInquiries('Frieda Lager', 'Theo Halle')
  await openToday(page)
  await page.keyboard.press('ArrowDown')
  for (const text of ['Guten Tag\n', 'Vielen Dank\n \n', 'Sehr geehrte Frau\n \n']) {
    const panel = page.getByRole('group', { name: /: Frieda Lager$/ })
    await type(page, text)
    await expect(panel).toBeFocused()
    await type(page, text)
    await expect(panel).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Escape')
    await expectLine(page, 'Frieda Lager')
  }
  expect(await stages()).toEqual(['new', 'new'])
  await page.reload()
  await expect(lineOf(page, 'Frieda Lager')).toBeVisible()
  await expect(page.getByText('Text angefangen')).toHaveCount(0)
})

test('letters with Strg, Alt or AltGr mean nothing on a line', async ({ page }) => {
  await addInquiries('Frieda Lager')
  await openToday(page)
  await page.keyboard.press('ArrowDown')
  for (const key of ['Alt+v', 'Control+Alt+e']) {
    await page.keyboard.press(key)
    await expectLine(page, 'Frieda Lager')
  }
  // Playwright presses AltGr, but says it of no other key.
  await page.evaluate(() => {
    const key = { key: 'v', modifierAltGraph: true, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  // Had one of them opened a form, this letter would mean nothing there.
  await page.keyboard.press('s')
  await expect(page.getByRole('group', { name: 'Später: Frieda Lager' })).toBeVisible()
  await expect(page.getByRole('group', { name: /: Frieda Lager$/ })).toHaveCount(1)
  expect(await stages()).toEqual(['new'])
})

for (const first of ['Shift+G', 'g', 's'])
  test(`what is typed on a line without „A“ is kept and can begin the answer (${first})`, async ({
    page,
  }) => {
    await addInquiries('Frieda Lager')
    await openToday(page)
    await page.keyboard.press('ArrowDown')
    await expectLine(page, 'Frieda Lager')
    await page.keyboard.press(first)
    await type(page, 'uten Tag')
    const begun = `${first.at(-1)}uten Tag`
    await expect(page.getByRole('status').filter({ hasText: begun })).toBeVisible()
    expect(await stages()).toEqual(['new'])
    await page.getByRole('button', { name: 'Als Antwort an Frieda Lager' }).click()
    await expect(box(page)).toHaveValue(begun)
  })

test('the letter of a form that was closed again begins nothing', async ({ page }) => {
  await addInquiries('Frieda Lager')
  await openToday(page)
  await page.keyboard.press('ArrowDown')
  await expectLine(page, 'Frieda Lager')
  await page.keyboard.press('g')
  await expect(page.getByRole('group', { name: /: Frieda Lager$/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+H')
  await type(page, 'err')
  const atRest = page.getByRole('status').filter({ hasText: 'Noch nirgends eingetragen' })
  await expect(atRest.getByText('Herr', { exact: true })).toBeVisible()
})

for (const [width, size] of [
  ['at a desk', DESK],
  ['on a narrow screen', PHONE],
] as const)
  test(`what is typed at rest stands below the form that is opened next, not over it, ${width}`, async ({
    page,
  }) => {
    const names = Array.from({ length: 9 }, (_, index) => `Kunde ${'ABCDEFGHI'[index]}`)
    await addInquiries(...names)
    await openToday(page, size)
    for (const name of names) {
      await page.keyboard.press('ArrowDown')
      await expectLine(page, name)
    }
    await page.keyboard.press('Shift+H')
    await type(page, 'err')
    const atRest = page.getByRole('status').filter({ hasText: 'Noch nirgends eingetragen' })
    await expect(atRest).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('s')
    const form = page.getByRole('group', { name: 'Später: Kunde I' })
    await expect(form.getByRole('button', { name: 'Verschieben' })).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => {
        const [typed, below] = [await atRest.boundingBox(), await form.boundingBox()]
        return typed && below && typed.y >= below.y + below.height
      })
      .toBe(true)
    await expect(atRest).toContainText('Herr')
  })

test('each of several presses can be taken back for its time, and Escape takes no way back', async ({
  page,
}) => {
  await addInquiries('Frieda Lager', 'Theo Halle', 'Paula Werft')
  await openToday(page)
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  for (const [index, name] of ['Frieda Lager', 'Theo Halle'].entries()) {
    await page.keyboard.press('ArrowDown')
    await expectLine(page, name)
    await page.keyboard.press('e')
    await expect(undo).toHaveCount(index + 1)
    await expect(lineOf(page, name)).toHaveCount(0)
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('s')
  await page.keyboard.press('Escape')
  const notice = page.getByRole('alert').filter({ hasText: /: Frieda Lager$/ })
  await notice
    .or(page.getByText(/^Erledigt\. .*: Frieda Lager$/))
    .first()
    .waitFor()
  await undo.last().click()
  await expect(lineOf(page, 'Frieda Lager')).toBeVisible()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(lineOf(page, 'Theo Halle')).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('a question before something is deleted is not answered by a key that is typed on', async ({
  page,
}) => {
  await addInquiries('Frieda Lager')
  await openToday(page)
  await lineOf(page, 'Frieda Lager')
    .getByRole('button', { name: 'Frieda Lager', exact: true })
    .click()
  const remove = page.getByRole('button', { name: /^Anfrage A-.* löschen$/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await type(page, ' \n Guten Tag\n')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  expect(await stages()).toEqual(['new'])
})

test('a stage is not changed by a key that is typed on, and a win is asked about', async ({
  page,
}) => {
  await addInquiries('Frieda Lager')
  await openToday(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const stage = page.getByLabel(/^Status von A-/)
  await stage.focus()
  await page.keyboard.press('g')
  await expect(stage).toHaveValue('new')
  await page.keyboard.press('Escape')
  await stage.selectOption('Gewonnen')
  const question = page.getByRole('dialog', { name: /^Ist A-.* gewonnen\?$/ })
  await expect(question).toBeFocused()
  await type(page, ' \n Guten Tag\n')
  await expect(question).toBeVisible()
  expect(await stages()).toEqual(['new'])
  await question.getByRole('button', { name: 'Gewonnen' }).click()
  await expect(stage).toHaveValue('won')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(stage).toHaveValue('new')
})

test('Enter in the subject of an answer sends nothing', async ({ page }) => {
  await addInquiries('Frieda Lager')
  const mails = mailServer.mails.length
  await openToday(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('a')
  await type(page, 'Guten Tag')
  await page.getByLabel('Betreff').focus()
  await type(page, 'Ihr Stapler\n')
  await expect(page.getByLabel('Betreff')).toHaveValue('Ihr Stapler')
  expect(await stages()).toEqual(['new'])
  expect(mailServer.mails).toHaveLength(mails)
  await page.keyboard.press('Control+Enter')
  await mailServer.hasReceived(mails + 1)
})

test('who presses that they note a call writes it at once, and the keys go on choosing', async ({
  page,
}) => {
  await addInquiries('Frieda Lager', 'Theo Halle')
  await openToday(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('a')
  await expect(box(page)).toBeFocused()
  await page.getByRole('radio', { name: 'Telefonat notieren' }).press('ArrowDown')
  await expect(page.getByRole('radio', { checked: true }).first()).toBeFocused()
  await page.getByText('Telefonat notieren').click()
  await type(page, 'Er nimmt ihn.')
  await page.keyboard.press('Control+Enter')
  await expect(lineOf(page, 'Frieda Lager')).toHaveCount(0)
  await expectLine(page, 'Theo Halle')
})
