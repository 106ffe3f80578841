import type { Count, CountKind } from './visit.ts'

/** What visitors choose freely. A day has so many different ones; all further ones are counted together. */
const FREE: ReadonlySet<CountKind> = new Set(['referrer', 'search'])
const MOST_DIFFERENT = 500
/** Stands for all that is not counted by itself. */
export const FURTHER = ''

export interface Tallied extends Count {
  count: number
}

/** Counts in memory. However many visitors there are and whatever they send, it stays small. */
export class Tally {
  #counts = new Map<string, Tallied>()
  readonly #different = new Map<CountKind, Set<string>>()

  add({ kind, key }: Count): void {
    const counted = this.#isBeyond(kind, key) ? FURTHER : key
    const known = this.#counts.get(`${kind} ${counted}`)
    if (known) known.count++
    else this.#counts.set(`${kind} ${counted}`, { kind, key: counted, count: 1 })
  }

  /** What was counted since it was last taken. */
  take(): Tallied[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }

  /** A new day begins. */
  forget(): void {
    this.#different.clear()
  }

  #isBeyond(kind: CountKind, key: string): boolean {
    if (!FREE.has(kind)) return false
    const different = this.#different.get(kind) ?? new Set()
    this.#different.set(kind, different)
    if (different.size < MOST_DIFFERENT) different.add(key)
    return !different.has(key)
  }
}
