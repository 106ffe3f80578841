import { emptyFolder, startServer } from '../../api/tests/server-process.ts'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, test } from './fixtures.ts'

const NEW = { name: 'Hubwagen', slug: 'hubwagen', sortOrder: 100 }

test('whatever the number of categories, their cards fill each row of the home page, each with a drawing that fits', async ({
  page,
  adminApi,
}) => {
  await adminApi.post('/api/categories', { data: NEW })
  await page.goto('/')
  const grid = page.locator('.category-grid')
  await expect(grid.getByRole('article').last()).toContainText(NEW.name)
  await grid.scrollIntoViewIfNeeded()
  const most = (await grid.getByRole('article').count()) + 2
  // Further ones are as their neighbours: only how many there are says how a row is filled.
  while ((await grid.getByRole('article').count()) <= most) {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const holes = await grid.evaluate((list) => {
        const edge = list.getBoundingClientRect().right
        const cards = [...list.children].map((card) => card.getBoundingClientRect())
        const endsRow = (top: number, index: number) => cards[index + 1]?.top !== top
        return cards
          .filter(({ top }, index) => endsRow(top, index))
          .map(({ right }) => edge - right)
          .filter((hole) => hole > 1)
      })
      const count = await grid.getByRole('article').count()
      expect(holes, `${count} at ${width} pixels`).toEqual([])
    }
    await grid.evaluate((list) =>
      list.lastElementChild?.after(list.lastElementChild.cloneNode(true)),
    )
  }
  const drawing = (name: string) =>
    page
      .locator('.category-card')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .getByRole('presentation')
      .first()
  await expect(drawing('Hubwagen')).toHaveAttribute('src', /line-load/)
  await expect(drawing('Dieselstapler')).toHaveAttribute('src', /line-diesel/)
  await adminApi.delete(`/api/categories/${NEW.slug}`)
})

test('without any machine the list says what to do, and without any category the home page leaves their section out', {
  tag: '@nightly',
}, async ({ page }) => {
  const server = await startServer(emptyFolder(), { SEED: 'none' })
  try {
    const stock = page.waitForResponse('**/api/products?*')
    await page.goto(`${server.url}${paths.catalogue}?marke=Linde`)
    await stock
    await expect(
      page.getByRole('heading', { name: 'Zurzeit keine Gabelstapler im Bestand' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Alle Filter zurücksetzen' })).toHaveCount(0)
    const inquiry = page.locator('.nothing-found').getByRole('link', { name: 'Anfrage stellen' })
    await expect(inquiry).toHaveAttribute('href', paths.contactSeeking('Linde'))

    const headers = { Authorization: `Bearer ${await server.token()}` }
    const categories = `${server.url}/api/categories`
    const { data } = await (await page.request.get(categories)).json()
    for (const { id } of data) await page.request.delete(`${categories}/${id}`, { headers })
    await page.goto(server.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Für jede Last/ })).toHaveCount(0)
    const find = page.getByRole('link', { name: 'Gabelstapler finden' })
    await expect(find).toHaveAttribute('href', paths.catalogue)
  } finally {
    await server.terminate()
  }
})
