import { z } from 'zod'
import { type IncomingCell, tableFormats } from '../../../../shared/tables/table-cell.ts'
import { type MergedCells, TableRefused, type TableRow } from './table.ts'

/** One JSON a line: the kind of table, its rows, and at last which cells are merged, or why reading ended early. */
const refusal = z.object({
  refused: z.object({
    message: z.string(),
    row: z.number().nullable(),
    column: z.string().nullable(),
    isTooLarge: z.boolean(),
  }),
})
const head = z.object({
  format: z.enum(tableFormats),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
})
/** JSON has no `undefined`, which a cell is that its object does not name. */
const noCell = z.tuple([]).transform(() => undefined)
const day = z.object({ day: z.string() })
const cell = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.boolean(),
  z.object({ shown: z.string(), stored: z.union([z.number(), day]) }),
  day,
  noCell,
])
const note = z.object({ at: z.number(), text: z.string(), isError: z.boolean() })
const row = z.object({ row: z.number(), cells: z.array(cell), notes: z.array(note).optional() })
const merged = z.object({
  merged: z.array(z.object({ row: z.number(), lastRow: z.number(), at: z.number() })),
})

const headLine = z.union([head, refusal])
const rowLine = z.union([row, merged, refusal])

export const headToLine = (said: z.output<typeof head>) => toLine(said)

export const rowToLine = ({ cells, ...row }: TableRow) =>
  toLine({ ...row, cells: cells.map(toJson) })

export const mergedToLine = (merged: MergedCells[]) => toLine({ merged })

export const refusalToLine = ({ message, row, column, isTooLarge }: TableRefused) =>
  toLine({ refused: { message, row, column, isTooLarge } })

export const lineToHead = (line: string) => orRefuse(headLine.parse(JSON.parse(line)))

export const lineToRow = (line: string): TableRow | { merged: MergedCells[] } =>
  orRefuse(rowLine.parse(JSON.parse(line)))

const toLine = (said: unknown) => `${JSON.stringify(said)}\n`

/** A number that JSON cannot hold stays what it is to everyone: no plausible one. */
function toJson(cell: IncomingCell | undefined) {
  if (cell === undefined) return []
  return typeof cell === 'number' && !Number.isFinite(cell) ? String(cell) : cell
}

function orRefuse<Said extends object>(said: Said | z.output<typeof refusal>): Said {
  if (!('refused' in said)) return said
  throw new TableRefused(said.refused.message, said.refused)
}
