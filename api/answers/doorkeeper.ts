const SLOTS = 1 << 16

/**
 * Tells addresses that are asked for again from those that are asked for once: most searches, and
 * whatever floods come up with. Keeping an answer costs more than finding it, and pushes out others.
 * It remembers by fingerprint in a fixed place: two addresses that share one only change places.
 */
export class Doorkeeper {
  readonly #seen = new Uint32Array(SLOTS)

  /** Whether the address was here before, and not too long ago; notes it if not. */
  knows(address: string): boolean {
    const print = fingerprint(address)
    const slot = print % SLOTS
    if (this.#seen[slot] === print) return true
    this.#seen[slot] = print
    return false
  }
}

/** FNV-1a. */
function fingerprint(text: string): number {
  let print = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    print = Math.imul(print ^ text.charCodeAt(index), 0x01000193)
  return print >>> 0
}
