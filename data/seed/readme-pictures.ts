import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { startServer } from '../../api/tests/server-process.ts'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { paths } from '../../shared/addresses/paths.ts'
import { CHROMIUM_ARGS, findChromium } from '../../site/e2e/chromium.ts'

const DOCS = new URL('../../docs/', import.meta.url)
const SIZE = { width: 1280, height: 860 }

/** Draws the README's pictures: the home page and „Heute“ of the product as it is built, with the demo stock. */
export async function drawReadme(): Promise<void> {
  const server = await startServer(await newDataDir())
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_ARGS,
  })
  try {
    const page = await browser.newPage({ viewport: SIZE, locale: 'de-DE', reducedMotion: 'reduce' })
    await draw(page, server.url + paths.home, 'home.png')
    await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
      TOKEN_KEY,
      await server.token(),
    ] as const)
    await draw(page, server.url + paths.adminToday, 'admin.png')
  } finally {
    await browser.close()
    await server.terminate()
  }
}

async function draw(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(new URL(name, DOCS).pathname)
}
