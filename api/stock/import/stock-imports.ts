import { mkdir, mkdtempDisposable } from 'node:fs/promises'
import { join } from 'node:path'
import { isBusy, withFileLock } from '../../db/file-lock.ts'
import { ApiError } from '../../errors.ts'
import { FailedRows } from './failed-rows.ts'
import { ImportJobs } from './import-jobs.ts'

const BUSY = 'Es läuft gerade ein anderer Import. Bitte warten Sie, bis er fertig ist.'
const OWNER_ALONE = 0o700

/** Where imports arrive, one at a time among all processes of this machine. */
export class StockImports {
  readonly jobs = new ImportJobs()
  readonly failedRows: FailedRows
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'imports')
    this.failedRows = new FailedRows(join(this.#folder, 'failed'))
  }

  /** A folder for what is received. Disposing of it deletes it. */
  async incoming() {
    await this.#open()
    return mkdtempDisposable(join(this.#folder, '.incoming-'))
  }

  /** @throws {ApiError} 409 while another import is under way */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#open()
    try {
      return await withFileLock(join(this.#folder, '.lock'), work, { patience: 0 })
    } catch (error) {
      throw isBusy(error) ? new ApiError(409, BUSY) : error
    }
  }

  async #open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: OWNER_ALONE })
  }
}
