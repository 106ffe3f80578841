import {
  adminStatusLabels,
  type ProductInput,
  productInput,
  productLabels,
  type StoredProduct,
} from '../product/product.ts'
import {
  conditionLabels,
  feedNames,
  gradeLabels,
  priceKindLabels,
  type RentPeriod,
} from '../product/terms.ts'
import { timeFields } from '../product/times.ts'
import { type Cell, cellText, isEmptyCell } from '../tables/table-cell.ts'
import type { Marks } from '../writing/german-number.ts'
import type { CategoryNames } from './category-names.ts'
import { readPictures } from './pictures-cell.ts'
import { clipped, quoted } from './quoted.ts'
import { readCondition } from './read-condition.ts'
import { readPriceOrStatus, readStatus } from './read-status.ts'
import {
  orNone,
  type ReadCell,
  type Reading,
  readChoice,
  readFlag,
  readLine,
  readNumberCell,
  readSeveral,
  readStockNumber,
  readText,
  readYearCell,
} from './read-value.ts'
import { readReportCell, reportCell } from './report-cell.ts'

const elsewhere = ['specifications', 'conditionAt', ...timeFields] as const

/**
 * Everything of a product without its specifications (columns of their own), the day of its check (in the cell of
 * the report) and dated fields (reservation, announcement).
 */
export type StockField = 'id' | Exclude<keyof ProductInput, (typeof elsewhere)[number]>

/** In the order of the table. */
export const stockFields: StockField[] = ['id', ...productInput.keyof().exclude(elsewhere).options]

/** Whether a machine may be without it. What has a value of its own, such as a status, is never nothing. */
export const isOptional = (field: StockField): boolean => optionalFields.has(field)

const isNothing = ({ success, data }: { success: boolean; data?: unknown }) =>
  success && (typeof data !== 'string' || data === '')

const optionalFields = new Set(
  stockFields.filter(
    (field) => field !== 'id' && isNothing(productInput.shape[field].safeParse(undefined)),
  ),
)

/** A column of a field. Rent has three. */
export interface FieldColumn {
  header: string
  period?: RentPeriod
  write(product: StoredProduct, categories: CategoryNames): Cell
  read(cell: Cell, isNew: boolean, marks: Marks | undefined, categories: CategoryNames): Reading
}

type PlainField = {
  [Key in keyof StoredProduct]: StoredProduct[Key] extends Cell ? Key : never
}[keyof StoredProduct]

const plain = (field: PlainField, header: string, read: ReadCell): FieldColumn[] => [
  { header, write: (product) => product[field], read },
]

/** A field that holds any text, perhaps none. */
type TextField = {
  [Key in keyof Pick<ProductInput, Exclude<StockField, 'id'>>]-?: string extends ProductInput[Key]
    ? ProductInput[Key] extends string | null
      ? Key
      : never
    : never
}[Exclude<StockField, 'id'>]

const euros = (field: 'price' | 'previousPrice' | 'purchasePrice', read: ReadCell) =>
  plain(field, `${productLabels[field]} (€)`, read)

/** A field whose cell has the label of its value. */
const labelled = <Field extends 'condition' | 'status' | 'priceKind'>(
  field: Field,
  labels: Record<StoredProduct[Field], string>,
  read: ReadCell,
): FieldColumn[] => [
  { header: productLabels[field], write: (product) => labels[product[field]], read },
]

const rent = (period: RentPeriod, header: string): FieldColumn => ({
  header,
  period,
  write: ({ rent }) => rent?.[period] ?? null,
  read: readNumberCell,
})

const category: FieldColumn = {
  header: productLabels.categoryId,
  write: ({ categoryId }, categories) => categories.nameOf(categoryId),
  read: (cell, _isNew, _marks, categories) => {
    if (isEmptyCell(cell)) return { value: null }
    const value = categories.idOf(cellText(cell))
    return value === null
      ? {
          problem: `Eine Kategorie ${quoted(cellText(cell))} gibt es nicht. Möglich sind: ${clipped(categories.all.join(', '))}`,
        }
      : { value }
  },
}

const withheldFrom: FieldColumn = {
  header: productLabels.withheldFrom,
  write: ({ withheldFrom }) => withheldFrom.map((key) => feedNames[key]).join(', ') || null,
  read: readSeveral(feedNames),
}

const readPriceKind = readChoice(priceKindLabels, {
  net: 'netto|nettopreis|zzgl\\. mwst\\.',
  margin: 'differenzbesteuert|§ 25a ustg',
  onRequest: 'auf anfrage',
})

/** The columns of the fields that are not just a text. Any other does not compile without an entry here. */
const ownColumns: Record<Exclude<StockField, TextField> | 'stockNumber', FieldColumn[]> = {
  id: plain('id', 'ID', readNumberCell),
  year: plain('year', productLabels.year, readYearCell),
  stockNumber: plain('stockNumber', productLabels.stockNumber, readStockNumber),
  condition: labelled('condition', conditionLabels, readCondition),
  grade: plain('grade', productLabels.grade, orNone(readChoice(gradeLabels))),
  status: labelled('status', adminStatusLabels, readStatus),
  categoryId: [category],
  priceKind: labelled('priceKind', priceKindLabels, readPriceKind),
  price: euros('price', readPriceOrStatus),
  previousPrice: euros('previousPrice', readNumberCell),
  purchasePrice: euros('purchasePrice', readNumberCell),
  rent: [
    rent('day', 'Tagesmiete (€)'),
    rent('week', 'Wochenmiete (€)'),
    rent('month', 'Monatsmiete (€)'),
  ],
  images: [
    {
      header: productLabels.images,
      write: ({ images }) => images.join(' ') || null,
      read: readPictures,
    },
  ],
  conditionReport: [
    { header: productLabels.conditionReport, write: reportCell, read: readReportCell },
  ],
  featured: plain('featured', productLabels.featured, readFlag),
  withheldFrom: [withheldFrom],
}

const isText = (field: StockField): field is Exclude<TextField, 'stockNumber'> =>
  !Object.hasOwn(ownColumns, field)

const SEVERAL_LINES = new Set<StockField>(['description', 'note'])

export const columnsOfField = (field: StockField): FieldColumn[] =>
  isText(field)
    ? plain(field, productLabels[field], SEVERAL_LINES.has(field) ? readText : readLine)
    : ownColumns[field]
