import { z } from 'zod'
import type { Connection } from '../../base/data/db/connection.ts'
import { momentOf } from '../../base/data/db/rows.ts'
import { archiveRules } from './rules/archive-rules.ts'
import { catalogueRules } from './rules/catalogue-rules.ts'
import type { TableRules } from './rules/column-rules.ts'
import { customerRules } from './rules/customer-rules.ts'
import { dealerRules } from './rules/dealer-rules.ts'
import { offerRules } from './rules/offer-rules.ts'
import type { Column, Table, ValueKind } from './tables.ts'

/** The rules of every table of a backup, by the name of its entity. */
const contentRules: ReadonlyMap<string, TableRules> = new Map(
  [...archiveRules, ...catalogueRules, ...customerRules, ...dealerRules, ...offerRules].map(
    (rules) => [rules.className, rules],
  ),
)

/** @throws for a table whose columns nobody has given rules */
export function rulesOfTable(className: string): TableRules {
  const rules = contentRules.get(className)
  if (!rules) throw new Error(`A backup needs rules for the columns of ${className}`)
  return rules
}

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
  integer: z.int32(),
  json: z.json(),
  moment: z.iso.datetime(),
  number: z.number(),
  // PostgreSQL keeps no text with this character.
  text: z.string().refine((text) => !text.includes('\0')),
}

/** As PostgreSQL counts: by characters, of which JavaScript stores some in two units. */
const isWithin = (length: number | null) => (value: unknown) =>
  length === null || typeof value !== 'string' || Array.from(value).length <= length

/**
 * What a line of this table has to be: the types of its columns, and the rules by which its values were let in.
 * A column that the database fills in may be missing.
 */
export function rowSchema({ className, columns }: Table): z.ZodType {
  const rules = rulesOfTable(className)
  const fields = columns.map(({ name, property, kind, length, isNullable, hasDefault }) => {
    const type = VALUES[kind].refine(isWithin(length)).refine(keeps(rules.columns[property]))
    const value = isNullable ? type.nullable() : type
    return [name, hasDefault ? value.optional() : value]
  })
  return z.strictObject(Object.fromEntries(fields)).refine(rules.isWhole)
}

const keeps = (rule: TableRules['columns'][string] | undefined) => (value: unknown) =>
  rule === undefined || rule === 'typed' || rule.safeParse(value).success
