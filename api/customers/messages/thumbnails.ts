import { LRUCache } from 'lru-cache'
import { PICTURE_TYPES } from '../../../shared/inquiries/message.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { ImageRefused } from '../../catalogue/images/resize.ts'

/** Some kilobytes each. */
const MOST_KEPT = 300
const NO_PICTURE = 'Von dieser Datei gibt es keine Vorschau'

/** A file of a message without its bytes, which are asked for when they are needed. */
interface File {
  message: number
  position: number
  name: string
  type: string
  size: number
  content(): Promise<Uint8Array>
}

/** Small pictures of the files of messages. They are made when they are asked for, and kept in memory for a while. */
export class Thumbnails {
  readonly #images: ImageStore
  readonly #kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: MOST_KEPT })

  constructor(images: ImageStore) {
    this.#images = images
  }

  /** @throws {ApiError} 404 for what is no picture that can be shown */
  async of({ message, position, name, type, size, content }: File) {
    if (!PICTURE_TYPES.includes(type)) throw notFound(NO_PICTURE)
    // A restored backup may have given the number to another message.
    const key = JSON.stringify([message, position, name, size])
    const kept = this.#kept.get(key)
    if (kept) return kept
    try {
      const small = new Uint8Array(await this.#images.thumbnail(await content()))
      this.#kept.set(key, small)
      return small
    } catch (error) {
      throw error instanceof ImageRefused ? notFound(NO_PICTURE) : error
    }
  }
}
