/**
 * Repeats work on demand, never twice at a time. Who asks during a run shares the next one with all others who do: a
 * run is of use only to those who asked before it began.
 * @returns resolves, or rejects, with such a run
 */
export function sharedRuns(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= underWay.then(() => {
      next = null
      return work()
    })
    underWay = next.catch(() => {})
    return next
  }
}
