import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { serveTasks } from '../images/picture-process.ts'
import { sheetContent } from './content.ts'
import { drawDataSheet } from './data-sheet.ts'
import { readPhoto } from './photo.ts'
import { drawSign } from './sign.ts'

const taskSchema = sheetContent.extend({ photo: z.string().nullable(), target: z.string() })

serveTasks(async (task) => {
  const { target, photo, ...content } = taskSchema.parse(task)
  const bytes =
    content.kind === 'sign'
      ? await drawSign(content)
      : await drawDataSheet(content, photo === null ? null : await readPhoto(photo))
  await writeFile(target, bytes)
  return {}
})
