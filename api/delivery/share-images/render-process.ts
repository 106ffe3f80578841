import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { logo } from '../../../shared/dealer/settings.ts'
import { categoryTrucks } from '../../../shared/product/truck-of-category.ts'
import { serveTasks } from '../../base/worker-process/serve-tasks.ts'
import { drawShareImage } from './picture.ts'

const taskSchema = z.object({
  facts: z.object({
    dealer: z.string(),
    accent: z.string(),
    logo: logo.nullable(),
    title: z.string(),
    headline: z.string(),
    note: z.string().nullable(),
    badge: z.object({ label: z.string(), status: z.enum(['reserved', 'sold']) }).nullable(),
    data: z.array(z.tuple([z.string(), z.string()])),
    photo: z.string().nullable(),
    truck: z.enum(categoryTrucks).nullable(),
  }),
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
