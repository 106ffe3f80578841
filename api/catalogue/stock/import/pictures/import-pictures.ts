import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { quoted } from '../../../../../shared/stock/quoted.ts'
import { pauses } from '../../../../base/pauses.ts'
import { ApiError } from '../../../../base/requests/http/errors.ts'
import type { OnProgress } from '../../../../base/work/tasks/progress.ts'
import type { ImageStore } from '../../../images/image-store.ts'
import { partMissing } from '../../../images/part-missing.ts'
import { ImageRefused } from '../../../images/resize.ts'
import type { PictureFetcher } from './picture-fetcher.ts'
import type { PictureFiles } from './picture-files.ts'

const MOST_FETCHED = 1_000
const FETCHED_AT_ONCE = 4
const TOO_MANY =
  'Es können höchstens 1.000 Bilder auf einmal von anderen Servern geholt werden. Bitte teilen Sie die Tabelle auf.'

interface Parts {
  images: ImageStore
  fetcher: PictureFetcher
  folder: string
  /** The files of pictures that came with the table, by name; null where it came alone. */
  files: PictureFiles | null
  fetches: boolean
}

/** The pictures of an import: those that came with the table, and those of other servers. */
export class ImportPictures {
  readonly #parts: Parts
  /** Stands for the pictures of this import until they are stored. */
  readonly #prefix = `/uploads/${randomUUID()}/`
  /** The names of those that came with the table and are wanted, by their number in the address, and the other way. */
  readonly #names: string[] = []
  readonly #numbers = new Map<string, number>()
  /** Where each is stored, or why it is not, by the address that the plan has. */
  readonly #outcomes = new Map<string, { address: string } | { problem: string }>()
  readonly #wanted = new Set<string>()
  #foreign = 0
  readonly #stored: string[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get count(): number {
    return this.#wanted.size
  }

  /** The address that stands for each name of a picture; others stay as they are. */
  addressesOf(names: readonly string[]): string[] {
    return names.map((name) => {
      if (!this.#parts.files?.fileOf(name)) return name
      const number = this.#numbers.get(name) ?? this.#names.push(name) - 1
      this.#numbers.set(name, number)
      return `${this.#prefix}${number}.webp`
    })
  }

  /** Each name of a file that did not come with the table, and a sentence about that. */
  missing(names: readonly string[]): [name: string, message: string][] {
    const { files } = this.#parts
    return names
      .filter((name) => isFileName(name) && !files?.fileOf(name))
      .map((name) => [
        name,
        files
          ? files.isAmbiguous(name)
            ? `${quoted(name)} gibt es in der ZIP-Datei mehrmals. Bitte nennen Sie auch den Ordner, oder geben Sie jedem Bild einen eigenen Namen`
            : `${quoted(name)} fehlt in der ZIP-Datei`
          : `${quoted(name)} ist der Name einer Datei. Bitte packen Sie Tabelle und Bilder zusammen in eine ZIP-Datei`,
      ])
  }

  /** What the table calls the picture that an address stands for. */
  nameOf(address: string): string {
    return this.#nameOf(address) ?? address
  }

  /** Notes the pictures of a row. @returns those of our own addresses that do not exist */
  async want(addresses: readonly string[]): Promise<string[]> {
    const ours: string[] = []
    for (const address of addresses) {
      const isFetched = this.#parts.fetches && isForeign(address)
      if (!isFetched && !this.#nameOf(address)) ours.push(address)
      else if (!this.#wanted.has(address)) {
        this.#wanted.add(address)
        if (isFetched && ++this.#foreign > MOST_FETCHED) throw new ApiError(400, TOO_MANY)
      }
    }
    return (await partMissing(this.#parts.images, ours)).missing
  }

  /** Stores the pictures, some at a time. What fails is said by `problemOf`. */
  async store(signal: AbortSignal, onProgress: OnProgress): Promise<void> {
    const waiting = this.#wanted.values()
    const pause = pauses()
    const work = async () => {
      for (const address of waiting) {
        signal.throwIfAborted()
        this.#outcomes.set(address, await this.#storeOne(address))
        onProgress(1, this.#wanted.size)
        await pause()
      }
    }
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, work))
  }

  problemOf(address: string): string | null {
    const outcome = this.#outcomes.get(address)
    return outcome && 'problem' in outcome ? outcome.problem : null
  }

  /** The addresses under which the pictures are stored. */
  storedAt(addresses: readonly string[]): string[] {
    return addresses.map((address) => {
      const outcome = this.#outcomes.get(address)
      return outcome && 'address' in outcome ? outcome.address : address
    })
  }

  /** Removes what was stored, because the import has failed. */
  async discard(): Promise<void> {
    for (const filename of this.#stored) await this.#parts.images.remove(filename)
  }

  async #storeOne(address: string): Promise<{ address: string } | { problem: string }> {
    const { files, fetcher, folder, images } = this.#parts
    const name = this.#nameOf(address)
    const target = join(folder, `fetched-${randomUUID()}`)
    try {
      if (name === undefined) await fetcher.fetch(address, target)
      const { filename, urls } = await images.add((name && files?.fileOf(name)) || target)
      this.#stored.push(filename)
      return { address: urls.large }
    } catch (error) {
      if (error instanceof ImageRefused) return { problem: error.message }
      throw error
    }
  }

  #nameOf(address: string): string | undefined {
    if (!address.startsWith(this.#prefix)) return undefined
    return this.#names[Number.parseInt(address.slice(this.#prefix.length), 10)]
  }
}

const isForeign = (address: string) => /^https?:/.test(address)
const isFileName = (name: string) => /^(?!\/|[a-z]+:).+\.\w{3,4}$/i.test(name)
