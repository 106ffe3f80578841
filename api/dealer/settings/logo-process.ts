import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { harmlessSharp } from '../../base/files/harmless-sharp.ts'
import { readLogo } from '../../base/files/paper/letterhead.ts'
import type { Outcome } from '../../base/work/worker-process/serve-tasks.ts'
import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { harmlessSvg } from './harmless-svg.ts'
import {
  FACTS_FILE,
  LETTERS_REFUSED,
  LOGO_REFUSED,
  LOGO_TOO_DEMANDING,
  type LogoFacts,
} from './logo.ts'

/** Twice the size in which the site shows a logo, so that it is sharp on a phone. */
const LARGEST = { width: 640, height: 160 }

const LETTERS = /<(?:\w+:)?text\b/i

const sharp = harmlessSharp(['Jpeg', 'Png', 'Svg'])

const taskSchema = z.object({ source: z.string(), folder: z.string() })

serveTasks(async (task): Promise<Outcome> => {
  const { source, folder } = taskSchema.parse(task)
  const bytes = await readFile(source)
  const write = async ({ file, width, height }: LogoFacts, content: Buffer) => {
    // As papers will draw it, so that none fails later.
    const isDrawn = await readLogo(sharp, content).then(
      () => true,
      () => false,
    )
    if (!isDrawn) return { refused: LOGO_TOO_DEMANDING }
    await writeFile(join(folder, file), content)
    await writeFile(join(folder, FACTS_FILE), JSON.stringify({ file, width, height }))
    return {}
  }
  try {
    const { format } = await sharp(bytes).metadata()
    if (format === 'svg') {
      const drawing = bytes.toString('utf8')
      if (LETTERS.test(drawing)) return { refused: LETTERS_REFUSED }
      const svg = harmlessSvg(drawing)
      const content = Buffer.from(svg)
      const { width, height } = await sharp(content).metadata()
      return await write({ file: 'logo.svg', width, height }, content)
    }
    if (format !== 'png' && format !== 'jpeg') return { refused: LOGO_REFUSED }
    const resized = sharp(bytes)
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await resized.png().toBuffer({ resolveWithObject: true })
    return await write({ file: 'logo.png', width: info.width, height: info.height }, data)
  } catch {
    return { refused: LOGO_REFUSED }
  }
})
