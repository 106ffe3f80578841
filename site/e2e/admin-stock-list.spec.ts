import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { usualReservation } from '../../shared/product/reservation.ts'
import { PAGE_SIZE } from '../../shared/product/terms.ts'
import { addDays, berlinDay, formatDay } from '../../shared/time/dates.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { addProduct, adminProducts, countProducts, expect, findProduct, test } from './fixtures.ts'
import { Watch } from './walk/watch.ts'
import { goWithin } from './within-administration.ts'

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const rows = (page: Page) => page.locator('tbody tr')
const searchField = (page: Page) => page.getByLabel('Maschinen suchen')
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name, exact: true })

/** Somebody asks for a machine. */
async function ask(api: APIRequestContext, name: string, productId: number): Promise<number> {
  const email = `${name.split(' ')[1]?.toLowerCase()}@firma.example`
  const data = { name, email, message: 'Bitte halten Sie ihn zurück.', productId }
  return (await (await api.post('/api/contact', { data })).json()).data.id
}

test('what an import has left open is set for several machines at once, and who has changed one meanwhile is not written over', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const titles = ['Importierte Erste', 'Importierte Zweite', 'Importierte Neue']
  const [first, second, fresh] = await Promise.all(
    titles.map((title) =>
      addProduct(adminApi, { title, condition: title.endsWith('Neue') ? 'new' : 'used' }),
    ),
  )
  await page.goto(adminProducts('Importierte'))
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  await page.getByRole('button', { name: 'Ändern …' }).click()
  const dialog = page.getByRole('dialog')
  const preview = dialog.getByRole('button', { name: 'Vorschau' })
  await dialog.getByLabel('Antrieb').selectOption({ label: 'Diesel' })
  await dialog
    .getByLabel('Besteuerung')
    .selectOption({ label: 'Differenzbesteuert nach § 25a UStG' })
  await dialog.getByLabel('Zustandsklasse').selectOption({ label: 'Klasse A' })
  await dialog.getByLabel('Standort').fill('Bremen')
  const hours = dialog.getByLabel('Betriebsstunden')
  await hours.fill('viele')
  await expect(hours).toHaveAccessibleDescription(/^Bitte eine ganze Zahl/)
  await expect(preview).toBeDisabled()
  await hours.fill('5.200 h')
  await preview.click()
  await expect(dialog.getByRole('region', { name: 'Nicht möglich' })).toContainText(
    'Importierte Neue: Eine Zustandsklasse haben nur gebrauchte Maschinen',
  )

  await adminApi.put(`/api/products/${second?.id}`, { data: { location: 'Kiel' } })
  const press = dialog.getByRole('button', { name: '2 Maschinen ändern' })
  await press.click()
  await expect(dialog.getByText('Inzwischen geändert: Importierte Zweite.')).toBeVisible()
  expect((await findProduct(adminApi, 'Importierte Zweite')).location).toBe('Kiel')
  expect((await findProduct(adminApi, 'Importierte Erste')).location).toBe('Hamburg')
  await press.click()
  await expect(page.getByText('2 Maschinen geändert')).toBeVisible()
  for (const title of titles.slice(0, 2))
    expect(await findProduct(adminApi, title)).toMatchObject({
      figures: { drive: 'diesel', hours: 5200 },
      priceKind: 'margin',
      grade: 'A',
      location: 'Bremen',
    })
  expect(await findProduct(adminApi, 'Importierte Neue')).toMatchObject({ location: 'Hamburg' })

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Rückgängig gemacht: 2 Maschinen')).toBeVisible()
  expect((await findProduct(adminApi, 'Importierte Zweite')).location).toBe('Kiel')
  await page.goto(adminPaths.productHistory(first?.id ?? 0))
  await expect(page.getByText(/Antrieb: Diesel, Betriebsstunden: 5\.200/).first()).toBeVisible()
  for (const { id } of [first, second, fresh].filter((one) => one !== undefined))
    await adminApi.delete(`/api/products/${id}`)
})

test('the list opens without what was searched for before, keeps it on the way to a machine and back, and has as many machines a page as were chosen', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Quaxel QX 77' })
  const all = await countProducts(page)
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
  await page.getByLabel('Maschinen je Seite').selectOption('48 je Seite')
  const most = Math.min(all, 48)
  await expect(rows(page)).toHaveCount(most)
  await searchField(page).fill(title)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
  await page.goBack()
  await expect(searchField(page)).toHaveValue(title)
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(searchField(page)).toHaveValue(title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByLabel('Marke').fill('Andere')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/admin\/products\?/)
  await expect(searchField(page)).toHaveValue(title)

  await menuEntry(page, 'Produkte').click()
  await expect(searchField(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(most)
  await searchField(page).fill(title)
  await expect(rows(page)).toHaveCount(1)
  await menuEntry(page, 'Kategorien').click()
  await menuEntry(page, 'Produkte').click()
  await expect(rows(page)).toHaveCount(most)
  await expect(searchField(page)).toHaveValue('')

  // As on another day.
  await searchField(page).fill(title)
  await expect(rows(page)).toHaveCount(1)
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(most)
  await expect(searchField(page)).toHaveValue('')
  await page.goto(adminPaths.featuredProducts)
  await expect(page.getByLabel('Maschinen je Seite')).toHaveValue('48')

  await page.goto(`${adminPaths.products}?page=99&perPage=12`)
  await expect(rows(page).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Maschinen je Seite').selectOption('12 je Seite')
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
  await adminApi.delete(`/api/products/${id}`)
})

test('a price that is typed in the list stands on the website, and goes back by one press', async ({
  adminPage: page,
  adminApi,
  visitorPage,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Quaxel QX 78', price: 12_000 })
  const shown = async (price: string) => {
    await visitorPage.goto(paths.product(id))
    await expect(visitorPage.locator('main').getByText(price).first()).toBeVisible()
  }
  await shown('12.000')
  await page.goto(adminProducts(title))
  await page.getByRole('button', { name: `Preis von ${title} ändern` }).click()
  await expect(page.getByLabel(`Preis von ${title} in Euro`)).toBeFocused()
  await page.keyboard.type('11.500')
  await page.keyboard.press('Enter')
  const notice = page.getByRole('status').filter({ hasText: 'Gespeichert.' })
  await expect(notice).toBeVisible()
  await shown('11.500')
  await notice.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row(page, title)).toContainText('12.000')
  await shown('12.000')

  await adminApi.put(`/api/products/${id}`, { data: { priceKind: 'onRequest' } })
  await page.reload()
  await page.getByRole('button', { name: `Preis von ${title} ändern` }).click()
  await expect(
    page.getByRole('textbox', { name: `Preis von ${title} in Euro` }),
  ).toHaveAccessibleDescription(/^Bleibt intern/)
  await adminApi.delete(`/api/products/${id}`)
})

test('a machine is reserved from the list with two presses, for who has asked for it until a day, and back by one', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Quaxel QX 79' })
  const inquiry = await ask(request, 'Berta Begehrt', id)
  const stored = () => findProduct(adminApi, title)
  await page.goto(adminProducts(title))
  const status = page.getByLabel(`Status von ${title}`)
  await status.selectOption({ label: 'Reserviert' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Reserviert bis')).toHaveValue(usualReservation())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(status).toHaveValue('active')

  await status.selectOption({ label: 'Reserviert' })
  await expect(dialog.getByLabel('Reserviert bis')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(status).toHaveValue('reserved')
  expect(await stored()).toMatchObject({ reservedUntil: usualReservation(), reservedFor: null })

  const day = addDays(berlinDay(new Date()), 3)
  await page
    .getByRole('button', { name: `reserviert bis ${formatDay(usualReservation())}` })
    .click()
  await dialog.getByLabel('Reserviert bis').fill('2026-01-01')
  await expect(dialog.getByLabel('Reserviert bis')).toHaveAccessibleDescription(/vorbei/)
  await expect(dialog.getByRole('button', { name: 'Reservieren' })).toBeDisabled()
  await dialog.getByLabel('Reserviert bis').fill(day)
  await dialog.getByRole('radio', { name: /^Berta Begehrt/ }).check()
  const other = dialog.getByLabel('Andere Anfrage')
  await other.fill('Maas')
  await other.press('Escape')
  await expect(other).toHaveAccessibleDescription(/Noch nichts gewählt/)
  await expect(dialog.getByRole('button', { name: 'Reservieren' })).toBeDisabled()
  await other.fill('')
  await dialog.getByRole('button', { name: 'Reservieren' }).click()
  await expect(page.getByRole('button', { name: `reserviert bis ${formatDay(day)}` })).toBeVisible()
  expect(await stored()).toMatchObject({ reservedUntil: day, reservedFor: inquiry })
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(
    page.getByRole('button', { name: `reserviert bis ${formatDay(usualReservation())}` }),
  ).toBeVisible()
  expect(await stored()).toMatchObject({ reservedUntil: usualReservation(), reservedFor: null })

  await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
  await page.goto(adminPaths.inquiry(inquiry))
  await page.getByRole('button', { name: `Anderer Tag für ${title} …` }).click()
  const asked = page.getByRole('dialog', { name: `${title} reservieren` })
  await asked.getByLabel('Reserviert bis').fill(day)
  await asked.getByRole('button', { name: 'Reservieren' }).click()
  await expect(page.getByText(`Für diese Anfrage reserviert bis ${formatDay(day)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('button', { name: `Anderer Tag für ${title} …` })).toBeVisible()
  expect(await stored()).toMatchObject({ status: 'active', reservedFor: null })
  await adminApi.delete(`/api/contact/${inquiry}`)
  await adminApi.delete(`/api/products/${id}`)
})

/** The texts of rows that something to be pressed lies over. */
const coveredTexts = (page: Page) =>
  page.locator('tbody').evaluateAll((bodies) => {
    const PRESSED = 'button, a, select, input, [role=button]'
    const clip = (rect: DOMRect, element: Element | null) => {
      let { left, right, top, bottom } = rect
      for (let outer = element; outer && outer.tagName !== 'TBODY'; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue
        const edge = outer.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { left, right, top, bottom }
    }
    return bodies.flatMap((body) =>
      [...body.querySelectorAll('tr')].flatMap((line) => {
        const pressed = [...line.querySelectorAll(PRESSED)].filter((one) => one.checkVisibility())
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        const covered: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const holder = text.parentElement
          if (!text.textContent?.trim() || !holder?.checkVisibility()) continue
          if (holder.closest('option, style')) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          for (const rect of range.getClientRects()) {
            const seen = clip(rect, holder)
            for (const one of pressed) {
              if (one.contains(holder) || holder.contains(one)) continue
              const box = one.getBoundingClientRect()
              const width = Math.min(seen.right, box.right) - Math.max(seen.left, box.left)
              const height = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top)
              if (width > 1 && height > 1)
                covered.push(
                  `${text.textContent.slice(0, 40)} | ${one.getAttribute('aria-label') ?? one.textContent}`,
                )
            }
          }
        }
        return covered
      }),
    )
  })

test('no button of a row lies over a text, however long it is', async ({
  adminPage: page,
  adminApi,
}) => {
  const long = 'Linde H30D mit Kabine, Seitenschieber und Zinkenverstellgerät für den Außeneinsatz'
  const machine = {
    title: long,
    location: 'Frankfurt am Main, Halle 12 hinten links',
    stockNumber: 'LAGER-2026-0000-0042',
  }
  const product = await addProduct(adminApi, {
    ...machine,
    priceKind: 'onRequest',
    price: 1_234_567,
  })
  const gone = await addProduct(adminApi, { title: `${long} 2` })
  await adminApi.delete(`/api/products/${gone.id}`)
  const until = addDays(berlinDay(new Date()), 9)
  await adminApi.put(`/api/products/${product.id}`, {
    data: { status: 'reserved', reservedUntil: until },
  })
  const category = await adminApi.post('/api/categories', {
    data: {
      name: 'Geländegängige Gegengewichtsstapler mit Allradantrieb und Kabine',
      slug: 'lang',
      description: long,
      icon: '🚜',
    },
  })
  const user = await adminApi.post('/api/users', {
    data: {
      username: 'friederike.oberhausmeister-wendelburg',
      email: 'friederike.oberhausmeister-wendelburg@gabelstapler-nord.example',
      role: 'sales',
    },
  })
  const template = await adminApi.post('/api/message-templates', {
    data: { name: long, text: long },
  })
  for (const answer of [category, user, template])
    expect(answer.ok(), await answer.text()).toBe(true)
  const watch = new Watch(page)
  await page.goto(adminPaths.account)
  const lists = [
    'products',
    'categories',
    'users',
    'message-templates',
    'texts',
    'trash',
    'offers',
    'backups',
  ]
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const list of lists) {
      await goWithin(page, `/admin/${list}`)
      await watch.settle(page)
      expect(await coveredTexts(page), `${list} at ${width}`).toEqual([])
    }
  }
  for (const [path, answer] of [
    ['categories', category],
    ['users', user],
    ['message-templates', template],
  ] as const)
    await adminApi.delete(`/api/${path}/${(await answer.json()).data.id}`)
  await adminApi.delete(`/api/products/${product.id}`)
})
