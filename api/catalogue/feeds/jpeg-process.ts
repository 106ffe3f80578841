import { z } from 'zod'
import { harmlessSharp } from '../../base/files/harmless-sharp.ts'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'

const taskSchema = z.object({ source: z.string(), target: z.string() })

// Only our own pictures are read here.
const sharp = harmlessSharp(['Webp'])

serveTasks(async (task) => {
  const { source, target } = taskSchema.parse(task)
  await sharp(source).flatten({ background: '#fff' }).jpeg({ quality: 86 }).toFile(target)
  return {}
})
