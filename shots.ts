import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from './site/e2e/chromium.ts'
const [out, base] = process.argv.slice(2) as [string, string]
await mkdir(out, { recursive: true })
const executablePath = await findChromium()
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
const pages = ['/', '/alle-gabelstapler', '/staplerberater', '/staplerberater?last=1,4+t', '/kategorie/all','/kategorie/diesel', '/gebrauchte-stapler', '/stapler-mieten', '/service', '/ueber-uns', '/kontakt', '/impressum', '/datenschutz', '/agb', '/produkt/1','/produkt/5', '/vergleich?maschinen=1,2,3', '/merkliste', '/gibt-es-nicht']
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  for (const path of pages) {
    await page.goto(base + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.querySelectorAll('img').forEach((i) => { i.loading = 'eager' }))
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${out}/${width}${path.replace(/[^a-z0-9]/g, '_')}.png`, fullPage: true, animations: 'disabled' })
  }
}
await browser.close()
