import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Backup } from '../../../shared/backup/backup.ts'
import { DAY } from '../../../shared/time/time.ts'
import {
  type IncomingFolder,
  openIncoming,
  removeAbandoned,
} from '../../base/files/storage/incoming-folder.ts'
import { removeOldParts } from '../../base/files/storage/old-parts.ts'
import type { FileFacts, OpenedFile, Storage } from '../../base/files/storage/storage.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { inBatches } from '../../base/turns.ts'
import { isPlainFileName } from '../../catalogue/images/image-store.ts'
import { summaryOf } from './archive-summary.ts'
import type { Summary } from './manifest.ts'

const OWNER_ALONE = 0o700
const NIGHTLY = '-nachts'
/** The folder of the storage that holds the backups. */
export const BACKUPS = 'backups'
/** The prefix of what is unfinished. */
const PART = '.part-'

export type Origin = 'nightly' | 'manual' | 'beforeRestore'

/** Where finished backups are kept, one file each. */
export class BackupFiles {
  /** For what is unfinished, on this machine. */
  readonly folder: string
  readonly #storage: Storage
  /** What files said about themselves, because each has to be opened for it. */
  readonly #summaries = new LRUCache<string, { said: Summary | null }>({ max: 1000 })

  constructor(dataDir: string, storage: Storage) {
    this.folder = join(dataDir, BACKUPS)
    this.#storage = storage
  }

  /** Makes room on this machine. Only for the one who has the lock: no part is being written. */
  async removeParts(now: Date): Promise<void> {
    await removeOldParts(this.folder, (name) => name.startsWith(PART), now)
  }

  /** Removes what ended in the middle on this machine. */
  async removeLeftovers(now: Date): Promise<void> {
    const yesterday = new Date(now.getTime() - DAY)
    await removeOldParts(this.folder, (name) => name.startsWith(PART), yesterday)
    await removeAbandoned(this.folder, now)
  }

  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: OWNER_ALONE })
  }

  /** A name for a file that is being written. */
  part(now: Date): string {
    return join(this.folder, `${PART}${now.getTime()}`)
  }

  /** A folder of this machine for a file that is being received. Disposing of it deletes it. */
  async incoming(): Promise<IncomingFolder> {
    await this.open()
    return openIncoming(this.folder)
  }

  /** Takes a finished file in. */
  async add(file: string, origin: Origin, now: Date): Promise<Backup> {
    const moment = now.toISOString().replace(/:|\.\d+/g, (text) => (text === ':' ? '-' : ''))
    const name = NAMES[origin](moment)
    await this.#storage.put(file, pathOf(name))
    return this.get(name)
  }

  /** Newest first. */
  async list(): Promise<Backup[]> {
    const files = (await this.#storage.list(BACKUPS)).filter(({ path }) => isBackupName(path))
    const backups = await inBatches(files, (file) => this.#describe(file.path, file))
    return backups.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  /** @throws {ApiError} 404 */
  async get(name: string): Promise<Backup> {
    const facts = await this.#storage.find(pathOf(name))
    if (!facts) throw unknown()
    return this.#describe(name, facts)
  }

  /** @throws {ApiError} 404 */
  async read(name: string): Promise<OpenedFile> {
    const file = await this.#storage.open(pathOf(name))
    if (!file) throw unknown()
    return file
  }

  /**
   * A backup as a file of this machine: itself, or a copy in that folder.
   * @throws {ApiError} 404
   */
  async fetch(name: string, folder: string): Promise<string> {
    const file = await this.#storage.fetch(pathOf(name), folder)
    if (!file) throw unknown()
    return file
  }

  /** Where a backup is, in words that an administrator understands. */
  placeOf(name: string): string {
    return this.#storage.placeOf(pathOf(name))
  }

  async remove(name: string): Promise<void> {
    await this.#storage.remove(pathOf(name))
  }

  async #describe(name: string, { size, changedAt }: FileFacts): Promise<Backup> {
    const said = await this.#summaryOf(name, size, changedAt)
    return {
      name,
      size,
      isNightly: name.endsWith(`${NIGHTLY}.zip`),
      isReadable: said !== null,
      createdAt: said?.createdAt ?? changedAt.toISOString(),
      counts: said?.counts ?? {},
    }
  }

  async #summaryOf(name: string, size: number, changedAt: Date) {
    const key = `${name} ${size} ${changedAt.getTime()}`
    const known = this.#summaries.get(key)
    if (known) return known.said
    const said = await summaryOf(this.#storage, pathOf(name), size)
    this.#summaries.set(key, { said })
    return said
  }
}

const NAMES: Record<Origin, (moment: string) => string> = {
  nightly: (moment) => `sicherung-${moment}${NIGHTLY}.zip`,
  manual: (moment) => `sicherung-${moment}.zip`,
  // A name of its own: in the same second it must not take the place of the one that is restored.
  beforeRestore: (moment) => `vor-dem-zurueckspielen-${moment}.zip`,
}

const unknown = () => notFound('Diese Sicherung gibt es nicht.')

/** @throws {ApiError} 404 for a name that no backup can have */
function pathOf(name: string): string {
  if (!isBackupName(name)) throw unknown()
  return `${BACKUPS}/${name}`
}

const isBackupName = (name: string) => isPlainFileName(name) && name.endsWith('.zip')
