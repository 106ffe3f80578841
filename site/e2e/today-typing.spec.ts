import { expect, test } from './fixtures.ts'
import { box, DESK, delay, expectLine, PHONE, todayByKeys, type } from './today-keys.ts'
import { lineOf } from './today-site.ts'

const { mailServer, addInquiries, openToday, stages } = todayByKeys()

/** With the letters that mean something on a line, blanks and ends of lines. */
const LETTER =
  'Guten Tag Herr Lager,\n\nVielen Dank, gern sehen wir es uns an. Das ginge am Dienstag.\n\nSchöne Grüße\nEva Gabel'

for (const [width, size, tag] of [
  ['at a desk', DESK, undefined],
  ['on a narrow screen', PHONE, '@nightly'],
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

  test(`an answer that is sent before its form is there goes out ${width}, without what is typed on`, {
    tag,
  }, async ({ page }) => {
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

  test(`from the middle of the list it goes on with the next line ${width}, however early an arrow is pressed`, {
    tag,
  }, async ({ page }) => {
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

  test(`twenty answers are written in a row ${width} as fast as one types`, {
    tag: '@nightly',
  }, async ({ page }) => {
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

  test(`what is typed ${width} while the answer is still being loaded stands in it, also when it is left before`, {
    tag,
  }, async ({ page }) => {
    await addInquiries('Frieda Lager', 'Theo Halle')
    await openToday(page, size)
    const arrive = await delay(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('a')
    await type(page, 'Guten Tag,')
    const composing = { key: 'Enter', ctrlKey: true, isComposing: true }
    await page.getByLabel('Antwort an Frieda Lager').dispatchEvent('keydown', composing)
    await type(page, ' es')
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
