import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { activities } from '../../../../shared/persons/activities.ts'
import type { ColumnClass, PersonIds } from '../../../base/data/personal/personal-data.ts'
import { personalTables, tableName } from '../registry.ts'

const part = z.object({
  table: z.string(),
  what: z.string(),
  purpose: z.string(),
  basis: z.string(),
  period: z.string(),
  rows: z.array(z.record(z.string(), z.json())),
})
/** What is stored about a person in one table, and why; each value under its name for readers. */
export type AccessPart = z.infer<typeof part>
export type AccessRow = AccessPart['rows'][number]
export type AccessValue = AccessRow[string]

/** A file about a person, at its place in the access. */
interface AccessFile {
  path: string
  content: Buffer
}

export interface Access {
  parts: AccessPart[]
  files: AccessFile[]
}

const columns = z.record(z.string(), z.unknown())

/** Everything that is stored about somebody. Tables without anything are left out. */
export async function collect(em: EntityManager, ids: PersonIds): Promise<Access> {
  const parts: AccessPart[] = []
  const files: AccessFile[] = []
  for (const table of personalTables) {
    const { entity, columns: classes, about } = table
    const { purpose, basis, period } = activities[about.activity]
    const said = Object.entries(classes).flatMap(([name, how]) =>
      typeof how === 'string' ? [] : [[name, how] as const],
    )
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
      return { ...about.alsoSays?.(row), ...saidBy(columns.parse({ ...row }), said, keep) }
    })
    if (rows.length > 0)
      parts.push({ table: tableName(em, table), what: about.what, purpose, basis, period, rows })
  }
  return { parts, files }
}

type Said = readonly (readonly [name: string, how: Exclude<ColumnClass, string>])[]

/** Puts a file in Base64 beside the document, and answers where. */
type Keep = (base64: string) => string

function saidBy(row: Record<string, unknown>, said: Said, keep: Keep): AccessRow {
  const values = said.map(([name, how]) => [how.says, valueSaid(row[name], how, keep)] as const)
  return Object.fromEntries(values)
}

/** A value as JSON has it: moments in ISO 8601, of an object what its parts say. */
function valueSaid(value: unknown, how: Exclude<ColumnClass, string>, keep: Keep): AccessValue {
  if (value === null || value === undefined) return null
  if ('isFile' in how) return keep(z.string().parse(value))
  if (value instanceof Date) return value.toISOString()
  if (!('within' in how)) return z.json().parse(how.words?.[String(value)] ?? value)
  const parts = Object.entries(how.within).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [] : [[name, inner] as const],
  )
  return saidBy(columns.parse(value), parts, keep)
}
