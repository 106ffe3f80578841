import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, expectHits, findProduct, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

/** As a visitor who has come from another page, to which Back leads in the end. */
async function come(page: Page, path: string): Promise<void> {
  await page.goto(paths.about)
  await page.goto(path)
}

/** Before that, Enter does not tell the list that a search is finished. */
const untilAlive = (page: Page) => expect(page.getByLabel('Sortierung')).toBeEnabled()

const search = (page: Page) => page.getByRole('combobox', { name: 'Gabelstapler suchen' })
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

const overlays = [
  {
    name: 'the menu',
    tag: undefined,
    path: paths.service,
    open: (page: Page) => page.getByRole('button', { name: 'Menü' }).click(),
    overlay: (page: Page) => page.getByRole('button', { name: 'Schließen' }),
    close: (page: Page) => page.getByRole('button', { name: 'Schließen' }).click(),
  },
  {
    name: 'the search of the header',
    tag: '@nightly',
    path: paths.service,
    open: (page: Page) => page.getByRole('button', { name: 'Suche öffnen' }).click(),
    overlay: (page: Page) => page.getByLabel('Maschine finden'),
    close: (page: Page) => page.mouse.click(200, 700),
  },
  {
    name: 'the sheet of filters',
    tag: undefined,
    path: paths.catalogue,
    open: (page: Page) => filterButton(page).click(),
    overlay: sheet,
    close: (page: Page) => page.getByRole('button', { name: 'Filter schließen' }).click(),
  },
  {
    name: 'a large picture',
    tag: '@nightly',
    path: paths.product(1),
    open: (page: Page) => page.getByRole('link', { name: /^Bild 1 von/ }).click(),
    overlay: (page: Page) => page.getByRole('dialog', { name: /^Bilder:/ }),
    close: (page: Page) => page.getByRole('button', { name: 'Schließen' }).click(),
  },
]

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const { name, tag, path, open, overlay, close } of overlays)
    test(`Back closes ${name} and stays on the page, and nothing of it is left when it is closed otherwise or the page is loaded anew`, {
      tag,
    }, async ({ page }) => {
      const settled = () => expect.poll(() => page.evaluate(() => history.state)).toBeNull()
      await come(page, path)
      const opened = async () => {
        await open(page)
        await expect(overlay(page)).toBeVisible()
        await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
      }

      await opened()
      await page.goBack()
      await expect(overlay(page)).toBeHidden()
      await expect(page).toHaveURL(path)
      await page.goForward()
      await settled()
      await expect(overlay(page)).toBeHidden()

      await opened()
      await page.keyboard.press('Escape')
      await expect(overlay(page)).toBeHidden()
      await settled()
      await opened()
      await close(page)
      await expect(overlay(page)).toBeHidden()
      await settled()
      await opened()
      await page.reload()
      await settled()
      await expect(overlay(page)).toBeHidden()

      await page.goBack()
      await expect(page).toHaveURL(paths.about)
    })

  test('Back from a page that the menu led to leads to the one before, without the menu', async ({
    page,
  }) => {
    await come(page, paths.service)
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
    await menu.getByRole('link', { name: 'Stapler mieten' }).click()
    await expect(page).toHaveURL(paths.rental)
    await page.goBack()
    await expect(page).toHaveURL(paths.service)
    await expect(menu.getByRole('link', { name: 'Stapler mieten' })).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(paths.about)
  })

  test('a link beside an open overlay is followed, and Back from there leads to its page', async ({
    page,
  }) => {
    await come(page, paths.service)
    await page.getByRole('button', { name: 'Suche öffnen' }).click()
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
    await page.getByRole('main').getByRole('link', { name: 'Datenschutz' }).click()
    await expect(page).toHaveURL(paths.privacy)
    await page.goBack()
    await expect(page).toHaveURL(paths.service)
    await page.goBack()
    await expect(page).toHaveURL(paths.about)
  })

  test('the sheet of filters leaves nothing when the screen becomes too wide for it', async ({
    page,
  }) => {
    await come(page, paths.catalogue)
    await filterButton(page).click()
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await expect(sheet(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(paths.about)
  })

  test('Back from what the search of the header found leads to the page on which it was typed', async ({
    page,
  }) => {
    await come(page, paths.service)
    await page.getByRole('button', { name: 'Suche öffnen' }).click()
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
    await page.getByLabel('Maschine finden').fill('Diesel')
    await page.getByRole('button', { name: 'Finden' }).click()
    await expect(page).toHaveURL(`${paths.catalogue}?suche=Diesel`)
    await page.goBack()
    await expect(page).toHaveURL(paths.service)
    await page.goBack()
    await expect(page).toHaveURL(paths.about)
  })

  for (const [leave, tag] of [
    ['Back', undefined],
    ['the button', '@nightly'],
  ] as const)
    test(`what was chosen in the sheet of filters is one entry, also when ${leave} closes it`, {
      tag,
    }, async ({ page }) => {
      await come(page, paths.catalogue)
      await filterButton(page).click()
      await sheet(page).getByLabel('Kategorie').selectOption('diesel')
      await sheet(page)
        .getByLabel(/Tragkraft/)
        .first()
        .fill('3000')
      await expect(page).toHaveURL(/tragkraft_von=3000/)
      if (leave === 'Back') await page.goBack()
      else
        await sheet(page)
          .getByRole('button', { name: /anzeigen$/ })
          .click()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(/kategorie=diesel.*tragkraft_von=3000/)
      await expectHits(page, { category: 'diesel', capacityFrom: 3000 })
      await page.goBack()
      await expect(page).toHaveURL(paths.catalogue)
      await expectHits(page)
      await page.goForward()
      await expect(page).toHaveURL(/kategorie=diesel.*tragkraft_von=3000/)
      await expectHits(page, { category: 'diesel', capacityFrom: 3000 })
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(paths.about)
    })
})

test('Back brings the postcode before, which stays when the field is left', async ({ page }) => {
  await come(page, paths.catalogue)
  await page.getByLabel('Sortierung').selectOption('nearest')
  const field = page.getByRole('textbox', { name: 'Postleitzahl' })
  await field.fill('01067')
  await expect(page).toHaveURL(/plz=01067/)
  await field.fill('20095')
  await expect(page).toHaveURL(/plz=20095/)
  await page.goBack()
  await expect(field).toHaveValue('01067')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('Luftlinie ab 01067')).toBeVisible()
  await expect(page).toHaveURL(/plz=01067/)
})

test('Back counts also while the list is not alive yet', async ({ page }) => {
  await come(page, paths.catalogue)
  await untilAlive(page)
  for (const word of ['Linde', ' H30D']) {
    await search(page).pressSequentially(word, { delay: 20 })
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(`${paths.catalogue}?suche=Linde+H30D`)
  let begin = () => {}
  const mayBegin = new Promise<void>((resolve) => {
    begin = resolve
  })
  await page.route(/\/_astro\/Catalogue\./, async (route) => {
    await mayBegin
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(search(page)).toHaveValue('Linde H30D')
  await page.goBack({ waitUntil: 'commit' })
  begin()
  await expect(search(page)).toHaveValue('Linde')
  await expect(page).toHaveURL(`${paths.catalogue}?suche=Linde`)
  await expectHits(page, { search: 'Linde' }, ' für „Linde“')
})

test('a picture that is clicked twice opens once', async ({ page }) => {
  await come(page, paths.product(1))
  await page.getByRole('link', { name: /^Bild 1 von/ }).dblclick()
  await expect(page.getByRole('dialog', { name: /^Bilder:/ })).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: /^Bilder:/ })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
})

test('Back leads from each finished search to the list before it, and from a machine to its search', async ({
  page,
  adminApi,
}) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  await come(page, paths.catalogue)
  await untilAlive(page)
  await search(page).pressSequentially('Linde', { delay: 20 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.catalogue}?suche=Linde`)
  await search(page).pressSequentially(' H30D', { delay: 20 })
  await page.getByRole('article', { name: 'Linde H30D' }).getByRole('heading').click()
  await expect(page).toHaveURL(paths.product(id))

  await page.goBack()
  await expect(search(page)).toHaveValue('Linde H30D')
  await page.goBack()
  await expect(search(page)).toHaveValue('Linde')
  await expect(page).toHaveURL(`${paths.catalogue}?suche=Linde`)
  await page.goBack()
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL(paths.catalogue)
  await expectHits(page)
  await page.goForward()
  await expect(search(page)).toHaveValue('Linde')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
})

test('a suggestion that is taken is one entry with what was typed, and a search that is taken back none', async ({
  page,
}) => {
  await come(page, paths.catalogue)
  await search(page).pressSequentially('lin', { delay: 20 })
  const offered = page.getByRole('listbox', { name: 'Vorschläge' })
  await expect(offered.getByRole('option', { name: /^Linde/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.catalogue}?marke=Linde`)
  await page.getByRole('heading', { level: 1 }).click()
  await page.goBack()
  await expect(page).toHaveURL(paths.catalogue)

  await search(page).pressSequentially('x', { delay: 20 })
  await page.keyboard.press('Backspace')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
})
