import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { activities } from '../../../../shared/persons/activities.ts'
import type { ColumnClass, PersonIds } from '../../../base/data/personal/personal-data.ts'
import { personalTables, tableName } from '../registry.ts'

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
  /** Each at its place in the access. */
  files: { path: string; content: Buffer }[]
}

const columns = z.record(z.string(), z.unknown())

/** Everything that is stored about somebody. Tables without anything are left out. */
export async function collect(em: EntityManager, ids: PersonIds): Promise<Access> {
  const parts: AccessPart[] = []
  const files: Access['files'] = []
  for (const table of personalTables) {
    const { entity, about } = table
    const { purpose, basis, period } = activities[about.activity]
    const found = await em.find(entity, await about.of(em, ids), {
      // What is large is loaded only here. An entity itself knows its columns only once the ORM has read it.
      populate: em
        .getMetadata(entity)
        .props.flatMap(({ name, lazy }) => (lazy || name === 'inquiry' ? [name] : [])),
      disableIdentityMap: true,
    })
    const rows = found.map((row) => {
      const keep = (base64: string): string => {
        const name = about.fileNameOf?.(row) ?? 'Datei'
        const path = `dateien/${files.length + 1}-${name.replaceAll(/[/\\]/g, '-')}`
        files.push({ path, content: Buffer.from(base64, 'base64') })
        return path
      }
      return { ...about.alsoSays?.(row), ...saidBy(columns.parse({ ...row }), table.columns, keep) }
    })
    if (rows.length > 0)
      parts.push({ table: tableName(em, table), what: about.what, purpose, basis, period, rows })
  }
  return { parts, files }
}

/** Puts a file in Base64 beside the document, and answers where. */
type Keep = (base64: string) => string

function saidBy(
  row: Record<string, unknown>,
  classes: Readonly<Record<string, ColumnClass>>,
  keep: Keep,
): AccessRow {
  const said = Object.entries(classes).flatMap(([name, how]): [string, AccessValue][] =>
    typeof how === 'string' ? [] : [[how.says, valueSaid(row[name], how, keep)]],
  )
  return Object.fromEntries(said)
}

/** A value as JSON has it: moments in ISO 8601, of an object what its parts say. */
function valueSaid(value: unknown, how: Exclude<ColumnClass, string>, keep: Keep): AccessValue {
  if (value === null || value === undefined) return null
  if ('isFile' in how) return keep(z.string().parse(value))
  if (value instanceof Date) return value.toISOString()
  if (!('within' in how)) return z.json().parse(how.words?.[String(value)] ?? value)
  return saidBy(columns.parse(value), how.within, keep)
}
