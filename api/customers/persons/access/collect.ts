import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { activities } from '../../../../shared/persons/activities.ts'
import type { ColumnClass } from '../../../base/personal/personal-data.ts'
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

const columns = z.record(z.string(), z.unknown())

/** Everything that is stored about those who sent these inquiries. Tables without anything are left out. */
export async function collect(em: EntityManager, inquiries: number[]): Promise<AccessPart[]> {
  const parts: AccessPart[] = []
  for (const table of personalTables) {
    const { entity, columns: classes, about } = table
    const { purpose, basis, period } = activities[about.activity]
    const said = Object.entries(classes).flatMap(([name, how]) =>
      typeof how === 'string' ? [] : [[name, how] as const],
    )
    const found = await em.find(entity, await about.of(em, inquiries), {
      // What is large is loaded only here.
      populate: entity.meta.props.flatMap(({ name, lazy }) => (lazy ? [name] : [])),
      disableIdentityMap: true,
    })
    const rows = found.map((row) => saidBy(columns.parse({ ...row }), said))
    if (rows.length > 0)
      parts.push({ table: tableName(em, table), what: about.what, purpose, basis, period, rows })
  }
  return parts
}

type Said = readonly (readonly [name: string, how: Exclude<ColumnClass, string>])[]

function saidBy(row: Record<string, unknown>, said: Said): AccessRow {
  const values = said.map(([name, how]) => [how.says, valueSaid(row[name], how)] as const)
  return Object.fromEntries(values)
}

/** A value as JSON has it: moments in ISO 8601, of an object what its parts say. */
function valueSaid(value: unknown, how: Exclude<ColumnClass, string>): AccessValue {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (!('within' in how)) return z.json().parse(how.words?.[String(value)] ?? value)
  const parts = Object.entries(how.within).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [] : [[name, inner] as const],
  )
  return saidBy(columns.parse(value), parts)
}
