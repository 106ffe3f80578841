import { LRUCache } from 'lru-cache'
import { PICTURE_TYPES } from '../../../shared/inquiries/message.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { ImageRefused } from '../../catalogue/images/refused-images.ts'
import type { MessageFiles, StoredFile } from '../inquiries/message-files.ts'
import { isGone } from './attachment.queries.ts'

/** In bytes, of some kilobytes each. */
const MOST_KEPT = 3 * 1024 * 1024
const LARGEST_KEPT = 32 * 1024
const NO_PICTURE = 'Von dieser Datei gibt es keine Vorschau'

/** Small pictures of the files of messages. They are made when they are asked for, and kept in memory for a while. */
export class Thumbnails {
  readonly #images: ImageStore
  readonly #files: MessageFiles
  readonly #kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MOST_KEPT,
    maxEntrySize: LARGEST_KEPT,
    sizeCalculation: ({ length }) => length,
  })

  constructor(images: ImageStore, files: MessageFiles) {
    this.#images = images
    this.#files = files
  }

  /** @throws {ApiError} 404 for what is no picture that can be shown, and for a file that is gone */
  async of({ name, type, file }: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
    if (!PICTURE_TYPES.includes(type)) throw notFound(NO_PICTURE)
    const kept = this.#kept.get(file)
    if (kept) return kept
    await using folder = await this.#files.incoming()
    const source = await this.#files.fetch(file, folder.path)
    if (source === null) throw isGone(name)
    try {
      const small = new Uint8Array(await this.#images.thumbnail(source))
      this.#kept.set(file, small)
      return small
    } catch (error) {
      throw error instanceof ImageRefused ? notFound(NO_PICTURE) : error
    }
  }
}
