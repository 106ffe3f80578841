import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Every browser draws letters as wide as on a fine screen, and none contacts its vendor. */
export const CHROMIUM_ARGS = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The path of the browser for the tests: `CHROMIUM_PATH`, or an installed one, or the one from npm
 * (Linux x64), which is unpacked first. The processes that this one starts take the same.
 */
export async function findChromium(): Promise<string> {
  const path = process.env.CHROMIUM_PATH ?? installed() ?? (await unpacked())
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH: ${path} does not exist.`)
  process.env.CHROMIUM_PATH = path
  return path
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync)
}

async function unpacked(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'No browser found: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
    )
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
