/**
 * The headers of answers, as lines for the wire and as fields for node:http. What many answers have
 * in common is written once; each adds what is its own.
 */
export class Head {
  readonly lines: string
  readonly #own: Record<string, string>
  readonly #common: Head | null

  constructor(own: Record<string, string>, common: Head | null = null) {
    let lines = common?.lines ?? ''
    for (const name in own) lines += `${name}: ${own[name]}\r\n`
    this.lines = lines
    this.#own = own
    this.#common = common
  }

  get fields(): Record<string, string> {
    return { ...this.#common?.fields, ...this.#own }
  }

  with(more: Record<string, string>): Head {
    return new Head(more, this)
  }
}
