import { HEADS_AT_ONCE } from '../../base/work/mailbox/mailbox.ts'

/** Which mails are fetched together, by their numbers, and what went wrong with them since the start. */
export class Lots {
  readonly #failures = new Map<number, number>()
  readonly #passedOver = new Set<number>()
  #uidValidity = ''

  /** Forgets all if the mailbox numbers its mails anew. */
  begin(uidValidity: string): void {
    if (this.#uidValidity === uidValidity) return
    this.#uidValidity = uidValidity
    this.#failures.clear()
    this.#passedOver.clear()
  }

  /** In the same order. A mail with which something went wrong is fetched alone. */
  *of(uids: number[]): Generator<number[]> {
    let lot: number[] = []
    for (const uid of uids) {
      if (this.#passedOver.has(uid)) continue
      const isAlone = this.#failures.has(uid)
      if (lot.length > 0 && (isAlone || lot.length === HEADS_AT_ONCE)) {
        yield lot
        lot = []
      }
      if (isAlone) yield [uid]
      else lot.push(uid)
    }
    if (lot.length > 0) yield lot
  }

  /** @returns how often something went wrong with a mail */
  failed(uid: number): number {
    const count = (this.#failures.get(uid) ?? 0) + 1
    this.#failures.set(uid, count)
    return count
  }

  succeeded(uid: number): void {
    this.#failures.delete(uid)
  }

  passedOver(uid: number): void {
    this.#failures.delete(uid)
    this.#passedOver.add(uid)
  }
}
