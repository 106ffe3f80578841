import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { StockNumbers } from '../../products/stock-numbers.ts'
import { applyTable, checkTable, csv, NEW_HEADER, newRow } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const ROWS = 600

async function addMachines() {
  await applyTable(test, csv(NEW_HEADER, ...numbered((at) => newRow(`L-${at}`))))
  return test.query<{ id: number }>('select id from product order by id')
}
const numbered = <Item>(make: (at: number) => Item) =>
  Array.from({ length: ROWS }, (_, at) => make(at))

it('numbers that move by one machine all stay where one cannot go', async () => {
  const machines = await addMachines()
  const moved = machines.map(({ id }, at) => [id, `L-${at + 1}`, at === ROWS - 1 ? '' : 'Still'])
  const { data } = await checkTable(test, csv(['ID', 'Lagernummer', 'Titel'], ...moved))
  expect(data).toMatchObject({ rows: ROWS, failed: ROWS, changed: 0 })
  expect(data.errors).toContainEqual({
    row: ROWS,
    column: 'Lagernummer',
    value: `L-${ROWS - 1}`,
    message: `Diese Lagernummer hat bereits „Still RX 20“ (ID ${machines.at(-1)?.id})`,
  })
})

it('looks at each number a fixed number of times', async () => {
  const machines = await addMachines()
  const numbers = new StockNumbers()
  for (const [at, { id }] of machines.entries()) {
    numbers.release(id, at)
    numbers.claim({ row: at, id, stockNumber: `L-${at + 1}` })
  }
  const failed = new Set([ROWS - 1])
  let looks = 0
  await numbers.failConflicts(
    test.database.db,
    (row) => {
      looks++
      return failed.has(row)
    },
    ({ row }) => failed.add(row),
  )
  expect(failed.size).toBe(ROWS)
  expect(looks).toBeLessThan(5 * ROWS)
})
