import { LRUCache } from 'lru-cache'
import type { ImportJob, ImportPhase } from '../../../shared/stock/job.ts'
import type { ImportReport } from '../../../shared/stock/report.ts'
import { Progress } from '../../progress.ts'

const REMEMBERED = 50
const REMEMBERED_MS = 60 * 60 * 1000

/** One import while it runs, and what came of it. */
export class RunningImport {
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

/** The imports of this process by the names that their callers gave them, also for a while after their end. */
export class ImportJobs {
  readonly #jobs = new LRUCache<string, RunningImport>({ max: REMEMBERED, ttl: REMEMBERED_MS })

  /** An import without a name can be followed by nobody. */
  begin(name: string | undefined): RunningImport {
    const job = new RunningImport()
    if (name) this.#jobs.set(name, job)
    return job
  }

  find(name: string): RunningImport | null {
    return this.#jobs.get(name) ?? null
  }
}
