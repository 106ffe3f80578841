import { expect, test } from './fixtures.ts'
import { box, DESK, expectLine, PHONE, todayByKeys, type } from './today-keys.ts'
import { lineOf } from './today-site.ts'

const { mailServer, addInquiries, openToday, stages } = todayByKeys()

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

test('letters with Strg, Alt or AltGr mean nothing on a line, nor does the letter of a form that was closed again begin an answer', async ({
  page,
}) => {
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
  const panel = page.getByRole('group', { name: /: Frieda Lager$/ })
  await expect(panel).toHaveCount(1)
  expect(await stages()).toEqual(['new'])

  await page.keyboard.press('Escape')
  await expectLine(page, 'Frieda Lager')
  await page.keyboard.press('g')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+H')
  await type(page, 'err')
  const atRest = page.getByRole('status').filter({ hasText: 'Noch nirgends eingetragen' })
  await expect(atRest.getByText('Herr', { exact: true })).toBeVisible()
})

for (const [first, tag] of [
  ['Shift+G', undefined],
  ['g', '@nightly'],
  ['s', '@nightly'],
] as const)
  test(`what is typed on a line without „A“ is kept and can begin the answer (${first})`, {
    tag,
  }, async ({ page }) => {
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

for (const [width, size, tag] of [
  ['on a narrow screen', PHONE, undefined],
  ['at a desk', DESK, '@nightly'],
] as const)
  test(`what is typed at rest stands below the form that is opened next, not over it, ${width}`, {
    tag,
  }, async ({ page }) => {
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
        const typed = await atRest.boundingBox()
        const below = await form.boundingBox()
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

test('neither a question before something is deleted nor a stage nor what is asked about a win is answered by a key that is typed on', async ({
  page,
}) => {
  await addInquiries('Frieda Lager')
  await openToday(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
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

  const stage = page.getByLabel(/^Status von A-/)
  await stage.focus()
  await page.keyboard.press('g')
  await expect(stage).toHaveValue('new')
  await page.keyboard.press('Escape')
  await stage.selectOption('Gewonnen')
  const win = page.getByRole('dialog', { name: /^Ist A-.* gewonnen\?$/ })
  await expect(win).toBeFocused()
  await type(page, ' \n Guten Tag\n')
  await expect(win).toBeVisible()
  expect(await stages()).toEqual(['new'])
  await win.getByRole('button', { name: 'Gewonnen' }).click()
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
