import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { keysOf } from '../../../shared/values/records.ts'
import type { Outcome } from '../../base/work/worker-process/serve-tasks.ts'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { ImageRefused } from './refused-images.ts'
import { asJpeg, resize, thumbnail } from './resize.ts'

const path = z.string()
const taskSchema = z.object({
  source: path,
  targets: z.union([
    z.object({ original: path, large: path, medium: path }),
    z.object({ jpeg: path }),
    z.object({ thumbnail: path }),
  ]),
})
export type ResizeTask = z.infer<typeof taskSchema>

serveTasks(async (task): Promise<Outcome> => {
  const { source, targets } = taskSchema.parse(task)
  try {
    const bytes = await readFile(source)
    if ('jpeg' in targets) await writeFile(targets.jpeg, await asJpeg(bytes))
    else if ('thumbnail' in targets) await writeFile(targets.thumbnail, await thumbnail(bytes))
    else {
      const sizes = await resize(bytes)
      for (const size of keysOf(targets)) await writeFile(targets[size], sizes[size])
    }
    return {}
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.message }
    throw error
  }
})
