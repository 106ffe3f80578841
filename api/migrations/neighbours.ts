import type { Migration } from '../base/data/db/migration.ts'

/** `foldNeighbours` of that day. */
const LETTERS = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' }

const folded = Object.entries(LETTERS).reduce(
  (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
  'search_text',
)
const isLeft = Object.keys(LETTERS).map((letter) => `search_text like '%${letter}%'`)

/** Search texts kept letters that no German keyboard has: `Yilmaz` did not find `Yılmaz`. */
export const neighbours: Migration = {
  name: '2026-12-08-neighbours',
  up: () =>
    ['inquiry', 'message', 'offer'].map(
      (table) => `update ${table} set search_text = ${folded} where ${isLeft.join(' or ')}`,
    ),
}
