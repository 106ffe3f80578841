import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { harmlessSharp } from '../../base/files/harmless-sharp.ts'
import { readLogoIfAny } from '../../base/files/paper/letterhead.ts'
import { readPicture } from '../../base/files/paper/pictures.ts'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { drawConditionSheet } from './condition-sheet.ts'
import { drawDataSheet } from './data-sheet.ts'
import { englishReport } from './english-report.ts'
import { englishSheet } from './english-sheet.ts'
import { germanReport } from './report-words.ts'
import { type SheetContent, sheetContent } from './sheet-content.ts'
import { germanSheet } from './sheet-words.ts'
import { drawSign } from './sign.ts'

// Only our own pictures are read here, and the dealer's logo.
const sharp = harmlessSharp(['Webp', 'Svg', 'Png'])

const PHOTO = { edge: 1000, quality: 84 }

const taskSchema = sheetContent.extend({
  photo: z.string().nullable(),
  logoBytes: z.base64().nullable(),
  target: z.string(),
})

const pictureOf = (photo: string | null) =>
  photo === null ? null : readPicture(sharp, photo, PHOTO)

async function draw(
  content: SheetContent,
  photo: string | null,
  logo: Buffer | null,
): Promise<Buffer> {
  switch (content.kind) {
    case 'sign':
      return drawSign(content, logo)
    case 'conditionReport':
      return drawConditionSheet(content, logo, germanReport)
    case 'englishConditionReport':
      return drawConditionSheet(content, logo, englishReport)
    case 'dataSheet':
      return drawDataSheet(content, await pictureOf(photo), logo, germanSheet)
    case 'englishDataSheet':
      return drawDataSheet(content, await pictureOf(photo), logo, englishSheet)
  }
}

serveTasks(async (task) => {
  const { target, photo, logoBytes, ...content } = taskSchema.parse(task)
  const logo = await readLogoIfAny(sharp, logoBytes)
  await writeFile(target, await draw(content, photo, logo))
  return {}
})
