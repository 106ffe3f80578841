import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { MINUTE } from '../../../../shared/time/time.ts'
import type { Connection } from './connection.ts'

type Row = Record<string, unknown>
type ReadValue = (row: Row) => unknown

const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * The columns for a schema: `createdAt` is in `created_at`. An object comes from a joined table of that name, prefixed:
 * `category_slug`. One that is read-only or may be missing is JSON in one column.
 */
export function columnsOf(schema: z.ZodObject, table: string, prefix = '') {
  return Object.entries(schema.shape).flatMap(([key, field]): SelectedColumn[] =>
    field instanceof z.ZodObject
      ? columnsOf(field, toColumn(key), `${toColumn(key)}_`)
      : [sql.ref(`${table}.${toColumn(key)}`).as(prefix + toColumn(key))],
  )
}
type SelectedColumn = ReturnType<RawBuilder<unknown>['as']>

/**
 * Turns a row into what the schema describes: SQLite stores booleans and times as numbers and JSON as text.
 * @example
 * const machines = rows.map(rowReader(product.pick({ id: true, createdAt: true })))
 */
export function rowReader<Schema extends z.ZodObject>(
  schema: Schema,
): (row: unknown) => z.output<Schema> {
  const read = objectReader(schema, '')
  return (row) => schema.parse(read(row as Row))
}

function objectReader(schema: z.ZodObject, prefix: string): (row: Row) => Row {
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => [key, valueReader(field as z.ZodType, prefix + toColumn(key))] as const,
  )
  return (row) => Object.fromEntries(fields.map(([key, read]) => [key, read(row)]))
}

function valueReader(field: z.ZodType, column: string): ReadValue {
  if (field instanceof z.ZodObject) return objectReader(field, `${column}_`)
  const inner = unwrapped(field)
  if (inner instanceof z.ZodBoolean) return (row) => Boolean(row[column])
  if (inner instanceof z.ZodISODateTime)
    return (row) => (row[column] === null ? null : momentOf(row[column]))
  if (isJson(inner)) return (row) => jsonOf(row[column])
  return (row) => row[column]
}

const isJson = (field: unknown) =>
  field instanceof z.ZodArray || field instanceof z.ZodRecord || field instanceof z.ZodObject

function unwrapped(field: unknown): unknown {
  return field instanceof z.ZodNullable ||
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNonOptional ||
    field instanceof z.ZodReadonly
    ? unwrapped(field.unwrap())
    : field
}

export function momentOf(value: unknown): string {
  return new Date(value as number | string | Date).toISOString()
}

/** JSON as either database returns it. Damaged bytes are an error with the code that SQLite has for them. */
export function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch (cause) {
    throw Object.assign(new Error('Stored JSON is damaged', { cause }), { code: 'SQLITE_CORRUPT' })
  }
}

export const storedMoment = (moment: Date, dialect: Connection['dialect']) =>
  sql<Date>`${dialect === 'sqlite' ? moment.getTime() : moment}`

const MOST_CLOCK_SKEW = 5 * MINUTE

/** What lies later than this was written while a clock was wrong. It counts as never. */
export const aheadOf = (now: Date): Date => new Date(now.getTime() + MOST_CLOCK_SKEW)

export const within = (periodMs: number, now: Date) => ({
  $gt: new Date(now.getTime() - periodMs),
  $lte: aheadOf(now),
})

/** Fewer than the parameters that one statement of SQLite or PostgreSQL may have. */
export const PORTION = 500

/** The rows of a table in portions, in the order of a key that grows. `read` gives the next ones behind a key. */
export async function* inPortions<Row>(
  read: (after: number) => Promise<Row[]>,
  keyOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await read(last)
    yield rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < PORTION) return
    last = keyOf(end)
  }
}

/**
 * Any number of items, in portions that one statement can name.
 * @example
 * for (const some of portionsOf(ids)) await em.nativeDelete(MailEntity, { id: { $in: some } })
 */
export function* portionsOf<Item>(items: Iterable<Item>, size = PORTION): Generator<Item[]> {
  let portion: Item[] = []
  for (const item of items) {
    if (portion.push(item) < size) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}

export async function readPortions<Item, Row>(
  items: readonly Item[],
  read: (some: Item[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[][] = []
  for (const some of portionsOf(items)) rows.push(await read(some))
  return rows.flat()
}
