import { fileURLToPath } from 'node:url'
import type { ImageSize } from '../../shared/image.ts'
import { PictureProcess } from './picture-process.ts'
import { ImageRefused } from './resize.ts'

interface Task {
  source: string
  targets: Record<ImageSize, string>
}

/** Re-encodes uploaded pictures. */
export class Resizer {
  readonly #process = new PictureProcess<Task>(
    fileURLToPath(new URL('./resize-process.ts', import.meta.url)),
  )

  /** @throws {ImageRefused} if the source is not an acceptable picture */
  async run(task: Task): Promise<void> {
    const refused = await this.#process.run(task)
    if (refused) throw new ImageRefused(refused)
  }
}
