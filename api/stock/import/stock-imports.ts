import { mkdir, mkdtempDisposable } from 'node:fs/promises'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/sql'
import { isBusy, withFileLock } from '../../db/file-lock.ts'
import { ApiError } from '../../errors.ts'
import { sharedSecret } from '../../inquiries/secrets.ts'
import { removeOldParts } from '../../storage/old-parts.ts'
import { FailedRows } from './failed-rows.ts'
import { ImportJobs } from './import-jobs.ts'

const BUSY = 'Es läuft gerade ein anderer Import. Bitte warten Sie, bis er fertig ist.'
const OWNER_ALONE = 0o700
const INCOMING = '.incoming-'
const DAY_MS = 24 * 60 * 60 * 1000

/** Where imports arrive, one at a time among all processes of this machine. */
export class StockImports {
  readonly jobs = new ImportJobs()
  readonly failedRows: FailedRows
  readonly #folder: string

  constructor(dataDir: string, orm: MikroORM) {
    this.#folder = join(dataDir, 'imports')
    this.failedRows = new FailedRows(join(this.#folder, 'failed'), sharedSecret(orm, 'failed-rows'))
  }

  /** Deletes what interrupted imports have left, and files that nobody can ask for any more. */
  async tidy(now: Date): Promise<void> {
    const yesterday = new Date(now.getTime() - DAY_MS)
    await removeOldParts(this.#folder, (name) => name.startsWith(INCOMING), yesterday)
    await this.failedRows.tidy(now)
  }

  /** A folder for what is received. Disposing of it deletes it. */
  async incoming() {
    await this.#open()
    return mkdtempDisposable(join(this.#folder, INCOMING))
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
