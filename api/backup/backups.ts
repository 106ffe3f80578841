import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '../../shared/backup.ts'
import type {
  BackupStatus,
  BackupWork,
  RestoreReport,
  restoreModes,
} from '../../shared/backup-work.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import { isBusy, withFileLock } from '../db/file-lock.ts'
import { ApiError } from '../errors.ts'
import type { ImageStore } from '../images/image-store.ts'
import { type OnProgress, Progress } from '../progress.ts'
import { restoreBackup } from './restore-backup.ts'
import { isNightlyDue, outdated } from './rotation.ts'
import { Shelf } from './shelf.ts'
import { writeBackup } from './write-backup.ts'

const BUSY =
  'Es läuft gerade eine andere Sicherung oder Wiederherstellung. Bitte warten Sie, bis sie fertig ist.'
const NO_SPACE = 'Auf dem Datenträger ist kein Platz mehr.'
const UNKNOWN = 'Einzelheiten stehen im Protokoll des Servers.'
const OVERDUE_MS = 2 * 24 * 60 * 60 * 1000

interface Parts {
  config: Config
  database: Database
  images: ImageStore
}

/** Makes backups, keeps them and restores them, one at a time among all processes. */
export class Backups {
  readonly shelf: Shelf
  readonly #parts: Parts
  readonly #progress = new Progress<BackupWork>()
  #failure: BackupStatus['failure'] = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.shelf = new Shelf(parts.config.dataDir, parts.images.storage)
  }

  async status(now = new Date()): Promise<BackupStatus> {
    const [newest] = await this.shelf.list()
    const age = newest ? now.getTime() - Date.parse(newest.createdAt) : 0
    return {
      newest: newest?.createdAt ?? null,
      isOverdue: age > OVERDUE_MS,
      work: this.#progress.current,
      failure: this.#failure,
    }
  }

  /** @throws {ApiError} 409 while another backup or restore is under way */
  make(now = new Date()): Promise<Backup> {
    return this.#alone(() => this.#make('manual', now))
  }

  /**
   * As `make`, but into a file elsewhere, which appears when it is complete.
   * @throws {ApiError} 409 also if there is a file of that name
   */
  makeAt(file: string): Promise<void> {
    return this.#alone(async () => {
      if (existsSync(file)) throw new ApiError(409, `Die Datei ${file} gibt es schon.`)
      const part = `${file}.part`
      await this.#write(part, new Date(), () => {})
      await rename(part, file)
    })
  }

  /** Makes the backup of this night if that has not been done yet, and deletes those that are outdated. */
  async makeNightly(now = new Date()): Promise<void> {
    if (!isNightlyDue(await this.shelf.list(), now)) return
    await this.#alone(async () => {
      if (!isNightlyDue(await this.shelf.list(), now)) return
      await this.#make('nightly', now)
      for (const name of outdated(await this.shelf.list())) await this.shelf.remove(name)
    })
  }

  /**
   * Says what a backup would change, or applies it.
   * @throws {ApiError} if it does not fit; then nothing has changed
   */
  restore(file: string, mode: (typeof restoreModes)[number]): Promise<RestoreReport> {
    const kind = mode === 'apply' ? 'restore' : 'check'
    return this.#alone(() =>
      this.#progress.during(kind, (onProgress) =>
        restoreBackup(this.#parts, file, mode, onProgress),
      ),
    )
  }

  async #make(origin: 'manual' | 'nightly', now: Date): Promise<Backup> {
    const part = this.shelf.part(now)
    try {
      const backup = await this.#progress.during('backup', async (onProgress) => {
        await this.#write(part, now, onProgress)
        return this.shelf.add(part, origin, now)
      })
      this.#failure = null
      return backup
    } catch (error) {
      this.#failure = {
        at: now.toISOString(),
        error: error instanceof ApiError ? error.message : UNKNOWN,
      }
      throw error
    } finally {
      await rm(part, { force: true })
    }
  }

  /** @throws {ApiError} 507 if the disk is full; nothing of the file is left then */
  async #write(part: string, now: Date, onProgress: OnProgress): Promise<void> {
    try {
      await writeBackup(this.#parts, part, now, onProgress)
    } catch (error) {
      await rm(part, { force: true })
      throw isFull(error) ? new ApiError(507, NO_SPACE) : error
    }
  }

  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.shelf.open()
    const lock = join(this.shelf.folder, '.lock')
    try {
      return await withFileLock(
        lock,
        async () => {
          await this.shelf.tidy(new Date())
          return work()
        },
        { patience: 0 },
      )
    } catch (error) {
      throw isBusy(error) ? new ApiError(409, BUSY) : error
    }
  }
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT'
}
