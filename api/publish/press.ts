import { Piscina } from 'piscina'
import type { Compressed } from '../answers/compress.ts'
import type press from './press.worker.ts'

/** What the press makes of a page. */
export type Job = Parameters<typeof press>[0]

interface Pressed {
  content: Record<keyof Compressed, Uint8Array>
  failure: string | null
}

/** How many pages are under way: while one reaches the disk, another is compressed. */
const PAGES_AT_A_TIME = 3

/**
 * Finishes pages on a thread of its own, while the main one renders the next: their policy, their
 * compressed forms and their files cost as much as half a rendering.
 */
export class Press {
  readonly #thread = new Piscina<Job, Pressed>({
    filename: new URL('press.worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: PAGES_AT_A_TIME,
    trackUnmanagedFds: false,
  })

  /** @returns the page in any case, and why its files could not be written if they could not */
  async press(job: Job): Promise<{ content: Compressed; failure: string | null }> {
    const { content, failure } = await this.#thread.run(job)
    const { identity, br, gzip } = content
    const buffers = { identity: asBuffer(identity), br: asBuffer(br), gzip: asBuffer(gzip) }
    return { content: buffers, failure }
  }

  close(): Promise<void> {
    return this.#thread.destroy()
  }
}

/** Between threads a buffer becomes plain bytes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
