import { EVERYTHING, type Touched } from '../../base/freshness/tags.ts'

/** Remembers recent drops, so that a rendering that began before a change is not kept after it. */
export class RecentDrops {
  #version = 0
  #running = 0
  #drops: { version: number; tags: Set<string> | typeof EVERYTHING }[] = []

  drop(touched: Touched): void {
    this.#version++
    const tags = touched === EVERYTHING ? touched : new Set(touched)
    if (this.#running > 0) this.#drops.push({ version: this.#version, tags })
  }

  /** Marks the start of a rendering; the answer tells whether any of its tags was dropped since. */
  begin(): { isStale(tags: Set<string>): boolean; end(): void } {
    const start = this.#version
    this.#running++
    return {
      isStale: (shown) =>
        this.#drops.some(
          ({ version, tags }) =>
            version > start && (tags === EVERYTHING || !tags.isDisjointFrom(shown)),
        ),
      end: () => {
        if (--this.#running === 0) this.#drops = []
      },
    }
  }
}
