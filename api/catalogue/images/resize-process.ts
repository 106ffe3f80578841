import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Outcome } from '../../base/work/worker-process/outcome.ts'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { ImageRefused, resize } from './resize.ts'

const path = z.string()
const taskSchema = z.object({
  source: path,
  targets: z.object({ original: path, large: path, medium: path }),
})

serveTasks(async (task): Promise<Outcome> => {
  const { source, targets } = taskSchema.parse(task)
  try {
    const sizes = await resize(await readFile(source))
    await writeFile(targets.original, sizes.original)
    await writeFile(targets.large, sizes.large)
    await writeFile(targets.medium, sizes.medium)
    return {}
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.message }
    throw error
  }
})
