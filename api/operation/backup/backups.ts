import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { z } from 'zod'
import type { Backup } from '../../../shared/backup/backup.ts'
import {
  type BackupStatus,
  type BackupWork,
  backupStatus,
  type RestoreReport,
  type restoreModes,
} from '../../../shared/backup/backup-work.ts'
import { DAY } from '../../../shared/time/time.ts'
import { LockTaken } from '../../base/data/db/locks.ts'
import { ApiError, asFullDisk } from '../../base/requests/http/errors.ts'
import { type OnProgress, Progress } from '../../base/work/tasks/progress.ts'
import { Tasks } from '../../base/work/tasks/tasks.ts'
import { BackupFiles, type Origin } from './backup-files.ts'
import { type RestoreTarget, restoreBackup } from './restore-backup.ts'
import { counting, isNightlyDue, outdated } from './rotation.ts'
import { writeBackup } from './write-backup.ts'

const BUSY =
  'Es läuft gerade eine andere Sicherung oder Wiederherstellung. Bitte warten Sie, bis sie fertig ist.'
const INTERRUPTED = 'Der Server wurde neu gestartet, bevor sie fertig war.'
const UNKNOWN = 'Einzelheiten stehen im Protokoll des Servers.'
const OVERDUE_MS = 2 * DAY
const CAME_OUT_BROKEN =
  'Die Sicherung lässt sich nach dem Schreiben nicht öffnen. Bitte prüfen Sie den Datenträger.'
const NOT_COUNTED = 'Diese Dateien lassen sich nicht öffnen und zählen nicht als Sicherung:'

const unreadableOf = (files: Backup[]) =>
  files.filter(({ isReadable }) => !isReadable).map(({ name }) => name)

/** The name of the task: there is one at a time, and only the last one is remembered. */
const TASK = 'backup'
const reported = backupStatus.pick({ work: true, failure: true })
type Reported = z.infer<typeof reported>

interface Attempt {
  onProgress: OnProgress
  /** Why the last backup failed. */
  failure: Reported['failure']
}

/** Makes backups, keeps them and restores them, one at a time among all processes. */
export class Backups {
  readonly files: BackupFiles
  readonly #parts: RestoreTarget
  readonly #tasks: Tasks<Reported>

  constructor(parts: RestoreTarget & { config: { dataDir: string } }) {
    this.#parts = parts
    this.files = new BackupFiles(parts.config.dataDir, parts.images.storage)
    this.#tasks = new Tasks(parts.database, 'backup', reported)
  }

  async status(now = new Date()): Promise<BackupStatus> {
    const all = await this.files.list()
    const [newest] = counting(all, now)
    const age = newest ? now.getTime() - Date.parse(newest.createdAt) : Number.POSITIVE_INFINITY
    return {
      newest: newest?.createdAt ?? null,
      isOverdue: all.length > 0 && age > OVERDUE_MS,
      unreadable: unreadableOf(all),
      ...(await this.#reported()),
    }
  }

  /** @throws {ApiError} 409 while another backup or restore is under way */
  make(now = new Date()): Promise<Backup> {
    return this.#oneAtATime('backup', (attempt) => this.#make('manual', now, attempt))
  }

  /**
   * As `make`, but into a file elsewhere, which appears when it is complete.
   * @throws {ApiError} 409 also if there is a file of that name
   */
  makeAt(file: string): Promise<void> {
    return this.#oneAtATime('backup', async ({ onProgress }) => {
      if (existsSync(file)) throw new ApiError(409, `Die Datei ${file} gibt es schon.`)
      const part = `${file}.part`
      await this.#write(part, new Date(), onProgress)
      await rename(part, file)
    })
  }

  /**
   * Makes the backup of this night if that has not been done yet, and deletes those that are outdated.
   * @param rotates false while the clock is in doubt: a wrong one would count the nights of before as long over
   */
  async makeNightly(now = new Date(), { rotates } = { rotates: true }): Promise<void> {
    const isDue = async () => isNightlyDue(counting(await this.files.list(), now), now)
    if (!(await isDue())) return
    await this.#oneAtATime('backup', async (attempt) => {
      if (!(await isDue())) return
      await this.#make('nightly', now, attempt)
      const all = await this.files.list()
      const gone = rotates ? outdated(counting(all, now)) : []
      for (const name of gone) await this.files.remove(name)
      const unreadable = unreadableOf(all)
      if (unreadable.length > 0) console.warn(`${NOT_COUNTED} ${unreadable.join(', ')}`)
    })
  }

  /**
   * Says what a backup would change, or applies it. What is there now is backed up before it is replaced.
   * @throws {ApiError} if it does not fit; then nothing has changed
   */
  restore(file: string, mode: (typeof restoreModes)[number]): Promise<RestoreReport> {
    const kind = mode === 'apply' ? 'restore' : 'check'
    return this.#oneAtATime(kind, (attempt) => {
      const before = async () => (await this.#make('beforeRestore', new Date(), attempt)).name
      return restoreBackup(this.#parts, file, mode, { onProgress: attempt.onProgress, before })
    })
  }

  async #make(origin: Origin, now: Date, attempt: Attempt): Promise<Backup> {
    const part = this.files.part(now)
    try {
      await this.#write(part, now, attempt.onProgress)
      const backup = await this.files.add(part, origin, now)
      if (!backup.isReadable) throw new ApiError(507, CAME_OUT_BROKEN)
      attempt.failure = null
      return backup
    } catch (error) {
      attempt.failure = {
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
      throw asFullDisk(error)
    }
  }

  async #oneAtATime<Result>(
    kind: BackupWork,
    work: (attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    await this.files.open()
    const { failure } = await this.#reported()
    const progress = new Progress<BackupWork>()
    try {
      return await progress.during(kind, (onProgress) => {
        const attempt = { onProgress, failure }
        const state = () => ({ work: progress.current, failure: attempt.failure })
        return this.#tasks.run(TASK, { state, cancel: () => {} }, async () => {
          await this.files.removeParts(new Date())
          return work(attempt)
        })
      })
    } catch (error) {
      throw error instanceof LockTaken ? new ApiError(409, BUSY) : error
    }
  }

  /** What is being done, by whichever process, and why the last backup failed. */
  async #reported(): Promise<Reported> {
    const last = await this.#tasks.find(TASK)
    const { work = null, failure = null } = last?.state ?? {}
    if (last?.status === 'running') return { work, failure }
    const isInterrupted = last?.status === 'lost' && work?.kind === 'backup'
    return {
      work: null,
      failure: isInterrupted ? { at: last.reportedAt.toISOString(), error: INTERRUPTED } : failure,
    }
  }
}
