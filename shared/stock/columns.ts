import { figureOfName } from '../figures/names.ts'
import { definitionOf, type FigureKey, figureKeys } from '../figures/registry.ts'
import { unitFactor } from '../figures/units.ts'
import type { StoredProduct } from '../product/product.ts'
import type { Marks } from '../writing/german-number.ts'
import { asLine } from '../writing/text-rules.ts'
import {
  columnsOfField,
  type FieldColumn,
  grossPrice,
  type StockField,
  stockFields,
} from './fields.ts'
import { type FigurePlace, figureHeader, furtherNames } from './figure-cell.ts'
import { foreignFactor, unitOfHeader } from './foreign-units.ts'
import { fieldOfAlias, isAmbiguous, readsLetters } from './headings.ts'

export const FURTHER = 'Weitere: '

/** A column of the stock's table. `header` is as it stands in the table, `marks` those of its numbers where they are known. */
export type StockColumn = { header: string; marks?: Marks } & (
  | { kind: 'field'; field: StockField; column: FieldColumn }
  | ({ kind: 'figure'; field: 'specifications'; key: FigureKey } & FigurePlace)
  | { kind: 'further'; field: 'specifications'; name: string }
)

/** The columns that every table has: the fields, then the figures. */
export const standardColumns: StockColumn[] = [
  ...stockFields.flatMap((field) =>
    columnsOfField(field).map(
      (column): StockColumn => ({ kind: 'field', header: column.header, field, column }),
    ),
  ),
  ...figureKeys.map(
    (key): StockColumn => ({
      kind: 'figure',
      header: figureHeader(key),
      field: 'specifications',
      key,
    }),
  ),
]

/** Those that a list may have: our own, and the price with VAT behind the one without. */
const possibleColumns = standardColumns.flatMap((column): StockColumn[] =>
  column.field === 'price'
    ? [column, { kind: 'field', header: grossPrice.header, field: 'price', column: grossPrice }]
    : [column],
)

/** Whether the amounts of a column contain VAT. */
export const isGross = (column: StockColumn): boolean =>
  column.kind === 'field' && column.column.isGross === true

/** The columns that show everything of these machines, always in the same order. */
export function columnsOfStock(further: ReadonlySet<string>): StockColumn[] {
  const names = [...further].sort((a, b) => (a < b ? -1 : 1))
  return [...standardColumns, ...names.map(furtherColumn)]
}

/** Collects the names of specifications that have no figure's column. */
export function addFurtherNames(
  names: Set<string>,
  { specifications }: Pick<StoredProduct, 'specifications'>,
): void {
  for (const name of furtherNames(specifications)) names.add(name)
}

const furtherColumn = (name: string): StockColumn => ({
  kind: 'further',
  header: `${FURTHER}${name}`,
  field: 'specifications',
  name,
})

const byHeader = new Map(possibleColumns.map((column) => [column.header, column]))

/** The column that a table's header stands for; null for one that is not of the stock. */
export function columnOfHeader(header: string): StockColumn | null {
  const text = header.trim()
  const column = byHeader.get(text) ?? columnOfTarget(text) ?? columnOfAlias(text)
  return column && { ...column, header }
}

/** The column that somebody has said a header stands for; null for what no column can be. */
export function columnOfMapped(header: string, target: string): StockColumn | null {
  const own = columnOfHeader(header)
  if (own && targetOf(own) === target) return own
  const column = columnOfTarget(target)
  return column && { ...column, header, ...placeIn(header, column) }
}

/** What a header says of the unit of its figure. */
function placeIn(header: string, column: StockColumn): FigurePlace {
  if (column.kind !== 'figure') return {}
  const { unit } = unitOfHeader(header)
  if (unit === null) return { isUnitOpen: true }
  const definition = definitionOf(column.key)
  const isOwn =
    definition.kind === 'number' &&
    definition.unit !== null &&
    unitFactor(definition.unit, unit.toLowerCase()) !== undefined
  return { unit: isOwn ? unit.toLowerCase() : unit }
}

export const GROSS_PRICE = 'price.gross'

/** What a header can be mapped to: a field, a figure or a further specification. */
export function targetOf(column: StockColumn): string {
  if (column.kind === 'further') return `${FURTHER}${column.name}`
  if (column.kind === 'figure') return column.key
  if (isGross(column)) return GROSS_PRICE
  return column.column.period ? `rent.${column.column.period}` : column.field
}

const byTarget = new Map(possibleColumns.map((column) => [targetOf(column), column]))

const targetByLetters = readsLetters(
  possibleColumns.map((column) => [unitOfHeader(column.header).name, targetOf(column)]),
)

/** `price`, `price.gross`, `rent.day`, `capacity`, `Weitere: Farbe`. */
export function columnOfTarget(target: string): StockColumn | null {
  const name = /^weitere:\s?(.+)$/is.exec(target)?.[1]
  return name?.trim() ? furtherColumn(asLine(name)) : (byTarget.get(target) ?? null)
}

function columnOfAlias(header: string): StockColumn | null {
  const known = columnOfName(header)
  if (known) return known
  const { name, unit } = unitOfHeader(header)
  const column = unit && columnOfName(name)
  // What cannot be converted is left to the dealer.
  return column && canBeIn(column, unit) ? { ...column, ...placeIn(header, column) } : null
}

function columnOfName(name: string): StockColumn | null {
  const target = fieldOfAlias(name)
  const column = target && columnOfTarget(target)
  if (column) return { ...column, ...placeIn(name, column) }
  const named = isAmbiguous(name) ? null : figureOfName(name)
  const figure = named && byTarget.get(named.key)
  if (figure) return { ...figure, ...(named.unit ? { unit: named.unit } : { isUnitOpen: true }) }
  const spelled = targetByLetters(name)
  const other = spelled === null ? null : columnOfTarget(spelled)
  return other && { ...other, ...placeIn(name, other) }
}

function canBeIn(column: StockColumn, unit: string): boolean {
  const definition = column.kind === 'figure' ? definitionOf(column.key) : null
  if (definition?.kind !== 'number' || definition.unit === null) return false
  return foreignFactor(definition.unit, unit) !== undefined
}

/** Every header that a mapping can be set to, with its target, in the order of the table. */
export const mappingTargets = possibleColumns.map((column) => ({
  target: targetOf(column),
  header: column.header,
}))
