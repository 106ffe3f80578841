import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { ImageRefused, resize } from './resize.ts'
import type { Outcome } from './resizer.ts'

const path = z.string()
const task = z.object({
  source: path,
  targets: z.object({ original: path, large: path, medium: path }),
})

/** The other side of `Resizer`: one task a message, until the server lets go. */
process.on('message', async (message) => {
  const outcome = await work(message)
  // The pixels of one picture are gone before those of the next one come.
  globalThis.gc?.()
  process.send?.(outcome)
})

async function work(message: unknown): Promise<Outcome> {
  try {
    const { source, targets } = task.parse(message)
    const sizes = await resize(await readFile(source))
    await writeFile(targets.original, sizes.original)
    await writeFile(targets.large, sizes.large)
    await writeFile(targets.medium, sizes.medium)
    return {}
  } catch (error) {
    return error instanceof ImageRefused ? { refused: error.message } : { failed: String(error) }
  }
}
