import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Browser {
  executablePath: string
  args: string[]
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Keeps an installed browser from contacting its vendor. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The browser for the tests: `CHROMIUM_PATH`, or an installed one, or the one from npm (Linux x64). */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return { executablePath: named, args: ARGS }
    throw new Error(`CHROMIUM_PATH: ${named} does not exist.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(existsSync)
  if (installed) return { executablePath: installed, args: ARGS }

  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium')
    return { executablePath: await chromium.executablePath(), args: chromium.args }
  }
  throw new Error(
    'No browser found: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  )
}
