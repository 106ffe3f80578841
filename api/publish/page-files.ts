import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Compressed } from '../answers/compress.ts'
import { Press } from './press.ts'

const SIBLINGS = { identity: '', br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof SIBLINGS
const ENCODINGS = Object.keys(SIBLINGS) as Encoding[]

const STAGING = 'staging-'
const DAY_MS = 24 * 60 * 60 * 1000

/** Bytes on the disk that are not yet a page. */
export interface StagedPage {
  content: Compressed
  place(): void
  discard(): void
}

/**
 * Pages as files that a web server can deliver itself: `/produkt/7` is `produkt/7.html` with its
 * `.br` and `.gz` siblings, `/` is `index.html`.
 */
export class PageFiles {
  readonly #folder: string
  readonly #staging: string
  readonly #press = new Press()
  #staged = 0

  constructor(folder: string) {
    this.#folder = join(folder, 'pages')
    this.#staging = join(folder, `${STAGING}${process.pid}`)
    mkdirSync(this.#folder, { recursive: true })
    removeAbandoned(folder)
  }

  #file(path: string, encoding: Encoding): string {
    const name = path === '/' ? 'index' : path.slice(1)
    return join(this.#folder, `${name}.html${SIBLINGS[encoding]}`)
  }

  /** Writes a page aside, slow and unseen, so that it can be put in place at once. */
  async stage(path: string, html: string): Promise<StagedPage> {
    const name = join(this.#staging, String(++this.#staged))
    const files = {
      identity: name,
      br: name + SIBLINGS.br,
      gzip: name + SIBLINGS.gzip,
    }
    await mkdir(dirname(this.#file(path, 'identity')), { recursive: true })
    await mkdir(this.#staging, { recursive: true })
    const content = await this.#press.press({ html, files })
    return {
      content,
      place: () => {
        for (const encoding of ENCODINGS) renameSync(files[encoding], this.#file(path, encoding))
      },
      discard: () => {
        for (const encoding of ENCODINGS) rmSync(files[encoding], { force: true })
      },
    }
  }

  read(path: string): Compressed | null {
    try {
      return {
        identity: readFileSync(this.#file(path, 'identity')),
        br: readFileSync(this.#file(path, 'br')),
        gzip: readFileSync(this.#file(path, 'gzip')),
      }
    } catch {
      return null
    }
  }

  remove(path: string): void {
    for (const encoding of ENCODINGS) rmSync(this.#file(path, encoding), { force: true })
  }

  /** Drops the pages of an older build; until each is rendered again it is rendered on demand. */
  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true })
    mkdirSync(this.#folder, { recursive: true })
  }

  async close(): Promise<void> {
    await this.#press.close()
    rmSync(this.#staging, { recursive: true, force: true })
  }
}

/** What processes left behind that ended in the middle: whoever lives has written something within a day, or starts anew. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.startsWith(STAGING) && Date.now() - statSync(path).mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true })
  }
}
