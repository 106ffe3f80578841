/** A read that showed something older than a change that was answered before the read was sent. */
interface Violation {
  process: number
  askedAt: number
  shown: number
  answered: number
}

/** Which changes and reads were answered, and which reads broke the promise. */
export class Outcome {
  readonly violations: Violation[] = []
  reads = 0
  readonly #answered: { change: number; at: number }[] = []

  get answered(): number {
    return this.#answered.length
  }

  noteChange(change: number, at: number): void {
    this.#answered.push({ change, at })
  }

  noteRead(process: number, askedAt: number, shown: number): void {
    this.reads++
    const known = this.#answered.filter(({ at }) => at < askedAt).map(({ change }) => change)
    const answered = Math.max(0, ...known)
    if (shown < answered) this.violations.push({ process, askedAt, shown, answered })
  }
}
