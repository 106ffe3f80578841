import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { drawConditionSheet } from './condition-sheet.ts'
import { drawDataSheet } from './data-sheet.ts'
import { readLogo, readPhoto } from './photo.ts'
import { type SheetContent, sheetContent } from './sheet-content.ts'
import { drawSign } from './sign.ts'

const taskSchema = sheetContent.extend({
  photo: z.string().nullable(),
  logoBytes: z.base64().nullable(),
  target: z.string(),
})

async function draw(
  content: SheetContent,
  photo: string | null,
  logo: Buffer | null,
): Promise<Buffer> {
  switch (content.kind) {
    case 'sign':
      return drawSign(content, logo)
    case 'conditionReport':
      return drawConditionSheet(content, logo)
    case 'dataSheet':
      return drawDataSheet(content, photo === null ? null : await readPhoto(photo), logo)
  }
}

serveTasks(async (task) => {
  const { target, photo, logoBytes, ...content } = taskSchema.parse(task)
  const logo = await readLogo(logoBytes)
  await writeFile(target, await draw(content, photo, logo))
  return {}
})
