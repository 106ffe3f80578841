import type { EntityManager } from '@mikro-orm/sql'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Connection, ReadRows } from '../../base/data/db/connection.ts'
import type { Manifest } from './manifest.ts'
import type { Table } from './tables.ts'

type Numbers = Manifest['numbers']
type Dialect = Connection['dialect']

export const numberRow = z.object({ number: z.coerce.number() })

/** The highest number that each table has ever given to a row, also to one that was deleted since. */
export async function readNumbers(
  rows: ReadRows,
  tables: Table[],
  dialect: Dialect,
): Promise<Numbers> {
  const numbers: Numbers = {}
  for (const { name } of tables.filter(({ isNumbered }) => isNumbered)) {
    numbers[name] = 0
    for await (const some of rows(NUMBER_OF[dialect](name)))
      for (const row of some) numbers[name] = numberRow.parse(row).number
  }
  return numbers
}

const NUMBER_OF: Record<Dialect, (table: string) => string> = {
  sqlite: (table) => `select seq as number from sqlite_sequence where name = '${table}'`,
  postgresql: (table) =>
    `select case when is_called then last_value else 0 end as number from "${table}_id_seq"`,
}

/** Lets the tables go on numbering where the backup or the replaced data had got to, whichever is higher. */
export async function raiseNumbers(
  em: EntityManager,
  numbers: Numbers,
  tables: Table[],
  dialect: Dialect,
): Promise<void> {
  const db = em.getKysely<Record<string, never>>()
  for (const { name } of tables.filter(({ isNumbered }) => isNumbered)) {
    const number = numbers[name] ?? 0
    if (number > 0) await RAISE[dialect](db, name, number)
  }
}

type Raise = (db: Kysely<Record<string, never>>, table: string, number: number) => Promise<void>

const RAISE: Record<Dialect, Raise> = {
  async sqlite(db, table, number) {
    await sql`insert into sqlite_sequence (name, seq) select ${table}, 0
      where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(db)
    await sql`update sqlite_sequence set seq = max(seq, ${number}) where name = ${table}`.execute(
      db,
    )
  },
  async postgresql(db, table, number) {
    const sequence = `${table}_id_seq`
    await sql`select setval(${sequence}, greatest(last_value, ${number})) from ${sql.ref(sequence)}`.execute(
      db,
    )
  },
}
