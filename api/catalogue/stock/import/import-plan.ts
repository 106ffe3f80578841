import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { z } from 'zod'
import type { Differences } from '../../../../shared/operation/history.ts'
import {
  type ProductPatch,
  productInput,
  productPatch,
} from '../../../../shared/product/product.ts'
import type { ImportReport } from '../../../../shared/stock/import.ts'
import type { PicturesToFetch } from '../../../../shared/stock/imports.ts'
import type { TableReading } from '../../../../shared/stock/mapping.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { linesOf } from '../../../base/lines.ts'
import type { OnProgress } from '../../../base/work/tasks/progress.ts'
import { StockNumbers } from '../../products/stock-numbers.ts'
import type { CheckedRow } from './check-row.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { GoneMachines } from './gone-machines.ts'
import type { ExistingProduct, MatchedRow } from './match-rows.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import { RowOutcomes } from './row-outcomes.ts'

/** A row's number, and the pictures that its machine has. */
const place = { row: z.number(), before: z.array(z.string()) }
const planned = z.discriminatedUnion('kind', [
  z.object({ ...place, kind: z.literal('created'), input: productInput }),
  z.object({
    ...place,
    kind: z.literal('changed'),
    id: z.number(),
    /** What the product's `updatedAt` was when the change was planned. */
    version: z.string(),
    patch: productPatch,
  }),
])
type Planned = z.output<typeof planned>

const fieldsOf = (entry: Planned): ProductPatch =>
  entry.kind === 'created' ? entry.input : entry.patch

type AboutTable = Omit<
  ImportReport,
  | keyof Counted
  | 'ignored'
  | 'pictures'
  | 'foreignPictures'
  | 'unusedPictures'
  | 'failedRows'
  | 'import'
>
type Counted = ReturnType<RowOutcomes['report']>

interface Parts {
  db: Db
  columns: TableColumns
  /** How the table is read, for the next one with the same headers. */
  reading: TableReading
  /** What is known of the table once its rows are. */
  about: () => AboutTable
  gone: GoneMachines
  pictures: ImportPictures
  /** Where the plan is written. */
  folder: string
}

/**
 * What an import would do with each row of its table. What is to be stored is in a file: it is more than the
 * memory of a small server may hold.
 */
export class ImportPlan {
  readonly rows = new RowOutcomes()
  readonly pictures: ImportPictures
  readonly gone: GoneMachines
  readonly columns: TableColumns
  readonly reading: TableReading
  readonly #db: Db
  readonly #about: () => AboutTable
  readonly #numbers = new StockNumbers()
  readonly #path: string
  readonly #file: WriteStream

  constructor({ db, columns, reading, about, gone, pictures, folder }: Parts) {
    this.reading = reading
    this.pictures = pictures
    this.gone = gone
    this.#db = db
    this.columns = columns
    this.#about = about
    this.#path = join(folder, 'plan')
    this.#file = createWriteStream(this.#path, { mode: 0o600 })
    // Thrown by whoever writes next, or at the end.
    this.#file.on('error', () => {})
  }

  async add({ row, existing }: MatchedRow, checked: CheckedRow): Promise<void> {
    this.rows.hint(row, checked.hints)
    if (checked.kind === 'failed') return this.rows.fail(row, checked.errors)
    this.rows.lackPictures(row, existing?.id ?? null, checked.lacking)
    this.pictures.leave(checked.named)
    if (checked.kind === 'unchanged') return this.rows.add(row, 'unchanged')
    const before = existing?.images ?? []
    const place = { row, before }
    const entry: Planned | null =
      checked.kind === 'created'
        ? { ...place, kind: 'created', input: checked.input }
        : existing && {
            ...place,
            kind: 'changed',
            id: existing.id,
            version: existing.updatedAt,
            patch: checked.patch,
          }
    if (!entry) return
    const fields = fieldsOf(entry)
    await this.pictures.want(
      (fields.images ?? []).filter(
        (image) => !before.includes(image) || this.pictures.isFetched(image),
      ),
    )
    this.rows.add(row, checked.kind, {
      id: existing?.id ?? null,
      title: fields.title ?? existing?.title ?? '',
      fields: this.#asNamed(checked.fields),
    })
    this.#noteStockNumber(row, fields, existing)
    this.#noteFailedPictures(entry)
    return this.#write(entry)
  }

  /** Every row is known: from here on it can be said which of them contradict each other. */
  async end(): Promise<void> {
    this.#file.end()
    await finished(this.#file)
    await this.#failStockNumbers()
  }

  /** Stores the pictures that the rows name. Those that fail are noted; a row that says nothing else changes nothing. */
  async storePictures(signal: AbortSignal, onProgress: OnProgress): Promise<void> {
    await this.pictures.store(signal, onProgress)
    for await (const entry of this.#entries()) this.#noteFailedPictures(entry)
  }

  /** What is to be stored, with the pictures where they are stored. */
  async *toBeStored(): AsyncGenerator<Planned> {
    for await (const entry of this.#entries()) {
      const settled = this.rows.hasFailed(entry.row) ? null : this.#settled(entry)
      if (settled) yield settled
    }
  }

  /** The rows whose pictures can be fetched once more, with what their machines are to show then. */
  async *picturesToFetch(): AsyncGenerator<Omit<PicturesToFetch, 'id' | 'title'>> {
    for await (const entry of this.#entries()) {
      const { row, before } = entry
      const { images = [] } = fieldsOf(entry)
      const wanted = this.pictures.fetchAgain(before, images)
      if (!wanted || this.rows.hasFailed(row)) continue
      const left = [...this.pictures.shown(before, images)]
      yield { row, pictures: this.pictures.unfetched(images), left, wanted }
    }
  }

  report(): ImportReport {
    return {
      ...this.rows.report(),
      ignored: this.columns.ignored,
      ...this.#about(),
      pictures: this.pictures.count,
      foreignPictures: this.pictures.leftThere,
      unusedPictures: this.pictures.unused(),
    }
  }

  /** How many machines it changes. */
  get changes(): number {
    return this.rows.changes + this.gone.changes().length
  }

  async #write(entry: Planned): Promise<void> {
    if (!this.#file.write(`${JSON.stringify(entry)}\n`)) await once(this.#file, 'drain')
  }

  async *#entries(): AsyncGenerator<Planned> {
    for await (const line of linesOf(createReadStream(this.#path)))
      if (line) yield planned.parse(JSON.parse(line))
  }

  async #failStockNumbers(): Promise<void> {
    const column = this.columns.headerOf('stockNumber')
    await this.#numbers.failConflicts(
      this.#db,
      (row) => this.rows.hasFailed(row),
      ({ row, stockNumber }, message) =>
        this.rows.fail(row, [{ column, value: stockNumber, message }]),
    )
  }

  /** An entry with what its machine shows of the pictures; null if it has nothing else to say. */
  #settled(entry: Planned): Planned | null {
    const { images, ...others } = fieldsOf(entry)
    if (!images) return entry
    const shown = this.pictures.shown(entry.before, images)
    if (entry.kind === 'created') return { ...entry, input: { ...entry.input, images: [...shown] } }
    if (shown !== entry.before) return { ...entry, patch: { ...others, images: [...shown] } }
    return Object.keys(others).length > 0 ? { ...entry, patch: others } : null
  }

  #noteFailedPictures(entry: Planned): void {
    const failed = this.pictures.failed(fieldsOf(entry).images ?? [])
    this.rows.lackPictures(entry.row, entry.kind === 'created' ? null : entry.id, failed)
    if (!this.#settled(entry)) this.rows.add(entry.row, 'unchanged')
  }

  #noteStockNumber(
    row: number,
    { stockNumber }: ProductPatch,
    existing: ExistingProduct | null,
  ): void {
    if (stockNumber === undefined) return
    if (existing?.stockNumber) this.#numbers.release(existing.id, row)
    if (stockNumber !== null) this.#numbers.claim({ row, id: existing?.id ?? null, stockNumber })
  }

  /** With the pictures as the table calls them. */
  #asNamed({ images, ...fields }: Differences): Differences {
    if (!images) return fields
    const [before, after] = images
    return { ...fields, images: [this.#namesOf(before), this.#namesOf(after)] }
  }

  #namesOf(addresses: unknown): string[] | null {
    if (!Array.isArray(addresses)) return null
    return addresses.map((address) => this.pictures.nameOf(String(address)))
  }
}
