import sharp from 'sharp'
import { z } from 'zod'
import { serveTasks } from '../../base/worker-process/serve-tasks.ts'

const taskSchema = z.object({ source: z.string(), target: z.string() })

sharp.cache(false)
sharp.concurrency(1)

serveTasks(async (task) => {
  const { source, target } = taskSchema.parse(task)
  await sharp(source).flatten({ background: '#fff' }).jpeg({ quality: 86 }).toFile(target)
  return {}
})
