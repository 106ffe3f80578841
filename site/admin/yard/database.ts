import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'

/** Longer than a slow phone takes to write a photograph. */
const PATIENCE_MS = 15_000

/** What is answered as kept is on the disk. */
const STRICT = { durability: 'strict' } as const

/**
 * A database of the browser that is opened when it is needed, and anew when the browser has closed it: iOS does so in the
 * background, another window by deleting it, and some close it without a word or no longer answer.
 */
export class ReopeningDatabase<Schema extends DBSchema> {
  readonly #name: string
  readonly #create: (database: IDBPDatabase<Schema>) => void
  #connection: Promise<IDBPDatabase<Schema>> | null = null

  /** @param create makes the stores of a new one */
  constructor(name: string, create: (database: IDBPDatabase<Schema>) => void) {
    this.#name = name
    this.#create = create
  }

  /**
   * Does something with all stores in one transaction, and once more with a new connection if the first was lost.
   * @param work `isRepeated` says that it may have been done already
   * @throws {DOMException} why it cannot be done; after 15 seconds without an answer a `TimeoutError`
   */
  async use<Mode extends 'readonly' | 'readwrite', Result>(
    mode: Mode,
    work: (
      transaction: IDBPTransaction<Schema, StoreNames<Schema>[], Mode>,
      isRepeated: boolean,
    ) => Promise<Result>,
  ): Promise<Result> {
    const attempt = async (isRepeated: boolean) => {
      const database = await this.#open()
      const stores: StoreNames<Schema>[] = [...database.objectStoreNames]
      const transaction = database.transaction(stores, mode, STRICT)
      const [result] = await Promise.all([work(transaction, isRepeated), transaction.done])
      return result
    }
    try {
      return await answered(attempt(false))
    } catch (error) {
      if (!isLoss(error)) throw error
      this.close()
      return answered(attempt(true))
    }
  }

  close(): void {
    this.#connection?.then((database) => database.close()).catch(() => undefined)
    this.#connection = null
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#connection) return this.#connection
    const forget = () => {
      if (this.#connection === opening) this.#connection = null
    }
    const opening: Promise<IDBPDatabase<Schema>> = openDB<Schema>(this.#name, 1, {
      upgrade: this.#create,
      terminated: forget,
      // Another window may delete or upgrade it.
      blocking: (_, __, { target }) => {
        if (target instanceof IDBDatabase) target.close()
        forget()
      },
    })
    opening.catch(forget)
    this.#connection = opening
    return opening
  }
}

/** What another connection does not mend. */
const FINAL = new Set(['QuotaExceededError', 'SecurityError', 'VersionError'])

const isLoss = (error: unknown) => error instanceof DOMException && !FINAL.has(error.name)

function answered<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DOMException('The database does not answer', 'TimeoutError')),
    PATIENCE_MS,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
