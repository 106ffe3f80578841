import type { z } from 'zod'
import type { Database } from '../database.ts'
import type { LockName } from '../db/locks.ts'
import { logFailure } from '../db/outage.ts'
import { TaskEntity } from './task.entity.ts'

const TOLD_EVERY_MS = 500

/** Work as the process knows it that does it. */
export interface Task<State> {
  state(): State
  cancel(): void
}

interface Found<State> {
  state: State
  /** Lost is one whose process has ended before it. */
  status: TaskEntity['status']
  toldAt: Date
}

/**
 * Work that one process at a time does and that all processes can tell of, by rows in the database. The
 * lock is its sign of life. With SQLite the rows tell how it began and ended, and no more.
 */
export class Tasks<State> {
  readonly #database: Database
  readonly #kind: LockName
  readonly #state: z.ZodType<State>
  /** Those of this process. */
  readonly #here = new Map<string, Task<State>>()

  constructor(database: Database, kind: LockName, state: z.ZodType<State>) {
    this.#database = database
    this.#kind = kind
    this.#state = state
  }

  /**
   * Works, and tells of it under that name.
   * @param work may tell at once, and learns thereby of a cancellation
   * @throws {LockTaken} while other work of its kind is done
   */
  run<Result>(
    name: string,
    task: Task<State>,
    work: (tell: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    return this.alone(async (lost) => {
      lost.addEventListener('abort', () => task.cancel())
      this.#here.set(name, task)
      await this.#em.nativeDelete(TaskEntity, { name }).catch(unheard)
      await this.#tell(name, task).catch(unheard)
      const stop = this.#keepTelling(name, task)
      try {
        return await work(() => this.#tell(name, task))
      } finally {
        await stop()
        // What could not be told is known to this process at least.
        await this.#write(name, task, 'ended').then(() => this.#here.delete(name), unheard)
      }
    })
  }

  /**
   * Works without telling of it.
   * @throws {LockTaken}
   */
  alone<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.#database.locks.hold(this.#kind, async (lost) => {
      // Whoever had the lock before and has not ended is gone.
      const left = { kind: this.#kind, status: 'running' } as const
      await this.#em.nativeUpdate(TaskEntity, left, { status: 'lost' }).catch(unheard)
      return work(lost)
    })
  }

  async find(name: string): Promise<Found<State> | null> {
    const here = this.#here.get(name)
    if (here) return { state: here.state(), status: 'running', toldAt: new Date() }
    const row = await this.#row(name)
    if (row?.status !== 'running') return this.#found(row)
    if (await this.#database.locks.isHeld(this.#kind)) return this.#found(row)
    // It may have ended in between.
    const last = await this.#row(name)
    return this.#found(last, last?.status === 'ended' ? 'ended' : 'lost')
  }

  /** Has it end as soon as its process hears of that. */
  async cancel(name: string): Promise<void> {
    this.#here.get(name)?.cancel()
    await this.#em.nativeUpdate(TaskEntity, { name, kind: this.#kind }, { isCancelled: true })
  }

  get #em() {
    return this.#database.orm.em.fork()
  }

  #row(name: string): Promise<TaskEntity | null> {
    return this.#em.findOne(TaskEntity, { name, kind: this.#kind })
  }

  #found(row: TaskEntity | null, status = row?.status): Found<State> | null {
    if (!row || !status) return null
    return { state: this.#state.parse(row.state), status, toldAt: row.toldAt }
  }

  #keepTelling(name: string, task: Task<State>): () => Promise<void> {
    // A restore or an import is SQLite's only writer. Nobody waits for it only to tell of it.
    if (!this.#database.peers) return async () => {}
    let telling: Promise<void> | null = null
    const timer = setInterval(() => {
      telling ??= this.#tell(name, task)
        .catch(unheard)
        .finally(() => {
          telling = null
        })
    }, TOLD_EVERY_MS)
    return async () => {
      clearInterval(timer)
      await telling
    }
  }

  async #tell(name: string, task: Task<State>): Promise<void> {
    await this.#write(name, task, 'running')
    if ((await this.#row(name))?.isCancelled) task.cancel()
  }

  async #write(name: string, task: Task<State>, status: 'running' | 'ended'): Promise<void> {
    const told = { status, state: task.state(), toldAt: new Date() }
    await this.#em.upsert(TaskEntity, { name, kind: this.#kind, ...told })
  }
}

const unheard = (error: unknown) => logFailure('Telling of work in progress failed:', error)
