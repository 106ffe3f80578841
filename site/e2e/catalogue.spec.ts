import { PAGE_SIZE } from '../../shared/product/terms.ts'
import { categoriesOf, count, PATH, search, titles } from './catalogue-page.ts'
import { countProducts, expect, expectHits, test, titlesOf } from './fixtures.ts'
import { intercept } from './intercept.ts'

test.describe('the list of all machines', () => {
  test('narrows by filters that stand in the address, and goes back step by step', {
    tag: '@everyday',
  }, async ({ page }) => {
    await page.goto(PATH)
    await expectHits(page)

    await page.getByLabel('Marke').selectOption('Linde')
    await expectHits(page, { brand: 'Linde' })
    await expect(page.getByLabel('Kategorie').getByRole('option')).toHaveText([
      'Alle Kategorien',
      ...(await categoriesOf(page, 'Linde')),
    ])
    await page.getByLabel('Kategorie').selectOption('compact')
    await expect(page).toHaveURL(`${PATH}?kategorie=compact&marke=Linde`)
    await expectHits(page, { brand: 'Linde', category: 'compact' })

    await page.goBack()
    await expect(page).toHaveURL(`${PATH}?marke=Linde`)
    await expectHits(page, { brand: 'Linde' })
    await page.goBack()
    await expectHits(page)
    await expect(page.getByLabel('Marke')).toHaveValue('')
    await page.goForward()
    await expect(page.getByLabel('Marke')).toHaveValue('Linde')
  })

  test('opens a shared address as it was left, at a press if its machines do not come at first', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 500/)
    const mend = await intercept(page, '**/api/products?*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await page.goto(
      `${PATH}?baujahr_von=2018&preis_bis=30.000&sortierung=price_desc&ansicht=liste&utm_source=mail`,
    )
    await expect(page.getByRole('alert')).toContainText('Fehler beim Laden der Gabelstapler')
    mend()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    const filters = { yearFrom: 2018, priceTo: 30_000 }
    await expectHits(page, filters)
    const dearestFirst = await titlesOf(page, { ...filters, sort: 'price', order: 'desc' })
    await expect.poll(() => titles(page)).toEqual(dearestFirst)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Baujahr von')).toHaveValue('2018')
    await expect(page.getByLabel('Preis bis')).toHaveValue('30000')
    await expect(page.getByLabel('Sortierung')).toHaveValue('price_desc')
    await expect(page.getByRole('button', { name: 'Listenansicht' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('button', { name: 'Filter entfernen: Baujahr ab 2018' }).click()
    await expectHits(page, { priceTo: 30_000 })
    await expect(count(page)).toBeFocused()
    await expect(page).not.toHaveURL(/baujahr_von/)
  })

  test('is called after the filter that it has alone, when that is chosen here', async ({
    page,
  }) => {
    await page.goto(PATH)
    const heading = page.getByRole('heading', { level: 1 })
    await page.getByRole('checkbox', { name: /^Gebraucht/ }).check()
    await expect(heading).toHaveText('Gebrauchte Gabelstapler')
    await expect(page).toHaveTitle(/^Gebrauchte Gabelstapler \| /)
    await page.getByRole('checkbox', { name: /^Diesel/ }).check()
    await expect(heading).toHaveText('Alle Gabelstapler')
  })

  test('searches while one types, without filling the history, and says what a misspelt word was taken for', async ({
    page,
  }) => {
    await page.goto('/')
    await page.goto(PATH)
    const note = page.getByText('„Junghenrich“ kommt im Bestand nicht vor')
    await search(page).fill('Junghenrich')
    await expect(note).toContainText('gesucht wurde nach „Jungheinrich“')
    await search(page).fill('Jungheinrich')
    await expect(note).toHaveCount(0)
    await search(page).clear()
    await search(page).pressSequentially('jungheinrich')
    await expectHits(page, { search: 'jungheinrich' }, ' für „jungheinrich“')
    await expect(page).toHaveURL(`${PATH}?suche=jungheinrich`)
    // However much was typed, it is one search, behind which the list is as it was before.
    await page.goBack()
    await expect(page).toHaveURL(PATH)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('understands a machine as one asks for it, and says what stands in the way and what it has not read', async ({
    page,
  }) => {
    const words = Array.from({ length: 12 }, (_, index) => `linde${index + 1}`)
    await page.goto(`${PATH}?suche=${words.join('+')}`)
    await expect(page.getByRole('heading', { name: 'Keine Gabelstapler gefunden' })).toBeVisible()
    await expect(page.getByText(/^Nicht berücksichtigt/)).toHaveCount(0)
    await search(page).fill('efg320')
    await expect(page.getByRole('article', { name: 'Jungheinrich EFG 320' })).toBeVisible()
    await search(page).fill('EFG320 bis 2,2 m')
    await page.getByRole('link', { name: 'ohne „Durchfahrtshöhe bis 2,2 m“ wäre es eine' }).click()
    await expect(page).toHaveURL(`${PATH}?suche=EFG320`)
    await expect(count(page)).toBeFocused()
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.setViewportSize({ width: 390, height: 844 })
    const unread = `Hamburg 3 t ${'Gegengewichts'.repeat(5)}`
    await search(page).fill(`${words.join(' ')} ${unread}`)
    await expect(page.getByText(`Nicht berücksichtigt: „${unread}“.`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('suggests brands, categories, models and machines to the keyboard', {
    tag: '@everyday',
  }, async ({ page }) => {
    await page.goto(PATH)
    await search(page).fill('lin')
    await expect(page.getByRole('option', { name: /^Linde Marke/ })).toBeVisible()
    await search(page).press('ArrowDown')
    await search(page).press('Enter')
    await expect(page).toHaveURL(`${PATH}?marke=Linde`)
    await expect(search(page)).toHaveValue('')

    await search(page).fill('schub')
    await page.getByRole('option', { name: /^Schubmaststapler Kategorie/ }).click()
    await expect(page).toHaveURL(`${PATH}?kategorie=reach&marke=Linde`)
    await expect(page.getByRole('heading', { name: 'Keine Gabelstapler gefunden' })).toBeVisible()
    await page.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click()
    await expect(page).toHaveURL(PATH)

    await search(page).fill('etv')
    await search(page).press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await search(page).fill('etv 2')
    await page.getByRole('option', { name: /^Jungheinrich ETV 216/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jungheinrich ETV 216')
  })

  test('turns pages, and starts on the first one again with every other choice', async ({
    page,
  }) => {
    const last = Math.ceil((await countProducts(page)) / PAGE_SIZE)
    expect(last).toBeGreaterThan(1)
    await page.goto(PATH)
    await expect(page.getByText(`Seite 1 von ${last}`)).toBeVisible()
    // Before hydration the link works like any other link.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Weiter' }).click()
    await expect(page).toHaveURL(`${PATH}?seite=2`)
    const second = await titlesOf(page, { sort: 'available', page: 2 })
    await expect.poll(() => titles(page)).toEqual(second)
    await expect(count(page)).toBeFocused()
    await page.goBack()
    await expect(page.getByText(`Seite 1 von ${last}`)).toBeVisible()
    await page.goForward()
    await expect(page.getByText(`Seite 2 von ${last}`)).toBeVisible()
    await page.getByLabel('Marke').selectOption('Linde')
    await expect(page).toHaveURL(`${PATH}?marke=Linde`)
    await expectHits(page, { brand: 'Linde' })

    await page.goto(`${PATH}?seite=99`)
    await expect(page).toHaveURL(`${PATH}?seite=${last}`)
  })

  test('asks the API for every choice, and for what it suggests, when the stock is too large for the browser', async ({
    page,
  }) => {
    await page.route('**/api/products?limit=1000*', async (route) => {
      const answer = await (await route.fetch()).json()
      const [first] = answer.data
      answer.pagination = { ...answer.pagination, total: 1500, totalPages: 2 }
      await route.fulfill({ json: { ...answer, data: [first] } })
    })
    const linde = await countProducts(page, { brand: 'Linde' })
    await page.goto(PATH)
    const asked = page.waitForRequest(/api\/products\?brand=Linde&sort=available&order=desc&page=1/)
    await page.getByLabel('Marke').selectOption('Linde')
    await asked
    await expect(count(page)).toHaveText(`${linde} von 1.500 Gabelstaplern`)
    const [first = ''] = await categoriesOf(page, 'Linde')
    await expect(page.getByLabel('Kategorie').getByRole('option').nth(1)).toHaveText(first)

    const available = ['/api/products', '/api/products/facets'].map((path) =>
      page.waitForRequest((request) => {
        const { pathname, searchParams } = new URL(request.url())
        return pathname === path && searchParams.get('available') === 'true'
      }),
    )
    await page.getByRole('checkbox', { name: 'Nur verfügbare' }).check()
    await Promise.all(available)

    await search(page).fill('e16')
    await expect(count(page)).toHaveText('1 von 1.500 Gabelstaplern für „e16“')
    await expect.poll(() => titles(page)).toEqual(['Linde E16P'])
    await search(page).fill('etv')
    await expect(
      page.getByRole('option', { name: /^ETV 216 Modell von Jungheinrich/ }),
    ).toBeVisible()
    await page.getByRole('option', { name: /^Jungheinrich ETV 216/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jungheinrich ETV 216')
  })

  test('never moves what is on the screen while it loads', async ({ page, layoutShift }) => {
    // `every-page.spec.ts` holds the whole list on a phone.
    const [list, chosen] = ['?suche=linde&ansicht=liste', '?marke=linde&preis_bis=30000']
    const [nothing, leftOut] = ['?suche=kran', '?verfuegbar=1&baujahr_von=1200&kategorie=kran']
    for (const [width, queries] of [
      [390, [list, nothing, leftOut]],
      [768, [list, leftOut]],
      [1440, ['', chosen, nothing]],
    ] as const)
      for (const query of queries) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(PATH + query)
        await expect(page.getByRole('button', { name: /^Filter/ }).first()).toBeEnabled()
        await expect(count(page)).toHaveText(/ von \d+ Gabelstaplern/)
        // In a wide font the number of hits needs a second line.
        expect(await layoutShift(), `${width} ${query}`).toBeLessThan(0.01)
      }
  })

  test('leaves the filters beside it where they are when their counts come', async ({ page }) => {
    let run = () => {}
    const held = new Promise<void>((resolve) => {
      run = resolve
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(PATH, { waitUntil: 'commit' })
    const below = page.getByRole('button', { name: 'Filter zurücksetzen' })
    await expect(below).toBeVisible()
    const before = await below.boundingBox()
    run()
    await expect(page.getByText(/^Nur verfügbare \(\d+\)$/)).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
  })
})
