import type { Locator, Page } from '@playwright/test'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { addProduct, expect, test } from './fixtures.ts'
import { Watch } from './walk/watch.ts'
import { goWithin } from './within-administration.ts'

const boxes = (page: Page) => page.locator('tbody').getByRole('checkbox')
const selected = (page: Page) => page.getByText(/\d+ ausgewählt/)

/** Where something stands: a list that has just come may be drawn anew at that moment. */
async function placeOf(element: Locator) {
  let place: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expect.poll(async () => (place = await element.boundingBox())).not.toBeNull()
  return place
}

test('a selection moves no row, and ends with the edit, with leaving the list and with a reload', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/products')
  const second = boxes(page).nth(1)
  await expect(second).toBeVisible()
  const before = await placeOf(second)
  await boxes(page).first().check()
  await expect(selected(page)).toBeVisible()
  expect(await placeOf(second)).toEqual(before)
  await boxes(page).first().uncheck()
  await expect(selected(page)).toBeHidden()

  await boxes(page).first().check()
  await page.getByRole('button', { name: 'Ändern …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Empfohlen').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Vorschau' }).click()
  await dialog.getByRole('button', { name: '1 Maschine ändern' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText(/^Rückgängig gemacht/)).toBeVisible()
  await expect(selected(page)).toBeHidden()

  await boxes(page).first().check()
  await page.getByRole('link', { name: 'Kategorien', exact: true }).click()
  await page.getByRole('link', { name: 'Produkte', exact: true }).click()
  await expect(boxes(page).first()).not.toBeChecked()
  await expect(selected(page)).toBeHidden()

  await boxes(page).first().check()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(boxes(page).first()).not.toBeChecked()
  await expect(selected(page)).toBeHidden()
  await expect(second).toBeVisible()
  const low = await placeOf(second)
  await boxes(page).first().check()
  await expect(selected(page)).toBeVisible()
  expect(await placeOf(second)).toEqual(low)
})

test('a machine that is deleted in its row is not selected any more, and those that are filtered away are counted beside what is done with them', async ({
  adminPage: page,
  adminApi,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { title } = await addProduct(adminApi, {
    title: 'Linde E12 zum Löschen',
    status: 'inactive',
  })
  await page.goto('/admin/products')
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('checkbox').check()
  const all = await boxes(page).count()
  await boxes(page).last().check()
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  await row.getByRole('button', { name: `Mehr zu ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Löschen …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('1 ausgewählt')).toBeVisible()
  await expect(page.getByText('nicht in dieser Ansicht')).toHaveCount(0)

  // The next machine takes the place of the one that was deleted.
  await expect(boxes(page)).toHaveCount(all)
  await page.locator('thead').getByRole('checkbox').check()
  await expect(page.getByText('nicht in dieser Ansicht')).toHaveCount(0)
  await page.getByRole('searchbox').fill('Linde')
  await expect(page.getByText(/^\d+ davon nicht in dieser Ansicht$/)).toBeVisible()
  await expect(page.getByText(`${all} ausgewählt`)).toBeVisible()
})

test('no list is wider than its card', async ({ adminPage: page, adminApi }) => {
  const { id } = await addProduct(adminApi, {
    title: 'Linde H30D mit Kabine, Seitenschieber und Zinkenverstellgerät',
    priceKind: 'onRequest',
    price: 1_234_567,
  })
  const watch = new Watch(page)
  await page.goto(adminPaths.account)
  for (const list of ['products', 'inquiries', 'offers', 'users', 'trash', 'categories', 'texts']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await goWithin(page, `/admin/${list}`)
    await watch.settle(page)
    const table = page.getByRole('table')
    const empty = page.getByText(/^(Noch keine|Keine|Hier|Der Papierkorb)/).first()
    await expect(table.or(empty).first()).toBeVisible()
    if ((await table.count()) === 0) continue
    for (const width of [1440, 1280, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      const excess = await table.evaluate(
        (element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
      )
      expect(excess, `${list} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await adminApi.delete(`/api/products/${id}`)
})
