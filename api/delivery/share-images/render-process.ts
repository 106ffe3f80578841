import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { sharedFacts } from '../../../shared/dealer/share-image.ts'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { drawShareImage } from './picture.ts'

const taskSchema = z.object({
  facts: sharedFacts,
  photo: z.string().nullable(),
  logoBytes: z.base64().nullable(),
  target: z.string(),
})

serveTasks(async (task) => {
  const { facts, photo, logoBytes, target } = taskSchema.parse(task)
  const logo = logoBytes === null ? null : Buffer.from(logoBytes, 'base64')
  await writeFile(target, await drawShareImage(facts, photo, logo))
  return {}
})
