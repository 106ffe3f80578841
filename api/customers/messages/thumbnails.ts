import { LRUCache } from 'lru-cache'
import { PICTURE_TYPES } from '../../../shared/inquiries/message.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { ImageRefused } from '../../catalogue/images/resize.ts'
import type { requireAttachment } from './attachment.queries.ts'

/** Some kilobytes each. */
const MOST_KEPT = 300
const NO_PICTURE = 'Von dieser Datei gibt es keine Vorschau'

/** Small pictures of the files of messages. They are made when they are asked for, and kept in memory for a while. */
export class Thumbnails {
  readonly #images: ImageStore
  readonly #kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: MOST_KEPT })

  constructor(images: ImageStore) {
    this.#images = images
  }

  /** @throws {ApiError} 404 for what is no picture that can be shown */
  async of(file: Awaited<ReturnType<typeof requireAttachment>>) {
    const { message, position, name, type, size, content } = file
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
