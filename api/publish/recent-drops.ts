/** Remembers what was dropped lately, so that a rendering that began before a change is not kept after it. */
export class RecentDrops {
  #version = 0
  #running = 0
  #drops: { version: number; tags: Set<string> }[] = []

  drop(tags: Iterable<string>): void {
    this.#version++
    if (this.#running > 0) this.#drops.push({ version: this.#version, tags: new Set(tags) })
  }

  /** Marks the start of a rendering; the answer tells whether any of its tags was dropped since. */
  begin(): { isStale(tags: Set<string>): boolean; end(): void } {
    const start = this.#version
    this.#running++
    return {
      isStale: (tags) =>
        this.#drops.some((drop) => drop.version > start && !drop.tags.isDisjointFrom(tags)),
      end: () => {
        if (--this.#running === 0) this.#drops = []
      },
    }
  }
}
