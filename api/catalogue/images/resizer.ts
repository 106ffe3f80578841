import type { ImageSize } from '../../../shared/image.ts'
import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import { ImageRefused } from './resize.ts'

interface Task {
  source: string
  targets: Record<ImageSize, string> | { jpeg: string } | { thumbnail: string }
}

const TOO_DEMANDING =
  'Bild ist zu aufwendig und kann nicht verarbeitet werden. Bitte speichern Sie es kleiner.'

const resizing = new WorkerProcess<Task>(new URL('./resize-process.ts', import.meta.url), {
  deathRefusal: TOO_DEMANDING,
})

/**
 * Re-encodes an uploaded picture.
 * @throws {ImageRefused} if the source is not an acceptable picture
 */
export async function reencode(task: Task): Promise<void> {
  const refused = await resizing.run(task)
  if (refused) throw new ImageRefused(refused)
}
