/** Numbers that look like chance and are the same for each seed. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 to below this one. */
  below(most: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * most)
  }

  one<Thing>(things: readonly [Thing, ...Thing[]]): Thing {
    return things[this.below(things.length)] ?? things[0]
  }
}
