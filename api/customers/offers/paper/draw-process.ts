import { z } from 'zod'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { sentOffer } from '../../../../shared/offers/sent-offer.ts'
import { harmlessSharp } from '../../../base/files/harmless-sharp.ts'
import { readLogoIfAny } from '../../../base/files/paper/letterhead.ts'
import { readPicture } from '../../../base/files/paper/pictures.ts'
import { serveTasks } from '../../../base/work/worker-process/serve-tasks.ts'
import { drawOffer } from './draw-offer.ts'

/** The tasks of the process that draws offers. */
const drawingTask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    content: sentOffer,
    logoBytes: z.base64().nullable(),
    address: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('pictures'),
    /** The file of each, by the number of the machine. */
    files: z.record(z.string(), z.string()),
  }),
])
export type DrawingTask = z.infer<typeof drawingTask>

// The formats that a logo may have, and that of our pictures.
const sharp = harmlessSharp(['Svg', 'Png', 'Webp'])

/** Large enough for the paper, and small enough to be kept with each offer. */
const SMALL = { edge: 360, quality: 80 }

serveTasks(async (task) => {
  const wanted = drawingTask.parse(task)
  if (wanted.kind === 'pictures') {
    const pictures: SentOffer['pictures'] = {}
    for (const [id, file] of Object.entries(wanted.files)) {
      const picture = await readPicture(sharp, file, SMALL)
      if (picture) pictures[id] = picture.toString('base64')
    }
    return { made: Buffer.from(JSON.stringify(pictures)).toString('base64') }
  }
  const { content, logoBytes, address } = wanted
  const logo = await readLogoIfAny(sharp, logoBytes)
  const paper = await drawOffer(content, logo, address)
  return { made: paper.toString('base64') }
})
