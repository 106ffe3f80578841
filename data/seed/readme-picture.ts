import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { startServer } from '../../api/tests/server-process.ts'
import { paths } from '../../shared/paths.ts'
import { CHROMIUM_ARGS, findChromium } from '../../site/e2e/chromium.ts'

const PICTURE = new URL('../../docs/home.png', import.meta.url).pathname
const SIZE = { width: 1280, height: 860 }

/** Draws the README's picture: the home page of the product as it is built, with the demo stock. */
export async function drawReadme(): Promise<void> {
  const server = await startServer(await newDataDir())
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_ARGS,
  })
  try {
    const page = await browser.newPage({ viewport: SIZE, locale: 'de-DE', reducedMotion: 'reduce' })
    await page.goto(server.url + paths.home, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(PICTURE)
  } finally {
    await browser.close()
    await server.terminate()
  }
}
