import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { activities } from '../../../../shared/persons/activities.ts'
import type { ColumnClass, PersonIds } from '../../../base/data/personal/personal-data.ts'
import type { MessageFiles } from '../../inquiries/message-files.ts'
import { type PersonalTable, personalTables, tableName } from '../registry.ts'
import { type AccessFile, AccessFiles } from './access-files.ts'

/** What is stored about a person in one table, and why; each value under its name for readers. */
export interface AccessPart {
  table: string
  what: string
  purpose: string
  basis: string
  period: string
  rows: AccessRow[]
}
export type AccessRow = Record<string, AccessValue>
export type AccessValue = z.core.util.JSONType

export interface Access {
  parts: AccessPart[]
  files: AccessFile[]
}

const columns = z.record(z.string(), z.unknown())

/** Everything that is stored about somebody. Tables without anything are left out. */
export async function collect(
  em: EntityManager,
  messageFiles: MessageFiles,
  ids: PersonIds,
): Promise<Access> {
  const parts: AccessPart[] = []
  const files = new AccessFiles(em, messageFiles)
  for (const table of personalTables) {
    const { about } = table
    const { purpose, basis, period } = activities[about.activity]
    const rows: AccessRow[] = []
    for (const row of await rowsOf(em, table, ids))
      rows.push({ ...about.alsoSays?.(row), ...(await saidBy(table, row, files)) })
    if (rows.length > 0)
      parts.push({ table: tableName(em, table), what: about.what, purpose, basis, period, rows })
  }
  return { parts, files: files.files }
}

async function rowsOf(em: EntityManager, table: PersonalTable, ids: PersonIds): Promise<object[]> {
  const { entity, about, columns } = table
  // What is lazy is loaded only here, but no files. An entity itself knows its columns only once the ORM has read it.
  const populate = em
    .getMetadata(entity)
    .props.filter(({ name, lazy }) => name === 'inquiry' || (lazy && !isFile(columns[name])))
  return em.find(entity, await about.of(em, ids), {
    populate: populate.map(({ name }) => name),
    disableIdentityMap: true,
  })
}

const isFile = (how: ColumnClass | undefined) => typeof how === 'object' && 'file' in how

async function saidBy(table: PersonalTable, row: object, files: AccessFiles): Promise<AccessRow> {
  const said: AccessRow = {}
  for (const [name, how] of Object.entries(table.columns))
    if (typeof how === 'object')
      said[how.says] =
        'file' in how
          ? await files.keep(table, row, name, how.file)
          : valueSaid(columns.parse({ ...row })[name], how)
  return said
}

type Said = Exclude<ColumnClass, string>

/** A value as JSON has it: moments in ISO 8601, of an object what its parts say. */
function valueSaid(value: unknown, how: Said): AccessValue {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if ('within' in how) return partsSaid(columns.parse(value), how.within)
  const words = 'words' in how ? how.words : undefined
  return z.json().parse(words?.[String(value)] ?? value)
}

function partsSaid(
  parts: Record<string, unknown>,
  classes: Readonly<Record<string, ColumnClass>>,
): AccessRow {
  const said = Object.entries(classes).flatMap(([name, how]): [string, AccessValue][] =>
    typeof how === 'object' ? [[how.says, valueSaid(parts[name], how)]] : [],
  )
  return Object.fromEntries(said)
}
