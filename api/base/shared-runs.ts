/** Runs `work` one at a time. Calls during a run share the next: the present one may miss what they ask about. */
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
