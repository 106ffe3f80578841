import { paths } from '../../shared/addresses/paths.ts'
import { expect, test } from './fixtures.ts'

const INJECTED = `<script>document.title = 'Übernommen'</script><img src="/nichts.webp" alt="" onerror="document.title = 'Übernommen'">`

test.use({ expectedErrors: [/Content Security Policy|Content-Security-Policy|404/] })

for (const [delivery, withHeader] of [
  ['by the application', true],
  ['as a file by another web server', false],
] as const)
  test(`a script that got into a page does not run where the page is delivered ${delivery}`, {
    tag: '@everyday',
  }, async ({ page }) => {
    await page.route(`**${paths.product(1)}`, async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      if (!withHeader) delete headers['content-security-policy']
      const body = (await response.text()).replace('<title>', `${INJECTED}<title>`)
      await route.fulfill({ response, headers, body })
    })
    await page.goto(paths.product(1))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveTitle('Übernommen')
    expect(await page.evaluate(() => document.documentElement.innerHTML)).toContain('Übernommen')
  })

test('the description of the API shows its routes and bears the icon of the site', async ({
  page,
}) => {
  await page.goto('/')
  const icon = page.locator('link[rel=icon]')
  const address = await icon.getAttribute('href')
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /^Gabelstapler-API/ })).toBeVisible()
  await expect(icon).toHaveAttribute('href', String(address))
  const headers = (await page.request.get(String(address))).headers()
  expect(headers['content-type']).toContain('image/svg+xml')
})
