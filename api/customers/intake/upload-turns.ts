import { HOUR_SECONDS } from '../../../shared/time/time.ts'
import { unavailable } from '../../base/requests/http/errors.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'

/** How many forms with files are read at a time, in all and of one network: none of them waits for a slow one. */
const MOST = 24
const MOST_OF_ONE = 4
/** A form may be refused because of a file and sent again, so there are more tries than inquiries. */
const TRIES = 3

const TOO_MANY =
  'Von Ihrem Anschluss wurden sehr viele Dateien gesendet. Bitte versuchen Sie es später erneut, oder senden Sie die Anfrage ohne Dateien.'
const BUSY =
  'Gerade werden sehr viele Dateien gesendet. Bitte versuchen Sie es in einem Augenblick erneut, oder senden Sie die Anfrage ohne Dateien.'

/** Bounds what visitors send before a byte of it is read. */
export class UploadTurns {
  readonly #tries
  readonly #running = new Map<string, number>()
  #all = 0

  /** @param perHour how many inquiries a network may send; 0 for any number */
  constructor(throttles: Throttles, perHour: number) {
    this.#tries = throttles({
      name: 'contactFiles',
      limit: perHour * TRIES,
      seconds: HOUR_SECONDS,
      message: TOO_MANY,
    })
  }

  /**
   * Reads a form with files.
   * @param network of its sender
   * @throws {ApiError} 429 for too many from there, 503 for too many at a time
   */
  async take<Result>(network: string, read: () => Promise<Result>): Promise<Result> {
    await this.#tries.count(network)
    const running = this.#running.get(network) ?? 0
    if (this.#all >= MOST || running >= MOST_OF_ONE) throw unavailable(BUSY)
    this.#all++
    this.#running.set(network, running + 1)
    try {
      return await read()
    } finally {
      this.#all--
      const left = (this.#running.get(network) ?? 1) - 1
      if (left > 0) this.#running.set(network, left)
      else this.#running.delete(network)
    }
  }
}
