import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { prepare } from './statements.ts'

const database = new Sqlite(':memory:')
afterAll(() => {
  database.close()
})

const saying = (characters: number, number = 0) => `select ${number}, '${'x'.repeat(characters)}'`

it('prepares a statement once', () => {
  expect(prepare(database, saying(10))).toBe(prepare(database, saying(10)))
})

it('keeps none with a long text of a customer in it', () => {
  expect(prepare(database, saying(9_000))).not.toBe(prepare(database, saying(9_000)))
})

it('keeps no more than some characters together', () => {
  const first = prepare(database, saying(7_000))
  for (let number = 1; number < 200; number++) prepare(database, saying(7_000, number))
  expect(prepare(database, saying(7_000))).not.toBe(first)
  expect(prepare(database, saying(7_000, 199))).toBe(prepare(database, saying(7_000, 199)))
})
