import { driveChoices } from '../../../../shared/figures/choices.ts'
import { figureOfName } from '../../../../shared/figures/names.ts'
import { driveOfName } from '../../../../shared/stock/category-names.ts'
import { columnOfTarget, type StockColumn } from '../../../../shared/stock/columns.ts'
import { saysNothing } from '../../../../shared/stock/nothing.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import type { FilledRow } from './sections-of-list.ts'

/**
 * The cells of a new machine with the drive that its category or heading says, where it has none of its own: without
 * it the machine is in no list of that drive. Names that contradict each other say nothing.
 */
export function withDrive(cells: StockCell[], names: readonly string[]): FilledRow {
  const said = new Map(
    names.flatMap((name) => {
      const drive = driveOfName(name)
      return drive === null ? [] : [[drive, name] as const]
    }),
  )
  const [first, ...others] = said
  const empty = cells.find(([column]) => isDrive(column) && column.kind === 'figure')
  const column = empty?.[0] ?? columnOfTarget('drive')
  if (!first || others.length > 0 || !column || cells.some(saysDrive)) return { cells, hints: [] }
  const [drive, name] = first
  const label = new Map<string, { label: string }>(Object.entries(driveChoices)).get(drive)?.label
  return {
    cells: [...cells.filter((cell) => cell !== empty), [column, drive]],
    hints: [{ column: column.header, value: '', message: `Antrieb ${label} nach ${quoted(name)}` }],
  }
}

const isDrive = (column: StockColumn) =>
  (column.kind === 'figure' && column.key === 'drive') ||
  (column.kind === 'further' && figureOfName(column.name)?.key === 'drive')

const saysDrive = ([column, cell]: StockCell) => isDrive(column) && !saysNothing(cell ?? null)
