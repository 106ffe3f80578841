import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { type ImportJob, importJob } from '../../../../shared/stock/job.ts'
import type { Database } from '../../../base/db/database.ts'
import { LockTaken } from '../../../base/db/locks.ts'
import { ApiError } from '../../../base/http/errors.ts'
import { sharedSecret } from '../../../base/signed/secrets.ts'
import { type IncomingFolder, openIncoming } from '../../../base/storage/incoming-folder.ts'
import { Tasks } from '../../../base/tasks/tasks.ts'
import type { ImageStore } from '../../images/image-store.ts'
import { FailedRows } from './failed-rows.ts'
import { importsFolder } from './leftovers.ts'
import { interrupted, RunningImport } from './running-import.ts'

const BUSY = 'Es läuft gerade ein anderer Import. Bitte warten Sie, bis er fertig ist.'
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

  /** @throws {ApiError} 409 while another import is under way */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return orBusy(this.#tasks.exclusively(work))
  }

  /**
   * As `exclusively`, and every process knows how far it is. Nobody can follow an import without a name.
   * @param work `reportProgress` writes the progress now and cancels the import if somebody asked for that
   */
  run<Result>(
    name: string | undefined,
    work: (job: RunningImport, reportProgress: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    const job = new RunningImport()
    return orBusy(this.#tasks.run(name ?? randomUUID(), job, (report) => work(job, report)))
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

async function orBusy<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof LockTaken ? new ApiError(409, BUSY) : error
  }
}
