import { z } from 'zod'
import type { Connection } from '../db/connection.ts'
import { momentOf } from '../db/rows.ts'
import type { Column, Table, ValueKind } from './tables.ts'

type Row = Record<string, unknown>
type Dialect = Connection['dialect']

/** A row as a line of a backup. */
export function toLine({ columns }: Table, row: Row, dialect: Dialect): string {
  const values = columns.map(({ name, kind }) => [name, toPortable(kind, row[name], dialect)])
  return `${JSON.stringify(Object.fromEntries(values))}\n`
}

function toPortable(kind: ValueKind, value: unknown, dialect: Dialect): unknown {
  if (value === null) return null
  if (kind === 'boolean') return Boolean(value)
  if (kind === 'moment') return momentOf(value)
  // PostgreSQL's driver has read the JSON already.
  if (kind === 'json' && dialect === 'sqlite') return JSON.parse(String(value))
  return value
}

/** A value as a database takes it. */
export function toStored({ kind }: Column, value: unknown, dialect: Dialect) {
  if (value === null) return null
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'moment') {
    const moment = new Date(String(value))
    // SQLite keeps milliseconds, as the ORM writes them.
    return dialect === 'sqlite' ? moment.getTime() : moment
  }
  return value
}

const VALUES: Record<ValueKind, z.ZodType> = {
  boolean: z.boolean(),
  json: z.json(),
  moment: z.iso.datetime(),
  number: z.number(),
  text: z.string(),
}

/** What a line of this table has to be. A column that the database fills in may be missing. */
export function rowSchema({ columns }: Table) {
  const fields = columns.map(({ name, kind, isNullable, hasDefault }) => {
    const value = isNullable ? VALUES[kind].nullable() : VALUES[kind]
    return [name, hasDefault ? value.optional() : value]
  })
  return z.strictObject(Object.fromEntries(fields))
}
