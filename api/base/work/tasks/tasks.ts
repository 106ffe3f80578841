import type { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import type { LockName } from '../../data/db/locks.ts'
import { logFailure } from '../../failures.ts'
import { TaskEntity } from './task.entity.ts'

const REPORT_EVERY_MS = 500

export interface Task<State> {
  state(): State
  cancel(): void
}

interface Found<State> {
  state: State
  status: TaskEntity['status']
  reportedAt: Date
}

/**
 * Work that one process at a time does and that all processes can follow, by rows in the database. The held
 * lock shows that its process is alive. With SQLite the rows say how a task began and ended, and no more.
 */
export class Tasks<State> {
  readonly #database: Database
  readonly #kind: LockName
  readonly #state: z.ZodType<State>
  readonly #here = new Map<string, Task<State>>()

  constructor(database: Database, kind: LockName, state: z.ZodType<State>) {
    this.#database = database
    this.#kind = kind
    this.#state = state
  }

  /** Runs a task that can be followed by its name. A report ends it once somebody has asked. @throws {LockTaken} */
  run<Result>(
    name: string,
    task: Task<State>,
    work: (report: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    return this.oneAtATime(async (lockLost) => {
      lockLost.addEventListener('abort', () => task.cancel())
      if (lockLost.aborted) task.cancel()
      this.#here.set(name, task)
      await this.#em.nativeDelete(TaskEntity, { name }).catch(logUnreported)
      await this.#report(name, task).catch(logUnreported)
      const stop = this.#keepReporting(name, task)
      try {
        return await work(() => this.#report(name, task))
      } finally {
        await stop()
        // If that cannot be written, this process at least still knows it.
        await this.#write(name, task, 'ended').then(() => this.#here.delete(name), logUnreported)
      }
    })
  }

  /** As `run`, but nobody can follow it. @throws {LockTaken} */
  oneAtATime<Result>(work: (lockLost: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.#database.locks.hold(this.#kind, async (lockLost) => {
      // The process of a task that still counts as running is gone, or it would hold the lock.
      const orphans = { kind: this.#kind, status: 'running' } as const
      await this.#em.nativeUpdate(TaskEntity, orphans, { status: 'lost' }).catch(logUnreported)
      return work(lockLost)
    })
  }

  async find(name: string): Promise<Found<State> | null> {
    const here = this.#here.get(name)
    if (here) return { state: here.state(), status: 'running', reportedAt: new Date() }
    const row = await this.#row(name)
    if (row?.status !== 'running') return this.#found(row)
    if (await this.#database.locks.isHeld(this.#kind)) return this.#found(row)
    const last = await this.#row(name)
    return this.#found(last, last?.status === 'ended' ? 'ended' : 'lost')
  }

  /** Asks for the end of a task. Another process hears of that when it reports next. */
  async cancel(name: string): Promise<void> {
    const here = this.#here.get(name)
    // With SQLite it may be the only writer, so that nothing could be written for it now.
    if (here) return here.cancel()
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
    // Another version of the product may have reported other things.
    const { data: state } = this.#state.safeParse(row.state)
    return state === undefined ? null : { state, status, reportedAt: row.reportedAt }
  }

  #keepReporting(name: string, task: Task<State>): () => Promise<void> {
    // A restore or an import is SQLite's only writer. A report would only wait for it.
    if (!this.#database.peers) return async () => {}
    let reporting: Promise<void> | null = null
    const timer = setInterval(() => {
      reporting ??= this.#report(name, task)
        .catch(logUnreported)
        .finally(() => {
          reporting = null
        })
    }, REPORT_EVERY_MS)
    return async () => {
      clearInterval(timer)
      await reporting
    }
  }

  async #report(name: string, task: Task<State>): Promise<void> {
    await this.#write(name, task, 'running')
    if ((await this.#row(name))?.isCancelled) task.cancel()
  }

  async #write(name: string, task: Task<State>, status: 'running' | 'ended'): Promise<void> {
    const reported = { status, state: task.state(), reportedAt: new Date() }
    await this.#em.upsert(TaskEntity, { name, kind: this.#kind, ...reported })
  }
}

const logUnreported = (error: unknown) =>
  logFailure('Der Stand einer Aufgabe konnte nicht vermerkt werden:', error)
