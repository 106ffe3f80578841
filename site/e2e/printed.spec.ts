import { readPdf, withoutBlanks } from '../../api/base/files/paper/pdfs.testing.ts'
import { paths } from '../../shared/addresses/paths.ts'
import { withSelection } from '../../shared/product/machine-selection.ts'
import { berlinDay, formatDay } from '../../shared/time/dates.ts'
import { expect, test } from './fixtures.ts'

const DIESELS = `${paths.catalogue}?kategorie=diesel`
/** What is printed most, and what is like none of the others; the rest comes at night. */
const often = [
  DIESELS,
  paths.product(1),
  withSelection(paths.shortlist, [1, 2, 3], { quantities: { 1: 3 } }),
  withSelection(paths.comparison, [1, 2, 3]),
]
const others = [
  paths.home,
  `${paths.catalogue}?ansicht=liste`,
  paths.category('diesel'),
  paths.adviser,
  paths.used,
  paths.rental,
  paths.service,
  paths.contact,
  paths.about,
  paths.terms,
]

/** What can be pressed or filled in; a number to be called is worth reading. */
const CONTROLS =
  'button, a.button:not([href^="tel:"]), input:not([type=hidden]), select, textarea, search, label'
/** Names what was filtered by, or says how many pieces. */
const WORTH_READING = '.chip, .quantity, .quantity input'

for (const path of [...often, ...others])
  test(`${path} prints what it says, whose it is, where it stands and of which day`, {
    tag: often.includes(path) ? [] : '@nightly',
  }, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const printed = page.locator(CONTROLS).filter({ visible: true })
    expect(
      await printed.evaluateAll(
        (all, kept) => all.filter((each) => !each.matches(kept)).map((each) => each.outerHTML),
        WORTH_READING,
      ),
    ).toEqual([])
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const { places, text } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })).buffer)
    const first = withoutBlanks(
      places
        .filter(({ page }) => page === 1)
        .map(({ text }) => text)
        .join(''),
    )
    const day = formatDay(berlinDay(new Date()))
    for (const part of [...title.split(/\s/), 'Musterkai 12', page.url(), day])
      expect(first.replaceAll('\u00ad', '')).toContain(withoutBlanks(part).replaceAll('\u00ad', ''))
    expect(text.length).toBeGreaterThan(300)
  })

test('a printed list names what it is filtered by below its title', async ({ page }) => {
  await page.goto(DIESELS)
  await page.emulateMedia({ media: 'print' })
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const chip = await page.locator('.chip').first().boundingBox()
  expect(chip?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? Number.POSITIVE_INFINITY))
})

test('printed terms have every clause, though the page folds them away', async ({ page }) => {
  await page.goto(paths.terms)
  const folded = await page.locator('details p').first().textContent()
  const { text } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })).buffer)
  expect(text).toContain(withoutBlanks(folded ?? '').slice(0, 60))
})
