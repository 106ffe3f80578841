import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import type { ReadRows } from '../connection.ts'
import { isFull } from '../portion.ts'

const WEIGHTS = 500
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

/** The driver holds all rows of an answer, so that the server first says what each of them weighs. */
async function* rowsOf(client: ClientBase, statement: string) {
  await client.query(`declare rows_of_a_table no scroll cursor for ${statement}`)
  await client.query(
    `declare weights no scroll cursor for select length(one_row::text) from (${statement}) as one_row`,
  )
  for await (const count of portions(client)) {
    const { rows } = await client.query(`fetch ${count} from rows_of_a_table`)
    yield rows
  }
  await client.query('close rows_of_a_table; close weights')
}

const weighed = z.array(z.object({ length: z.number() }))

async function* portions(client: ClientBase): AsyncGenerator<number> {
  let [count, weight] = [0, 0]
  for (;;) {
    const { rows } = await client.query(`fetch ${WEIGHTS} from weights`)
    if (rows.length === 0) break
    for (const { length } of weighed.parse(rows)) {
      count++
      weight += length
      if (!isFull(count, weight)) continue
      yield count
      ;[count, weight] = [0, 0]
    }
  }
  if (count > 0) yield count
}
