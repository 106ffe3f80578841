import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { activities } from '../../../../shared/persons/activities.ts'
import type { ColumnClass, PersonalTable, PersonIds } from '../../personal/personal-data.ts'
import type { Names } from '../../personal/readings.ts'
import { personalTables, tableName } from '../registry.ts'
import type { AccessFiles } from './access-files.ts'

/** So few that they weigh little, however long the texts in them are. */
const ROWS_AT_ONCE = 10

/** What is stored about a person in one table, and why; each value under its name for readers. */
export interface AccessPart {
  table: string
  what: string
  purpose: string
  basis: string
  period: string
  count: number
  /** To be read before the next part. */
  rows: AsyncIterable<AccessRow>
  /** For readers, who are told of each once. */
  reasons: AccessReason[]
}
/** Why something is stored: what a whole activity has in common. */
export type AccessReason = Record<'name' | 'purpose' | 'basis' | 'period', string>
export type AccessRow = Record<string, AccessValue>
export type AccessValue = z.core.util.JSONType

const columns = z.record(z.string(), z.unknown())

/**
 * Everything that is stored about somebody, row by row, because a stranger says how much it is. Tables without anything
 * are left out.
 * @param files notes where the file of each row will be
 * @param names what a person reads in place of keys; null for a program
 */
export async function* collect(
  em: EntityManager,
  files: AccessFiles,
  ids: PersonIds,
  names: Names | null,
): AsyncGenerator<AccessPart> {
  for (const table of personalTables) {
    const { entity, about } = table
    const { purpose, basis } = activities[about.activity]
    // What the law keeps is kept for longer than the rest.
    const reasons = [activities[about.activity], ...(about.keptByLaw ? [activities.sales] : [])]
    const period = reasons.map((reason) => reason.period).join(' ')
    const count = await em.count(entity, await about.of(em, ids))
    const rows = rowsOf(em, { table, files, ids, names })
    if (count > 0)
      yield {
        table: tableName(em, table),
        what: about.what,
        purpose,
        basis,
        period,
        count,
        rows,
        reasons,
      }
  }
}

interface Read {
  table: PersonalTable
  files: AccessFiles
  ids: PersonIds
  names: Names | null
}

async function* rowsOf(
  em: EntityManager,
  { table, files, ids, names }: Read,
): AsyncGenerator<AccessRow> {
  const { entity, about, columns } = table
  // An entity itself knows its columns only once the ORM has read it.
  const { props, primaryKeys } = em.getMetadata(entity)
  // What is lazy is loaded only here, but no files.
  const populate = props.filter(
    ({ name, lazy }) => name === 'inquiry' || (lazy && !isFile(columns[name])),
  )
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const found = await em.fork().find(entity, await about.of(em, ids), {
      populate: populate.map(({ name }) => name),
      orderBy: primaryKeys.map((key) => ({ [key]: 'asc' })),
      limit: ROWS_AT_ONCE,
      offset,
    })
    for (const row of found) {
      const said = { ...about.alsoSays?.(row), ...(await saidBy(table, row, { files, names })) }
      yield names ? withoutRepetition(said) : said
    }
    if (found.length < ROWS_AT_ONCE) return
  }
}

const isFile = (how: ColumnClass | undefined) => typeof how === 'object' && 'file' in how

/** A person reads once what two parts of a row say alike, such as an offer and how it was sent. */
function withoutRepetition(row: AccessRow): AccessRow {
  const seen = new Map<string, AccessValue>()
  const said: AccessRow = {}
  for (const [name, value] of Object.entries(row)) {
    const isNew = ([part, one]: [string, AccessValue]) => !isDeepStrictEqual(seen.get(part), one)
    const parts = isRow(value) ? Object.entries(value) : []
    said[name] = isRow(value) ? Object.fromEntries(parts.filter(isNew)) : value
    for (const [part, one] of [[name, value] as const, ...parts]) seen.set(part, one)
  }
  return said
}

const isRow = (value: AccessValue | undefined): value is AccessRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function saidBy(
  table: PersonalTable,
  row: object,
  { files, names }: Pick<Read, 'files' | 'names'>,
): Promise<AccessRow> {
  const said: AccessRow = {}
  for (const [name, how] of Object.entries(table.columns))
    if (typeof how === 'object')
      said[how.says] =
        'file' in how
          ? await files.keep(table, row, name, how.file)
          : valueSaid(columns.parse({ ...row })[name], how, names)
  return said
}

type Said = Exclude<ColumnClass, string>

/** A value as JSON has it: moments in ISO 8601, of an object what its parts say. */
function valueSaid(value: unknown, how: Said, names: Names | null): AccessValue {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if ('within' in how)
    return Array.isArray(value)
      ? value.map((one) => partsSaid(columns.parse(one), how.within, names))
      : partsSaid(columns.parse(value), how.within, names)
  if (names && 'reads' in how && how.reads) return how.reads(value, names)
  const words = 'words' in how ? how.words : undefined
  return z.json().parse(words?.[String(value)] ?? value)
}

function partsSaid(
  parts: Record<string, unknown>,
  classes: Readonly<Record<string, ColumnClass>>,
  names: Names | null,
): AccessRow {
  const said = Object.entries(classes).flatMap(([name, how]): [string, AccessValue][] =>
    typeof how === 'object' ? [[how.says, valueSaid(parts[name], how, names)]] : [],
  )
  return Object.fromEntries(said)
}
