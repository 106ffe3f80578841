import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  opendirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { DAY } from '../../../shared/time/time.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { codeOf } from '../../base/failures.ts'
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
  /** A hash of its files, to find out later whether they are what was put in place. */
  fingerprint: string
  /** Why writing it failed, or null. */
  failure: string | null
  place(path: string): void
  discard(): void
}

/**
 * Pages as files that a web server can deliver itself: `/produkt/7` is `produkt/7.html` with its
 * `.br` and `.gz` siblings, `/` is `index.html`. None is flushed to the disk, since all of them can be made again: what
 * an earlier process left is set aside until somebody has found it whole.
 */
export class PageFiles {
  readonly #folder: string
  readonly #aside: string
  readonly #parent: string
  readonly #staging: string
  #staged = 0

  constructor(folder: string) {
    this.#folder = join(folder, 'pages')
    this.#aside = join(folder, 'unchecked')
    this.#parent = folder
    // Two containers on one folder give their processes the same number.
    this.#staging = join(folder, `${STAGING}${randomUUID()}`)
  }

  #file(path: string, encoding: Encoding): string {
    return fileIn(this.#folder, path, encoding)
  }

  /**
   * Compresses a page and writes it aside, so that putting it in place is only a rename. If the disk is
   * full, the page can still be served.
   */
  async stage(html: string): Promise<StagedPage> {
    const name = join(this.#staging, String(++this.#staged))
    const files = { identity: name, br: name + SIBLINGS.br, gzip: name + SIBLINGS.gzip }
    const content = await compress(html)
    const fingerprint = fingerprintOf(content)
    const failure = this.#write(files, content, fingerprint)
    let isPlaced = failure !== null
    return {
      content,
      fingerprint,
      failure,
      place: (path) => {
        this.#place(path, files)
        isPlaced = true
      },
      discard: () => {
        if (!isPlaced) removeAll(files)
      },
    }
  }

  /** @returns why it failed, or null */
  #write(files: Record<Encoding, string>, content: Compressed, fingerprint: string): string | null {
    try {
      mkdirSync(this.#staging, { recursive: true })
      const times = timesFrom(fingerprint)
      for (const encoding of ENCODINGS) {
        writeFileSync(files[encoding], content[encoding])
        utimesSync(files[encoding], times[encoding], times[encoding])
      }
      return null
    } catch (error) {
      removeAll(files)
      return messageOf(error)
    }
  }

  #place(path: string, files: Record<Encoding, string>): void {
    mkdirSync(dirname(this.#file(path, 'identity')), { recursive: true })
    for (const encoding of ENCODINGS) renameSync(files[encoding], this.#file(path, encoding))
  }

  /** A page in place. */
  read(path: string): Compressed | null {
    return readFrom(this.#folder, path)
  }

  /**
   * Moves all pages to where no web server looks. A process that ended without goodbye, or a machine that lost its power,
   * may have left half a page, or one that was dropped.
   */
  setAside(): void {
    this.#discard(this.#aside)
    try {
      renameSync(this.#folder, this.#aside)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
    this.makeFolder()
  }

  readAside(path: string): Compressed | null {
    return readFrom(this.#aside, path)
  }

  /** Puts a page that was set aside in place again. */
  takeBack(path: string): void {
    const fileOf = (encoding: Encoding) => fileIn(this.#aside, path, encoding)
    this.#place(path, { identity: fileOf('identity'), br: fileOf('br'), gzip: fileOf('gzip') })
  }

  /** Deletes what is still set aside. */
  removeAside(): void {
    this.#discard(this.#aside)
  }

  remove(path: string): void {
    for (const folder of [this.#folder, this.#aside])
      if (existsSync(folder))
        for (const encoding of ENCODINGS)
          rmSync(fileIn(folder, path, encoding), { recursive: true, force: true })
  }

  clear(): void {
    this.#discard(this.#folder)
    this.#discard(this.#aside)
  }

  /** Moves a folder away at once and deletes it in the background. */
  #discard(folder: string): void {
    const away = join(this.#staging, `away-${++this.#staged}`)
    try {
      mkdirSync(this.#staging, { recursive: true })
      renameSync(folder, away)
      void rm(away, { recursive: true, force: true }).catch(() => {})
    } catch {
      rmSync(folder, { recursive: true, force: true })
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

function fileIn(folder: string, path: string, encoding: Encoding): string {
  const name = path === '/' ? 'index' : path.slice(1)
  return join(folder, `${name}.html${SIBLINGS[encoding]}`)
}

function readFrom(folder: string, path: string): Compressed | null {
  try {
    return {
      identity: readFileSync(fileIn(folder, path, 'identity')),
      br: readFileSync(fileIn(folder, path, 'br')),
      gzip: readFileSync(fileIn(folder, path, 'gzip')),
    }
  } catch {
    return null
  }
}

function removeAll(files: Record<Encoding, string>): void {
  for (const encoding of ENCODINGS) rmSync(files[encoding], { force: true })
}

/** Times end long before the first page was written, so that none is one that a clock has given. */
const TIMES = Date.UTC(2020) / 1000

/**
 * A time for each file of a page, in whole seconds since 1970. Web servers tell a file from the one before by time and
 * length, and a clock gives two that are written within a second the same time. These are the same wherever a page is
 * written.
 */
function timesFrom(fingerprint: string): Record<Encoding, number> {
  const hash = Buffer.from(fingerprint, 'base64url')
  const time = (place: number) => hash.readUIntBE(place, 6) % TIMES
  return { identity: time(0), br: time(6), gzip: time(12) }
}

/** A hash of a page's files, to find out later whether they are what was put in place. */
export function fingerprintOf(content: Compressed): string {
  const hash = createHash('sha256')
  for (const encoding of ENCODINGS) hash.update(content[encoding])
  return hash.digest('base64url')
}
