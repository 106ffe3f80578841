import { hash } from 'node:crypto'
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR, MINUTE } from '../../../shared/time/time.ts'
import { removeOldParts } from '../../base/files/storage/old-parts.ts'
import type { Storage } from '../../base/files/storage/storage.ts'
import { StorageOutage } from '../../base/files/storage/storage-outage.ts'
import type { BuildFiles } from '../static/assets.ts'
import { pack } from './pack.ts'

/** The folder of the storage that holds a file for each build. */
export const BUILDS = 'builds'

const UNFINISHED = '.storing-'
/** After this time the file is stored again, which says that the build is still in use. */
const STORED_AGAIN_AFTER = HOUR

const NOT_STORED =
  'Die Skripte und Bilder dieses Builds konnten nicht abgelegt werden und fehlen Prozessen eines anderen Builds. Das wird jede Minute erneut versucht.'

/** What a build's file is called. Who reads it can see by that whether it is undamaged. */
export const nameOf = (content: Buffer) => `${hash('sha256', content)}.json`

/** Keeps this build's files in the storage for as long as the process runs, for processes of other builds. */
export class StoredBuild {
  readonly #folder: string
  readonly #storage: Storage
  readonly #files: BuildFiles
  readonly #path: string
  readonly #size: number
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  #isFailing = false

  constructor({ dataDir, storage }: { dataDir: string; storage: Storage }, files: BuildFiles) {
    const content = pack(files)
    this.#folder = join(dataDir, BUILDS)
    this.#storage = storage
    this.#files = files
    this.#path = `${BUILDS}/${nameOf(content)}`
    this.#size = content.byteLength
  }

  /** Stores them, and looks every minute whether they have to be stored again. Never rejects. */
  async start(): Promise<void> {
    await this.#attempt()
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#attempt())
    }, MINUTE).unref()
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#running
  }

  async #attempt(): Promise<void> {
    try {
      await this.store(new Date())
      if (this.#isFailing) console.log('Die Skripte und Bilder dieses Builds sind jetzt abgelegt.')
      this.#isFailing = false
    } catch (error) {
      // Why the storage is away has been logged already.
      const reason = error instanceof StorageOutage ? [] : [error]
      if (!this.#isFailing) console.error(NOT_STORED, ...reason)
      this.#isFailing = true
    }
  }

  /** Stores them, unless that was done within the last hour. */
  async store(now: Date): Promise<void> {
    const stored = await this.#storage.find(this.#path)
    const isWhole = stored?.size === this.#size
    if (isWhole && now.getTime() - stored.changedAt.getTime() < STORED_AGAIN_AFTER) return
    await mkdir(this.#folder, { recursive: true })
    await removeOldParts(
      this.#folder,
      (name) => name.startsWith(UNFINISHED),
      new Date(now.getTime() - HOUR),
    )
    await using workspace = await mkdtempDisposable(join(this.#folder, UNFINISHED))
    const file = join(workspace.path, 'build.json')
    await writeFile(file, pack(this.#files))
    await this.#storage.put(file, this.#path)
  }
}

/** A day, and the hour in which a process may have ended without having said that it still runs. */
const KEPT_FOR = 25 * HOUR

/** Drops the files of builds that no process has run for a day. */
export async function dropOldBuilds(storage: Storage, now: Date): Promise<void> {
  for (const { path, changedAt } of await storage.list(BUILDS))
    if (now.getTime() - changedAt.getTime() > KEPT_FOR) await storage.remove(`${BUILDS}/${path}`)
}
