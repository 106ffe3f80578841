import { paths } from '../../shared/addresses/paths.ts'
import { expect, test } from './fixtures.ts'

test('the legal pages speak to visitors, not to whoever runs the site, and the imprint names what the law demands', async ({
  page,
}) => {
  for (const path of [paths.privacy, paths.terms, paths.imprint]) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main, path).not.toContainText(
      /Hinweis für den Betreiber|einzutragen|Rechtsberatung|company\.ts|Vor der Veröffentlichung/,
    )
    await expect(page.getByRole('contentinfo'), path).toContainText('Vorführung')
  }
  await expect(
    page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').first(),
  ).toHaveText('Angaben nach § 5 DDG')
  await expect(page.getByRole('definition').filter({ hasText: 'Registergericht' })).toContainText(
    'Handelsregisternummer',
  )
})

test('the contents of a long text stand beside it on a wide screen, and lead into its folded parts on a phone', async ({
  page,
}) => {
  const clause = '§ 11 Mietzeit, Miete und Nutzung'
  const heading = page.getByRole('heading', { name: clause })
  const contents = page.getByRole('navigation', { name: 'Inhalt' })
  await page.goto(paths.terms)
  await expect(heading).toBeVisible()
  const left = await heading.boundingBox()
  const right = await contents.boundingBox()
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await contents.getByRole('link', { name: clause }).click()
  await expect(heading).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.terms)
  await expect(heading).toBeHidden()
  await page.getByText('Inhalt', { exact: true }).click()
  await contents.getByRole('link', { name: clause }).click()
  await expect(heading).toBeInViewport()
})
