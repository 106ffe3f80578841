import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { image } from '../../../../../shared/product/field-rules.ts'
import { type FailedPicture, LISTED_WORDS } from '../../../../../shared/stock/import.ts'
import { clipped, quoted } from '../../../../../shared/stock/quoted.ts'
import { ApiError } from '../../../../base/requests/http/errors.ts'
import { pauses } from '../../../../base/turns.ts'
import type { OnProgress } from '../../../../base/work/tasks/progress.ts'
import type { ImageStore } from '../../../images/image-store.ts'
import { ImageRefused } from '../../../images/refused-images.ts'
import { type PictureFetcher, ServerSilent } from './picture-fetcher.ts'
import { type PictureFiles, shownPictures } from './picture-files.ts'

const MOST_FETCHED = 1_000
const FETCHED_AT_ONCE = 4
/** A server that does not answer so often is asked for no more pictures. */
const PATIENCE = 3
const NO_PICTURE = 'Dieses Bild gibt es nicht'
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
  /** Those of other servers that stay there, as nobody has asked for them. */
  readonly #left = new Set<string>()
  /** How often in a row each server has not answered. */
  readonly #silent = new Map<string, number>()
  readonly #stored: string[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get count(): number {
    return this.#wanted.size
  }

  /** How many of those that the rows name stay on other servers, where nobody has looked whether they are there. */
  get leftThere(): number {
    return this.#left.size
  }

  /** Whether this import stores a picture that is on another server so far. */
  isFetched(address: string): boolean {
    return this.#parts.fetches && isForeign(address)
  }

  /** Notes the pictures of a row that stay where they are. */
  leave(addresses: readonly string[]): void {
    for (const address of addresses)
      if (isForeign(address) && !this.#parts.fetches) this.#left.add(address)
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

  /** What is named and is neither a file that came with the table nor an address, each with a sentence about that. */
  missing(names: readonly string[]): FailedPicture[] {
    return names.flatMap((value) => {
      const message = this.#missing(value)
      return message === null ? [] : [{ value, message }]
    })
  }

  #missing(name: string): string | null {
    const { files } = this.#parts
    if (files?.fileOf(name)) return null
    const refusal = files?.refusalOf(name)
    if (refusal) return `${quoted(name)}: ${refusal}`
    if (files?.isAmbiguous(name))
      return `${quoted(name)} gibt es in der ZIP-Datei mehrmals. Bitte nennen Sie auch den Ordner, oder geben Sie jedem Bild einen eigenen Namen`
    if (!isFileName(name)) return image.safeParse(name).error?.issues[0]?.message ?? null
    return files
      ? `${quoted(name)} fehlt in der ZIP-Datei`
      : `${quoted(name)} ist der Name einer Datei. Bitte packen Sie Tabelle und Bilder zusammen in eine ZIP-Datei`
  }

  /** The pictures of the ZIP that no row names. */
  unused(): string[] {
    return (this.#parts.files?.unused() ?? []).slice(0, LISTED_WORDS).map(clipped)
  }

  /** What the table calls the picture that an address stands for. */
  nameOf(address: string): string {
    return this.#nameOf(address) ?? address
  }

  /** Notes the pictures of a row. Those of our own that do not exist have failed. */
  async want(addresses: readonly string[]): Promise<void> {
    const ours: string[] = []
    for (const address of addresses) {
      const isFetched = this.isFetched(address)
      if (!isFetched && !this.#nameOf(address)) ours.push(address)
      else if (!this.#wanted.has(address)) {
        this.#wanted.add(address)
        if (isFetched && ++this.#foreign > MOST_FETCHED) throw new ApiError(400, TOO_MANY)
      }
    }
    const { missing } = await this.#parts.images.partMissing(ours)
    for (const address of missing) this.#outcomes.set(address, { problem: NO_PICTURE })
  }

  /** Stores the pictures, some at a time. What fails is said by `failed`. */
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

  /** Those that could not be stored, as the table calls them, and why. */
  failed(addresses: readonly string[]): FailedPicture[] {
    return addresses.flatMap((address) => {
      const message = this.#problemOf(address)
      return message === null ? [] : [{ value: this.nameOf(address), message }]
    })
  }

  /** Those of other servers that could not be fetched, and why: short enough to be kept with their import. */
  unfetched(addresses: readonly string[]): FailedPicture[] {
    return this.failed(addresses.filter(isForeign)).map(({ value, message }) => ({
      value: clipped(value),
      message,
    }))
  }

  /** What a machine will show, where it is stored: see `shownPictures`. */
  shown(before: readonly string[], wanted: readonly string[]): readonly string[] {
    return shownPictures(before, wanted, this.#good(wanted))
  }

  /**
   * What a machine is to show once the pictures of other servers that failed can be fetched, those that it shows where
   * they are stored. Null if there are none, or if a file is needed that will be gone by then.
   */
  fetchAgain(before: readonly string[], wanted: readonly string[]): string[] | null {
    const hasFailed = (address: string) => this.#problemOf(address) !== null
    if (!wanted.some((address) => isForeign(address) && hasFailed(address))) return null
    if (this.shown(before, wanted) === before)
      return wanted.some((address) => this.#nameOf(address)) ? null : [...wanted]
    return this.#storedAt(wanted.filter((address) => isForeign(address) || !hasFailed(address)))
  }

  #good(addresses: readonly string[]): string[] {
    return this.#storedAt(addresses.filter((address) => this.#problemOf(address) === null))
  }

  #problemOf(address: string): string | null {
    const outcome = this.#outcomes.get(address)
    return outcome && 'problem' in outcome ? outcome.problem : null
  }

  /** The addresses under which the pictures are stored. */
  #storedAt(addresses: readonly string[]): string[] {
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
    const { files, folder, images } = this.#parts
    const name = this.#nameOf(address)
    const target = join(folder, `fetched-${randomUUID()}`)
    try {
      if (name === undefined) await this.#fetch(address, target)
      const { filename, urls } = await images.add((name && files?.fileOf(name)) || target)
      this.#stored.push(filename)
      return { address: urls.large }
    } catch (error) {
      if (error instanceof ImageRefused) return { problem: error.message }
      throw error
    }
  }

  /** @throws {ImageRefused} at once where its server has not answered for others */
  async #fetch(address: string, target: string): Promise<void> {
    const { host } = new URL(address)
    const silent = () => this.#silent.get(host) ?? 0
    if (silent() >= PATIENCE) throw new ServerSilent('Der andere Server ist nicht erreichbar')
    try {
      await this.#parts.fetcher.fetch(address, target)
      this.#silent.delete(host)
    } catch (error) {
      if (error instanceof ServerSilent) this.#silent.set(host, silent() + 1)
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
