import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { serveTasks } from '../../base/worker-process/serve-tasks.ts'
import { drawDataSheet } from './data-sheet.ts'
import { readLogo, readPhoto } from './photo.ts'
import { sheetContent } from './sheet-content.ts'
import { drawSign } from './sign.ts'

const taskSchema = sheetContent.extend({
  photo: z.string().nullable(),
  logoBytes: z.base64().nullable(),
  target: z.string(),
})

serveTasks(async (task) => {
  const { target, photo, logoBytes, ...content } = taskSchema.parse(task)
  const logo = await readLogo(logoBytes)
  const bytes =
    content.kind === 'sign'
      ? await drawSign(content, logo)
      : await drawDataSheet(content, photo === null ? null : await readPhoto(photo), logo)
  await writeFile(target, bytes)
  return {}
})
