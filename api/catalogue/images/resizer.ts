import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import { ImageRefused } from './resize.ts'
import type { ResizeTask } from './resize-process.ts'

const TOO_DEMANDING =
  'Bild ist zu aufwendig und kann nicht verarbeitet werden. Bitte speichern Sie es kleiner.'

const resizing = new WorkerProcess<ResizeTask>(new URL('./resize-process.ts', import.meta.url), {
  deathRefusal: TOO_DEMANDING,
})

/**
 * Re-encodes an uploaded picture.
 * @throws {ImageRefused} if the source is not an acceptable picture
 */
export async function reencode(task: ResizeTask): Promise<void> {
  const refused = await resizing.run(task)
  if (refused) throw new ImageRefused(refused)
}
