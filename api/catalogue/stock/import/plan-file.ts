import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { z } from 'zod'
import { productInput, productPatch } from '../../../../shared/product/product.ts'
import { linesOf } from '../../../base/lines.ts'

const planned = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), row: z.number(), input: productInput }),
  z.object({
    kind: z.literal('changed'),
    row: z.number(),
    id: z.number(),
    /** What the product's `updatedAt` was when the change was planned. */
    version: z.string(),
    patch: productPatch,
  }),
])
export type Planned = z.output<typeof planned>

/** What an import will do, row by row, in a file: more than the memory of a small server may hold. */
export class PlanFile {
  readonly #path: string
  readonly #file: WriteStream

  constructor(folder: string) {
    this.#path = join(folder, 'plan')
    this.#file = createWriteStream(this.#path, { mode: 0o600 })
    // Thrown by whoever writes next, or at the end.
    this.#file.on('error', () => {})
  }

  async add(entry: Planned): Promise<void> {
    if (!this.#file.write(`${JSON.stringify(entry)}\n`)) await once(this.#file, 'drain')
  }

  async end(): Promise<void> {
    this.#file.end()
    await finished(this.#file)
  }

  async *entries(): AsyncGenerator<Planned> {
    for await (const line of linesOf(createReadStream(this.#path)))
      if (line) yield planned.parse(JSON.parse(line))
  }
}
