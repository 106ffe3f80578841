import type { ImportJob, ImportPhase } from '../../../../shared/stock/job.ts'
import type { ImportReport } from '../../../../shared/stock/report.ts'
import { Progress } from '../../../base/tasks/progress.ts'
import type { Task } from '../../../base/tasks/tasks.ts'

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

const INTERRUPTED = 'Der Server wurde neu gestartet, bevor der Import fertig war.'

/** What became of an import whose process has ended. It changes the stock at once or not at all. */
export function interrupted({ phase }: ImportJob): ImportJob {
  const outcome =
    phase === 'apply'
      ? 'Ob er noch übernommen wurde, steht unter „Frühere Importe“.'
      : 'Es wurde nichts geändert.'
  return { phase: 'done', done: 0, total: 0, error: `${INTERRUPTED} ${outcome}` }
}
