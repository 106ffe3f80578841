import type { ImageSize } from '../../../shared/image.ts'
import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import { ImageRefused } from './resize.ts'

interface Task {
  source: string
  targets: Record<ImageSize, string> | { jpeg: string }
}

const TOO_DEMANDING =
  'Bild ist zu aufwendig und kann nicht verarbeitet werden. Bitte speichern Sie es kleiner.'

/** Re-encodes uploaded pictures. */
export class Resizer {
  readonly #process = new WorkerProcess<Task>(new URL('./resize-process.ts', import.meta.url), {
    deathRefusal: TOO_DEMANDING,
  })

  /** @throws {ImageRefused} if the source is not an acceptable picture */
  async run(task: Task): Promise<void> {
    const refused = await this.#process.run(task)
    if (refused) throw new ImageRefused(refused)
  }
}
