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
import type { ImportError, ImportReport } from '../../../../shared/stock/import.ts'
import type { TableReading } from '../../../../shared/stock/mapping.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { linesOf } from '../../../base/lines.ts'
import { StockNumbers } from '../../products/stock-numbers.ts'
import type { CheckedRow } from './check-row.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { ExistingProduct, MatchedRow } from './match-rows.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import { RowOutcomes } from './row-outcomes.ts'

const NO_PICTURE = 'Dieses Bild gibt es nicht'

const planned = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), row: z.number(), input: productInput }),
  z.object({
    kind: z.literal('changed'),
    row: z.number(),
    id: z.number(),
    /** What the product's `updatedAt` was when the change was planned. */
    version: z.string(),
    patch: productPatch,
  }),
])
type Planned = z.output<typeof planned>

type PictureProblem = Pick<ImportError, 'value' | 'message'>

type AboutTable = Omit<
  ImportReport,
  keyof Counted | 'ignored' | 'pictures' | 'failedRows' | 'import'
>
type Counted = ReturnType<RowOutcomes['report']>

interface Parts {
  db: Db
  columns: TableColumns
  /** How the table is read, for the next one with the same headers. */
  reading: TableReading
  /** What is known of the table once its rows are. */
  about: () => AboutTable
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
  readonly columns: TableColumns
  readonly reading: TableReading
  readonly #db: Db
  readonly #about: () => AboutTable
  readonly #numbers = new StockNumbers()
  readonly #path: string
  readonly #file: WriteStream

  constructor({ db, columns, reading, about, pictures, folder }: Parts) {
    this.reading = reading
    this.pictures = pictures
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
    if (checked.kind === 'unchanged') return this.rows.add(row, 'unchanged')
    const fields = checked.kind === 'created' ? checked.input : checked.patch
    const missing = await this.#missingPictures(fields, existing)
    if (missing.length > 0) return this.#failPictures(row, missing)
    this.rows.add(row, checked.kind, {
      id: existing?.id ?? null,
      title: fields.title ?? existing?.title ?? '',
      fields: this.#asNamed(checked.fields),
    })
    this.#noteStockNumber(row, fields, existing)
    if (checked.kind === 'created')
      return this.#write({ kind: 'created', row, input: checked.input })
    if (!existing) return
    const { id, updatedAt: version } = existing
    return this.#write({ kind: 'changed', row, id, version, patch: checked.patch })
  }

  /** Every row is known: from here on it can be said which of them contradict each other. */
  async end(): Promise<void> {
    this.#file.end()
    await finished(this.#file)
    await this.#failStockNumbers()
  }

  /** Fails the rows whose pictures could not be stored, and what is impossible without them. */
  async failWithoutPictures(): Promise<void> {
    for await (const entry of this.#entries()) {
      const problems = this.#pictureProblems(entry.kind === 'created' ? entry.input : entry.patch)
      if (problems.length > 0) this.#failPictures(entry.row, problems)
    }
    await this.#failStockNumbers()
  }

  /** What is to be stored, with the pictures where they are stored. */
  async *toBeStored(): AsyncGenerator<Planned> {
    for await (const entry of this.#entries()) {
      if (this.rows.hasFailed(entry.row)) continue
      const fields = entry.kind === 'created' ? entry.input : entry.patch
      if (fields.images) fields.images = this.pictures.storedAt(fields.images)
      yield entry
    }
  }

  report(): ImportReport {
    return {
      ...this.rows.report(),
      ignored: this.columns.ignored,
      ...this.#about(),
      pictures: this.pictures.count,
    }
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

  async #missingPictures(
    { images = [] }: ProductPatch,
    existing: ExistingProduct | null,
  ): Promise<PictureProblem[]> {
    const added = images.filter((image) => !existing?.images.includes(image))
    const missing = await this.pictures.want(added)
    return missing.map((value) => ({ value, message: NO_PICTURE }))
  }

  #pictureProblems({ images = [] }: ProductPatch): PictureProblem[] {
    return images.flatMap((image) => {
      const message = this.pictures.problemOf(image)
      return message === null ? [] : [{ value: this.pictures.nameOf(image), message }]
    })
  }

  #failPictures(row: number, problems: PictureProblem[]): void {
    const column = this.columns.headerOf('images')
    this.rows.fail(
      row,
      problems.map((problem) => ({ column, ...problem })),
    )
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
