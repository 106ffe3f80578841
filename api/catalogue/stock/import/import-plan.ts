import type { Differences } from '../../../../shared/history.ts'
import type { ProductPatch } from '../../../../shared/product/product.ts'
import type { ImportError, ImportReport } from '../../../../shared/stock/report.ts'
import type { Db } from '../../../base/db/database.ts'
import type { Checked } from './check-row.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { ExistingProduct } from './existing-products.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import { PlanFile } from './plan-file.ts'
import type { MatchedRow } from './row-matching.ts'
import { StockNumbers } from './stock-numbers.ts'
import { Tally } from './tally.ts'

const NO_PICTURE = 'Dieses Bild gibt es nicht'

type PictureProblem = Pick<ImportError, 'value' | 'message'>

/** What an import would do with each row of its table. */
export class ImportPlan {
  readonly file: PlanFile
  readonly tally = new Tally()
  readonly pictures: ImportPictures
  readonly #db: Db
  readonly #columns: TableColumns
  readonly #numbers = new StockNumbers()

  /** @param folder where the plan is written */
  constructor(db: Db, columns: TableColumns, pictures: ImportPictures, folder: string) {
    this.file = new PlanFile(folder)
    this.pictures = pictures
    this.#db = db
    this.#columns = columns
  }

  async add({ row, existing }: MatchedRow, checked: Checked): Promise<void> {
    if (checked.kind === 'failed') return this.tally.fail(row, checked.errors)
    if (checked.kind === 'unchanged') return this.tally.add(row, 'unchanged')
    const fields = checked.kind === 'created' ? checked.input : checked.patch
    const missing = await this.#missingPictures(fields, existing)
    if (missing.length > 0) return this.#failPictures(row, missing)
    this.tally.add(row, checked.kind, {
      id: existing?.id ?? null,
      title: fields.title ?? existing?.title ?? '',
      fields: this.#asNamed(checked.fields),
    })
    this.#noteStockNumber(row, fields, existing)
    if (checked.kind === 'created')
      return this.file.add({ kind: 'created', row, input: checked.input })
    if (!existing) return
    const { id, updatedAt: version } = existing
    return this.file.add({ kind: 'changed', row, id, version, patch: checked.patch })
  }

  /** Fails the rows whose pictures cannot be taken, and what cannot be without them. */
  async settle(): Promise<void> {
    for await (const entry of this.file.entries()) {
      const problems = this.#pictureProblems(entry.kind === 'created' ? entry.input : entry.patch)
      if (problems.length > 0) this.#failPictures(entry.row, problems)
    }
    const column = this.#columns.headerOf('stockNumber')
    await this.#numbers.settle(
      this.#db,
      (row) => this.tally.hasFailed(row),
      ({ row, stockNumber }, message) =>
        this.tally.fail(row, [{ column, value: stockNumber, message }]),
    )
  }

  report(): ImportReport {
    return {
      ...this.tally.report(),
      ignored: this.#columns.ignored,
      columns: this.#columns.columns,
      pictures: this.pictures.count,
    }
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
    const column = this.#columns.headerOf('images')
    this.tally.fail(
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
