import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../base/error-code.ts'
import { INDEX_FILES, PageIndex } from './page-index.ts'

/** Errors that mean a damaged index: waiting does not help. */
const DAMAGE =
  /^(?:SQLITE_(?:ERROR|NOTADB|CORRUPT|CANTOPEN|CONSTRAINT|MISMATCH|IOERR_SHORT_READ)|EISDIR|ENOTDIR|EEXIST|ENOTEMPTY)/

/** Opens the index when needed, opens it again if it was removed, and makes a new one if it is damaged. */
export class IndexOpener {
  readonly #folder: string
  readonly #clearPages: () => void
  #index: PageIndex | null = null

  /** @param clearPages removes all pages, which a damaged index no longer knows */
  constructor(folder: string, clearPages: () => void) {
    this.#folder = folder
    this.#clearPages = clearPages
  }

  /** @throws if there is a lock, a full disk or damage; damage is repaired before the next attempt */
  use<Result>(work: (index: PageIndex) => Result): Result {
    try {
      if (this.#index && !this.#index.isThere()) this.close()
      this.#index ??= new PageIndex(this.#folder)
      return work(this.#index)
    } catch (error) {
      if (DAMAGE.test(codeOf(error))) this.#beginAnew(error)
      throw error
    }
  }

  close(): void {
    this.#index?.close()
    this.#index = null
  }

  #beginAnew(reason: unknown): void {
    console.error('Die veröffentlichten Seiten sind beschädigt und werden neu angelegt:', reason)
    this.close()
    makeFolder(this.#folder)
    for (const name of INDEX_FILES)
      rmSync(join(this.#folder, name), { recursive: true, force: true })
    this.#clearPages()
  }
}

/** Replaces a file of that name. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    rmSync(folder, { force: true })
    mkdirSync(folder, { recursive: true })
  }
}
