import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/sql'
import {
  type ImportJob,
  type ImportPhase,
  type ImportReport,
  importJob,
} from '../../../../shared/stock/import.ts'
import { DAY } from '../../../../shared/time/time.ts'
import type { Database } from '../../../base/data/db/database.ts'
import { LockTaken } from '../../../base/data/db/locks.ts'
import {
  type IncomingFolder,
  openIncoming,
  removeAbandoned,
} from '../../../base/files/storage/incoming-folder.ts'
import type { Storage } from '../../../base/files/storage/storage.ts'
import { ApiError } from '../../../base/requests/http/errors.ts'
import { sharedSecret } from '../../../base/requests/signed/secrets.ts'
import { Progress } from '../../../base/work/tasks/progress.ts'
import { TaskEntity } from '../../../base/work/tasks/task.entity.ts'
import { type Task, Tasks } from '../../../base/work/tasks/tasks.ts'
import type { ImageStore } from '../../images/image-store.ts'
import { FAILED_ROWS, FailedRows } from './failed-rows.ts'

const BUSY = 'Es läuft gerade ein anderer Import. Bitte warten Sie, bis er fertig ist.'
const INTERRUPTED = 'Der Server wurde neu gestartet, bevor der Import fertig war.'
const OWNER_ALONE = 0o700

interface Parts {
  config: { dataDir: string }
  database: Database
  images: ImageStore
}

/** Runs imports, one at a time among all processes, and knows how far they are. */
export class StockImports {
  readonly failedRows: FailedRows
  readonly #folder: string
  readonly #tasks: Tasks<ImportJob>

  constructor({ config, database, images }: Parts) {
    this.#folder = importsFolder(config.dataDir)
    this.#tasks = new Tasks(database, 'import', importJob)
    this.failedRows = new FailedRows(images.storage, sharedSecret(database.orm, 'failed-rows'))
  }

  /** A folder for what is received. Disposing of it deletes it. */
  async incoming(): Promise<IncomingFolder> {
    await mkdir(this.#folder, { recursive: true, mode: OWNER_ALONE })
    return openIncoming(this.#folder)
  }

  /** @throws {ApiError} 409 while an import is under way */
  whileNoneRuns<Result>(work: () => Promise<Result>): Promise<Result> {
    return busyAs409(this.#tasks.oneAtATime(work))
  }

  /**
   * As `whileNoneRuns`, and every process knows how far it is. Nobody can follow an import without a name.
   * @param work `reportProgress` writes the progress now and cancels the import if somebody asked for that
   */
  run<Result>(
    name: string | undefined,
    work: (job: RunningImport, reportProgress: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    const job = new RunningImport()
    return busyAs409(this.#tasks.run(name ?? randomUUID(), job, (report) => work(job, report)))
  }

  /** How far an import is, or what came of it. Null if there is none of that name. */
  async find(name: string): Promise<ImportJob | null> {
    const found = await this.#tasks.find(name)
    return found?.status === 'lost' ? interrupted(found.state) : (found?.state ?? null)
  }

  /** Cancels an import, if it has not changed anything yet. */
  cancel(name: string): Promise<void> {
    return this.#tasks.cancel(name)
  }
}

/** One import while it runs, and what came of it. */
export class RunningImport implements Task<ImportJob> {
  readonly progress = new Progress<ImportPhase>()
  readonly #cancelling = new AbortController()
  #outcome: Pick<ImportJob, 'report' | 'error'> | null = null

  get signal(): AbortSignal {
    return this.#cancelling.signal
  }

  cancel(): void {
    this.#cancelling.abort()
  }

  end(outcome: { report?: ImportReport; error?: string }): void {
    this.#outcome = outcome
  }

  state(): ImportJob {
    if (this.#outcome) return { phase: 'done', done: 0, total: 0, ...this.#outcome }
    const { kind, done, total } = this.progress.current ?? { kind: 'waiting', done: 0, total: 0 }
    return { phase: kind, done, total }
  }
}

/** What became of an import whose process has ended. It changes the products at once or not at all. */
function interrupted({ phase }: ImportJob): ImportJob {
  const outcome =
    phase === 'apply'
      ? 'Ob er noch übernommen wurde, steht unter „Frühere Importe“.'
      : 'Es wurde nichts geändert.'
  return { phase: 'done', done: 0, total: 0, error: `${INTERRUPTED} ${outcome}` }
}

async function busyAs409<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof LockTaken ? new ApiError(409, BUSY) : error
  }
}

const importsFolder = (dataDir: string) => join(dataDir, 'imports')

/** Removes what imports that were killed have left on this host. */
export function removeBrokenImports(dataDir: string, now: Date): Promise<void> {
  return removeAbandoned(importsFolder(dataDir), now)
}

/** Deletes what nobody asks for any more: failed rows, and what came of imports. */
export async function forgetOldImports(
  em: EntityManager,
  storage: Storage,
  now: Date,
): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY)
  await em.nativeDelete(TaskEntity, { kind: 'import', reportedAt: { $lt: yesterday } })
  for (const { path, changedAt } of await storage.list(FAILED_ROWS))
    if (changedAt < yesterday) await storage.remove(`${FAILED_ROWS}/${path}`)
}
