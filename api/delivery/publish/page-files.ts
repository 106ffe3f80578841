import { createHash } from 'node:crypto'
import { mkdirSync, opendirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { DAY } from '../../../shared/time/durations.ts'
import { keysOf } from '../../../shared/values/keys.ts'
import { type Compressed, compress } from '../../base/requests/answers/compress.ts'
import { messageOf } from './failures.ts'

const SIBLINGS = { identity: '', br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof SIBLINGS
const ENCODINGS = keysOf(SIBLINGS)

const STAGING = 'staging-'
const PAGE_FILE = /^(.+)\.html(?:\.br|\.gz)?$/

/** A page that is written to the disk, but not in place yet. */
export interface StagedPage {
  content: Compressed
  /** Why writing it failed, or null. */
  failure: string | null
  place(path: string): void
  discard(): void
}

/**
 * Pages as files that a web server can deliver itself: `/produkt/7` is `produkt/7.html` with its
 * `.br` and `.gz` siblings, `/` is `index.html`.
 */
export class PageFiles {
  readonly #folder: string
  readonly #parent: string
  readonly #staging: string
  #staged = 0

  constructor(folder: string) {
    this.#folder = join(folder, 'pages')
    this.#parent = folder
    this.#staging = join(folder, `${STAGING}${process.pid}`)
  }

  #file(path: string, encoding: Encoding): string {
    const name = path === '/' ? 'index' : path.slice(1)
    return join(this.#folder, `${name}.html${SIBLINGS[encoding]}`)
  }

  /**
   * Compresses a page and writes it aside, so that putting it in place is only a rename. If the disk is
   * full, the page can still be served.
   */
  async stage(html: string): Promise<StagedPage> {
    const name = join(this.#staging, String(++this.#staged))
    const files = { identity: name, br: name + SIBLINGS.br, gzip: name + SIBLINGS.gzip }
    const content = await compress(html)
    const failure = await this.#write(files, content).then(() => null, messageOf)
    return {
      content,
      failure,
      place: (path) => {
        mkdirSync(dirname(this.#file(path, 'identity')), { recursive: true })
        for (const encoding of ENCODINGS) renameSync(files[encoding], this.#file(path, encoding))
      },
      discard: () => {
        for (const encoding of ENCODINGS) rmSync(files[encoding], { force: true })
      },
    }
  }

  /** Flushes each file to the disk before anything refers to it, so that a power cut leaves no half page. */
  async #write(files: Record<Encoding, string>, content: Compressed): Promise<void> {
    await mkdir(this.#staging, { recursive: true })
    const outcomes = await Promise.allSettled(
      ENCODINGS.map((encoding) => writeDated(files[encoding], content[encoding])),
    )
    const failed = outcomes.find(({ status }) => status === 'rejected')
    if (failed?.status !== 'rejected') return
    for (const encoding of ENCODINGS) await rm(files[encoding], { force: true })
    throw failed.reason
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

  /** The size of a page's files together, without reading them. */
  sizeOf(path: string): number {
    const sizes = ENCODINGS.map((encoding) => {
      const file = statSync(this.#file(path, encoding), { throwIfNoEntry: false })
      return file?.isFile() ? file.size : 0
    })
    return sizes.reduce((sum, size) => sum + size)
  }

  remove(path: string): void {
    for (const encoding of ENCODINGS)
      rmSync(this.#file(path, encoding), { recursive: true, force: true })
  }

  /** Moves all pages away at once and deletes them in the background. */
  clear(): void {
    const away = join(this.#staging, `away-${++this.#staged}`)
    try {
      mkdirSync(this.#staging, { recursive: true })
      renameSync(this.#folder, away)
      void rm(away, { recursive: true, force: true }).catch(() => {})
    } catch {
      rmSync(this.#folder, { recursive: true, force: true })
    }
  }

  makeFolder(): void {
    mkdirSync(this.#folder, { recursive: true })
  }

  /** The path of every page that has a file, once for each of its files. */
  *paths(): Generator<string> {
    const folder = opendirSync(this.#folder, { recursive: true })
    try {
      for (let entry = folder.readSync(); entry; entry = folder.readSync()) {
        const name = relative(this.#folder, join(entry.parentPath, entry.name))
        const page = PAGE_FILE.exec(name.split(sep).join('/'))?.[1]
        if (page) yield page === 'index' ? '/' : `/${page}`
      }
    } finally {
      folder.closeSync()
    }
  }

  /** Deletes what crashed processes left behind. A running one has written something within a day. */
  async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.#parent)) {
      const path = join(this.#parent, name)
      if (name.startsWith(STAGING) && Date.now() - (await stat(path)).mtimeMs > DAY)
        await rm(path, { recursive: true, force: true })
    }
  }

  close(): void {
    rmSync(this.#staging, { recursive: true, force: true })
  }
}

/** Writes a file with the time that its content gives it. */
async function writeDated(path: string, content: Buffer): Promise<void> {
  await using file = await open(path, 'w')
  await file.writeFile(content)
  const time = timeOf(content)
  await file.utimes(time, time)
  await file.sync()
}

/** Times end long before the first page was written, so that none is one that a clock has given. */
const TIMES = Date.UTC(2020) / 1000

/**
 * A time for a file, in whole seconds since 1970. Web servers tell a page from the one before by time and length, and
 * a clock gives two that are written within a second the same time. This one is the same wherever a page is written.
 */
function timeOf(content: Buffer): number {
  return createHash('sha256').update(content).digest().readUIntBE(0, 6) % TIMES
}

export function bytesOf(content: Compressed): number {
  return ENCODINGS.reduce((sum, encoding) => sum + content[encoding].byteLength, 0)
}

/** A hash of a page's files, to find out later whether they are what was put in place. */
export function fingerprintOf(content: Compressed): string {
  const hash = createHash('sha256')
  for (const encoding of ENCODINGS) hash.update(content[encoding])
  return hash.digest('base64url')
}
