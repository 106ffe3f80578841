import { paths } from '../../shared/paths.ts'
import { expect, test } from './fixtures.ts'

for (const path of [paths.imprint, paths.privacy, paths.terms])
  test(`${path} speaks to visitors, not to whoever runs the site`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).not.toContainText(
      /Hinweis für den Betreiber|einzutragen|Rechtsberatung|company\.ts|Vor der Veröffentlichung/,
    )
    await expect(page.getByRole('contentinfo')).toContainText('Vorführung')
  })

const clause = '§ 11 Mietzeit, Miete und Nutzung'

test('on a wide screen the contents stand beside the whole text', async ({ page }) => {
  await page.goto(paths.terms)
  const contents = page.getByRole('navigation', { name: 'Inhalt' })
  const heading = page.getByRole('heading', { name: clause })
  await expect(heading).toBeVisible()
  const [left, right] = [await heading.boundingBox(), await contents.boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await contents.getByRole('link', { name: clause }).click()
  await expect(heading).toBeInViewport()
})

test('on a phone the parts of a long text are folded, and the contents lead into them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.terms)
  const heading = page.getByRole('heading', { name: clause })
  await expect(heading).toBeHidden()
  await page.getByText('Inhalt', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: clause }).click()
  await expect(heading).toBeInViewport()
})

test('the imprint names what the law demands, and its contents begin with it', async ({ page }) => {
  await page.goto(paths.imprint)
  await expect(
    page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').first(),
  ).toHaveText('Angaben nach § 5 DDG')
  await expect(page.getByRole('definition').filter({ hasText: 'Registergericht' })).toContainText(
    'Handelsregisternummer',
  )
})
