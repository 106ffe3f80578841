import { type ChildProcess, spawn } from 'node:child_process'
import { type Browser, chromium, type Page } from '@playwright/test'
import getPort from 'get-port'
import sharp from 'sharp'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import type { Product } from '../../shared/product/product.ts'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'
import { expect } from './fixtures.ts'

export const PHONE = { width: 360, height: 740 }

/** A photograph that differs from all others, so that their order can be told by their widths. */
async function photo(width: number, height = 300): Promise<Buffer> {
  const picture = { create: { width, height, channels: 3, background: '#557' } } as const
  return sharp(picture).jpeg().toBuffer()
}

const photoOf = async (width: number): Promise<PhotoFile> => ({
  name: `foto-${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await photo(width),
})

interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const choosePhotos = async (page: Page, photos: (number | PhotoFile)[]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotos auswählen' }).click()
  const files = photos.map((file) => (typeof file === 'number' ? photoOf(file) : file))
  await (await chooser).setFiles(await Promise.all(files))
}

export async function call<Data>(server: ServerProcess, path: string): Promise<Data> {
  const token = await server.token()
  const headers = { Authorization: `Bearer ${token}` }
  return (await (await fetch(`${server.url}/api${path}`, { headers })).json()).data
}

export const productOf = (server: ServerProcess, id: number) =>
  call<Product>(server, `/products/${id}`)

/** How wide the pictures of a product are, in their order. */
export async function widthsOf(
  server: ServerProcess,
  { images }: Product,
): Promise<(number | undefined)[]> {
  const widths = images.map(async (image) => {
    const bytes = await (await fetch(server.url + image)).arrayBuffer()
    return (await sharp(Buffer.from(bytes)).metadata()).width
  })
  return Promise.all(widths)
}

/** What a test has started and not ended, because it failed before. */
const started: ChildProcess[] = []
export function endStarted() {
  for (const child of started.splice(0)) child.kill('SIGKILL')
}

export async function startOwnServer(dataDir: string, env: Record<string, string> = {}) {
  const server = await startServer(dataDir, env)
  started.push(server.process)
  return server
}

/** A browser with a folder of its own, which can be ended as a phone ends one: from one moment to the next. */
export async function startBrowser(folder: string) {
  const port = await getPort()
  const child: ChildProcess = spawn(await findChromium(), [
    ...CHROMIUM_ARGS,
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${folder}`,
    'about:blank',
  ])
  started.push(child)
  let browser: Browser | undefined
  await expect(async () => {
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  }).toPass()
  if (!browser) throw new Error('The browser did not start')
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window')
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  /** Ends it as somebody does who is done. */
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const session = await browser?.newBrowserCDPSession()
    await session?.send('Browser.close').catch(() => undefined)
    await ended
  }
  return { page, kill, close }
}

export async function logIn(
  page: Page,
  server: ServerProcess,
  username = 'admin',
  password = PASSWORD,
) {
  await page.goto(`${server.url}/admin/hof`)
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hof' })).toBeVisible()
}

/** The session has ended once the login is there again: whoever leaves earlier may still be logged in. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
}

export const isKept = (page: Page) =>
  page.evaluate(async () =>
    Boolean(await (await caches.open('gabelstapler.hof')).match('/admin/hof')),
  )

/** No browser for Linux has a reader. This one reads `window.seen` once the picture of its camera runs. */
export function lookThroughCamera() {
  const picture = document.createElement('canvas')
  const paint = () => {
    picture.getContext('2d')?.fillRect(0, 0, 1, 1)
    requestAnimationFrame(paint)
  }
  paint()
  navigator.mediaDevices.getUserMedia = async () => picture.captureStream()
  class Reader {
    static getSupportedFormats = async () => ['qr_code']
    detect = async ({ videoWidth }: HTMLVideoElement) =>
      videoWidth > 0 && 'seen' in window ? [{ rawValue: window.seen }] : []
  }
  Object.assign(window, { BarcodeDetector: Reader })
}
