import { Piscina } from 'piscina'
import type { Compressed } from '../answers/compress.ts'
import type press from './press.worker.ts'

/** What the press makes of a page. */
export type Job = Parameters<typeof press>[0]

/**
 * Finishes pages on a thread of its own, while the main one renders the next: their policy, their
 * compressed forms and their files cost as much as half a rendering.
 */
export class Press {
  readonly #thread = new Piscina<Job, Record<keyof Compressed, Uint8Array>>({
    filename: new URL('press.worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    trackUnmanagedFds: false,
  })

  /** @throws when the files cannot be written */
  async press(job: Job): Promise<Compressed> {
    const { identity, br, gzip } = await this.#thread.run(job)
    return { identity: asBuffer(identity), br: asBuffer(br), gzip: asBuffer(gzip) }
  }

  close(): Promise<void> {
    return this.#thread.destroy()
  }
}

/** Between threads a buffer becomes plain bytes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
