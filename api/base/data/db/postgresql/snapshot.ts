import type { ReadRows } from '../connection.ts'

const ROWS_AT_ONCE = 20
const BEGIN = 'begin transaction isolation level repeatable read read only'

interface Client {
  query(statement: string): Promise<{ rows: Record<string, unknown>[] }>
  release(error?: boolean): void
}

interface Pool {
  connect(): Promise<Client>
}

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

async function* rowsOf(client: Client, statement: string) {
  await client.query(`declare rows_of_a_table no scroll cursor for ${statement}`)
  for (;;) {
    const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from rows_of_a_table`)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close rows_of_a_table')
}
