import Sqlite from 'better-sqlite3'

/** Lets one after the other do something, in the order in which they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /**
   * Waits for its turn.
   * @returns ends it
   * @throws {SqliteError} `SQLITE_BUSY` when it takes longer than `patience` milliseconds
   */
  async take(patience: number): Promise<() => void> {
    const before = this.#last
    const { promise, resolve: end } = Promise.withResolvers<void>()
    this.#last = promise
    if (await isOverWithin(before, patience)) return end
    void before.then(end)
    throw new Sqlite.SqliteError('Others wrote for too long', 'SQLITE_BUSY')
  }
}

function isOverWithin(turn: Promise<void>, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    void turn.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
