import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type FileEntry, MANIFEST, type Manifest, summary, textOf } from './manifest.ts'
import { Meter, type OnBytes } from './meter.ts'

/** So that many small pieces go to the disk in one write. In bytes. */
const WRITTEN_AT_ONCE = 1024 * 1024

/** Writes a backup file by file. The manifest comes last, because it says what the others contain. */
export class ArchiveWriter {
  readonly #zip = new ZipFile()
  readonly #stopped = new AbortController()
  readonly #written: Promise<void>
  readonly #files: FileEntry[] = []
  #next = new Meter(() => {})

  /** @param target must not exist yet */
  constructor(target: string) {
    this.#zip.on('error', (error) => this.#stopped.abort(error))
    const file = createWriteStream(target, {
      flags: 'wx',
      mode: 0o600,
      flush: true,
      highWaterMark: WRITTEN_AT_ONCE,
    })
    const { signal } = this.#stopped
    this.#written = pipeline(this.#zip.outputStream, file, { signal })
    this.#written.catch((error) => this.#stopped.abort(error))
  }

  /** Text becomes much smaller when it is compressed, pictures and papers do not. */
  async addText(path: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    await this.#add(path, Readable.from(parts, { objectMode: false }), () => {}, true)
  }

  async addFile(path: string, source: Readable, onBytes: OnBytes): Promise<void> {
    await this.#add(path, source, onBytes, false)
  }

  async #add(path: string, source: Readable, onBytes: OnBytes, compress: boolean): Promise<void> {
    const meter = new Meter(onBytes)
    this.#next = meter
    // The archive keeps until its end what it is given: thousands of streams, if they were given directly.
    this.#zip.addReadStreamLazy(path, { compress }, (give) => give(null, this.#next))
    const { signal } = this.#stopped
    try {
      await pipeline(source, meter, { signal })
      // Only then has the archive asked for it.
      await finished(meter, { signal })
    } catch (error) {
      throw signal.reason ?? error
    }
    this.#files.push({ path, size: meter.size, sha256: meter.sha256() })
  }

  async finish(rest: Omit<Manifest, 'files'>): Promise<void> {
    const manifest: Manifest = { ...rest, files: this.#files }
    const comment = JSON.stringify(summary.parse(manifest))
    await this.addText(MANIFEST, textOf(manifest))
    this.#zip.end({ forceZip64Format: false, comment })
    await this.#written
  }

  async abort(): Promise<void> {
    this.#stopped.abort(new Error('The backup was given up'))
    await this.#written.catch(() => {})
  }
}
