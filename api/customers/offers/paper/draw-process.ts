import { harmlessSharp } from '../../../base/harmless-sharp.ts'
import { readLogo } from '../../../base/paper/logo.ts'
import { serveTasks } from '../../../base/worker-process/serve-tasks.ts'
import { drawOffer } from './draw-offer.ts'
import { drawingTask } from './drawing-task.ts'

// The formats that a logo may have.
const sharp = harmlessSharp(['Svg', 'Png'])

serveTasks(async (task) => {
  const { content, logoBytes, address } = drawingTask.parse(task)
  const logo = logoBytes === null ? null : await readLogo(sharp, Buffer.from(logoBytes, 'base64'))
  const paper = await drawOffer(content, logo, address)
  return { made: paper.toString('base64') }
})
