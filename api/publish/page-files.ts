import { mkdirSync, readFileSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Compressed } from './compress.ts'

const SIBLINGS = { identity: '', br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof SIBLINGS
const ENCODINGS = Object.keys(SIBLINGS) as Encoding[]

let serial = 0

/**
 * Pages as files that a web server can deliver itself: `/produkt/7` is `produkt/7.html` with its
 * `.br` and `.gz` siblings, `/` is `index.html`.
 */
export class PageFiles {
  readonly #folder: string
  readonly #staging: string

  constructor(folder: string) {
    this.#folder = join(folder, 'pages')
    this.#staging = join(folder, 'staging')
    mkdirSync(this.#folder, { recursive: true })
    rmSync(this.#staging, { recursive: true, force: true })
    mkdirSync(this.#staging, { recursive: true })
  }

  #file(path: string, encoding: Encoding): string {
    return join(this.#folder, `${path === '/' ? 'index' : path.slice(1)}.html${SIBLINGS[encoding]}`)
  }

  /** Writes the bytes aside, slow and unseen; the function it returns puts them in place at once. */
  async stage(path: string, content: Compressed): Promise<() => void> {
    const name = join(this.#staging, `${process.pid}-${++serial}`)
    await mkdir(dirname(this.#file(path, 'identity')), { recursive: true })
    await Promise.all(
      ENCODINGS.map((encoding) => writeFile(`${name}${SIBLINGS[encoding]}`, content[encoding])),
    )
    return () => {
      for (const encoding of ENCODINGS)
        renameSync(`${name}${SIBLINGS[encoding]}`, this.#file(path, encoding))
    }
  }

  read(path: string): Compressed | null {
    try {
      const [identity, br, gzip] = ENCODINGS.map((encoding) => readFileSync(this.#file(path, encoding)))
      return identity && br && gzip ? { identity, br, gzip } : null
    } catch {
      return null
    }
  }

  remove(path: string): void {
    for (const encoding of ENCODINGS) {
      try {
        unlinkSync(this.#file(path, encoding))
      } catch {
        // It was not there, which is what was asked for.
      }
    }
  }

  /** Pages of an older build, all at once; until each is rendered again the site renders it on demand. */
  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true })
    mkdirSync(this.#folder, { recursive: true })
  }
}
