import type { AnyField } from '../product/field-kinds.ts'
import { feedNames } from '../product/field-rules.ts'
import { type ProductField, productFields } from '../product/fields.ts'
import { productInput, productLabels, type StoredProduct } from '../product/product.ts'
import { gradeLabels, priceKindLabels, type RentPeriod } from '../product/terms.ts'
import { type Cell, cellText, isEmptyCell } from '../tables/table-cell.ts'
import { keysOf } from '../values/records.ts'
import type { Marks } from '../writing/german-number.ts'
import type { CategoryNames } from './category-names.ts'
import { readPictures } from './pictures-cell.ts'
import { clipped, quoted } from './quoted.ts'
import { readCondition, readPriceOrStatus, readStatus } from './read-state.ts'
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

type Fields = Readonly<Record<string, AnyField>>
type InTables<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { isNoColumn: true } ? never : Name
}[keyof Table]

/**
 * Everything of a product without its specifications (columns of their own), the day of its check (in the cell of
 * the report) and dated fields (reservation, announcement).
 */
export type StockField = 'id' | InTables<typeof productFields>

const isInTables = (field: ProductField): field is InTables<typeof productFields> =>
  !Object.hasOwn(productFields[field], 'isNoColumn')

/** In the order of the table. */
export const stockFields: StockField[] = ['id', ...keysOf(productFields).filter(isInTables)]

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
  /** Whether its amounts contain VAT. */
  isGross?: true
  write(product: StoredProduct, categories: CategoryNames): Cell
  read(cell: Cell, isNew: boolean, marks: Marks | undefined, categories: CategoryNames): Reading
}

/** How the cell of a field is read, by its kind. */
const reading = {
  name: () => readLine,
  line: () => readLine,
  text: () => readText,
  amount: () => readNumberCell,
  flag: () => readFlag,
  choice: ({ choices = {} }: AnyField) => orNone(readChoice(choices)),
}
type PlainKind = keyof typeof reading
const isPlain = (kind: AnyField['kind']): kind is PlainKind => Object.hasOwn(reading, kind)

type PlainColumns<Table extends Fields> = {
  [Name in InTables<Table> as Table[Name]['kind'] extends PlainKind ? Name : never]: FieldColumn[]
}

/** The columns of the fields whose kind says how a cell is written and read. */
export function plainColumns<Table extends Fields>(fields: Table): PlainColumns<Table>
export function plainColumns(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isPlain(field.kind) && !field.isNoColumn
        ? [[name, [columnOf(name, field, reading[field.kind](field))]]]
        : [],
    ),
  )
}

const columnOf = (name: string, field: AnyField, read: ReadCell): FieldColumn => ({
  header: field.kind === 'amount' ? `${field.label} (€)` : field.label,
  write(product: Readonly<Record<string, unknown>>) {
    const value = product[name]
    if (typeof value === 'string') return field.choices?.[value] ?? value
    return typeof value === 'number' || typeof value === 'boolean' ? value : null
  },
  read,
})

/** The column of a field whose cell is read in a way of its own. */
const readBy = (name: ProductField, read: ReadCell): FieldColumn[] => [
  columnOf(name, productFields[name], read),
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

/** The columns of each field. One of which the kind does not say them does not compile without an entry here. */
const columns: Record<StockField, FieldColumn[]> = {
  ...plainColumns(productFields),
  id: [{ header: 'ID', write: ({ id }) => id, read: readNumberCell }],
  year: readBy('year', readYearCell),
  stockNumber: readBy('stockNumber', readStockNumber),
  condition: readBy('condition', readCondition),
  // Its cell has the letter alone.
  grade: [
    {
      header: productLabels.grade,
      write: ({ grade }) => grade,
      read: orNone(readChoice(gradeLabels)),
    },
  ],
  status: readBy('status', readStatus),
  categoryId: [category],
  priceKind: readBy('priceKind', readPriceKind),
  price: readBy('price', readPriceOrStatus),
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
  withheldFrom: [withheldFrom],
}

/** A price as lists for private customers have it. It is stored net, so that no table of ours has this column. */
export const grossPrice: FieldColumn = {
  header: 'Preis, enthält MwSt. (€)',
  isGross: true,
  write: () => null,
  read: readPriceOrStatus,
}

export const columnsOfField = (field: StockField): FieldColumn[] => columns[field]
