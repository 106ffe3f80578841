import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Outcome } from '../../base/work/worker-process/outcome.ts'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { asJpeg, ImageRefused, resize, thumbnail } from './resize.ts'

const path = z.string()
const taskSchema = z.object({
  source: path,
  targets: z.union([
    z.object({ original: path, large: path, medium: path }),
    z.object({ jpeg: path }),
    z.object({ thumbnail: path }),
  ]),
})

serveTasks(async (task): Promise<Outcome> => {
  const { source, targets } = taskSchema.parse(task)
  try {
    const bytes = await readFile(source)
    if ('jpeg' in targets) {
      await writeFile(targets.jpeg, await asJpeg(bytes))
      return {}
    }
    if ('thumbnail' in targets) {
      await writeFile(targets.thumbnail, await thumbnail(bytes))
      return {}
    }
    const sizes = await resize(bytes)
    await writeFile(targets.original, sizes.original)
    await writeFile(targets.large, sizes.large)
    await writeFile(targets.medium, sizes.medium)
    return {}
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.message }
    throw error
  }
})
