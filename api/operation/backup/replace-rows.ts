import type { EntityManager } from '@mikro-orm/sql'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Connection } from '../../base/data/db/connection.ts'
import { linesOf } from '../../base/lines.ts'
import { pauses } from '../../base/turns.ts'
import { backedUpFiles } from './backed-up-files.ts'
import { tableFile } from './manifest.ts'
import type { OnBytes } from './meter.ts'
import { inColumnsOfToday } from './older-rows.ts'
import { type Table, waysIn } from './tables.ts'
import { toStored } from './values.ts'

type Dialect = Connection['dialect']
type Row = Record<string, unknown>
type AnyTables = Kysely<Record<string, Row>>

const DELETED_AT_ONCE = 1_000
const INSERTED_AT_ONCE = 40
/** After so many characters a statement is full: files of messages are rows of several megabytes. */
const FULL_AT = 1024 * 1024
/** What SQLite allows in one statement. */
const PARAMETERS = 32_766

/** How a database names a row that may have no number. */
const ROW: Record<Dialect, string> = { sqlite: 'rowid', postgresql: 'ctid' }

const line = z.record(z.string(), z.unknown())

/** Replaces the rows of all tables, in the caller's transaction. Other sessions read on, but cannot write. */
export async function replaceRows(
  em: EntityManager,
  archive: string,
  tables: Table[],
  dialect: Dialect,
  onBytes: OnBytes,
): Promise<void> {
  const db: AnyTables = em.getKysely<Record<string, Row>>()
  const emptied = [...waysIn(em), ...tables.map(({ name }) => name).reverse()]
  // SQLite's transaction is the only one that writes anyway.
  if (dialect === 'postgresql')
    await sql`lock table ${sql.join(emptied.map((name) => sql.table(name)))} in exclusive mode`.execute(
      db,
    )
  const pause = pauses()
  for (const name of emptied) await emptyTable(db, name, dialect, pause)
  for (const table of tables) {
    for await (const rows of rowsOf(archive, table, dialect, onBytes)) {
      await db.insertInto(table.name).values(rows).execute()
      await pause()
    }
  }
}

/** A few rows at a time, so that a large table neither blocks this process nor exceeds a time limit. */
async function emptyTable(
  db: AnyTables,
  name: string,
  dialect: Dialect,
  pause: () => Promise<void>,
): Promise<void> {
  const table = sql.table(name)
  const row = sql.raw(ROW[dialect])
  for (;;) {
    const { numAffectedRows } = await sql`delete from ${table}
      where ${row} in (select ${row} from ${table} limit ${DELETED_AT_ONCE})`.execute(db)
    if (!numAffectedRows) return
    await pause()
  }
}

async function* rowsOf(
  archive: string,
  table: Table,
  dialect: Dialect,
  onBytes: OnBytes,
): AsyncGenerator<Row[]> {
  const most = Math.min(INSERTED_AT_ONCE, Math.floor(PARAMETERS / table.columns.length))
  let rows: Row[] = []
  let characters = 0
  for await (const file of backedUpFiles(archive)) {
    if (file.path !== tableFile(table.name)) continue
    for await (const text of linesOf(await file.open())) {
      const row = inColumnsOfToday(table.name, JSON.parse(text))
      rows.push(toRow(line.parse(row), table, dialect))
      characters += text.length
      if (rows.length < most && characters < FULL_AT) continue
      yield rows
      rows = []
      characters = 0
    }
    onBytes(file.size)
    break
  }
  if (rows.length > 0) yield rows
}

/** A column that an earlier version did not know is left to the database. */
function toRow(values: Row, { columns }: Table, dialect: Dialect): Row {
  const known = columns.filter(({ name }) => name in values)
  return Object.fromEntries(
    known.map((column) => [column.name, toStored(column, values[column.name], dialect)]),
  )
}
