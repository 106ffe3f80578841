import type { ClientBase, Pool } from 'pg'
import type { ReadRows } from '../connection.ts'

const ROWS_AT_ONCE = 20
const BEGIN = 'begin transaction isolation level repeatable read read only'

export async function readSnapshot<Result>(
  pool: Pool,
  read: (rows: ReadRows) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(BEGIN)
    // The snapshot is taken by the first read, not by `begin`.
    await client.query('select 1')
    return await read((statement) => rowsOf(client, statement))
  } finally {
    // Closed rather than given back: that ends the transaction whatever its state is.
    client.release(true)
  }
}

async function* rowsOf(client: ClientBase, statement: string) {
  await client.query(`declare rows_of_a_table no scroll cursor for ${statement}`)
  for (;;) {
    const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from rows_of_a_table`)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close rows_of_a_table')
}
