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
