import { categoryByDrive, categoryOfDrive } from '../../../../shared/stock/category-by-drive.ts'
import type { CategoryNames } from '../../../../shared/stock/category-names.ts'
import type { StockColumn } from '../../../../shared/stock/columns.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import { cellText } from '../../../../shared/tables/table-cell.ts'
import { COMBUSTION, driveOfCells, driveOfNames } from './drive-of-row.ts'
import type { RowMessage } from './row-outcomes.ts'
import type { FilledRow } from './sections-of-list.ts'

interface CategorizedRow extends FilledRow {
  /** Why the category has to be chosen. */
  errors: RowMessage[]
  /** The drive that has to be given a category. */
  unclear: string | null
}

interface Chosen {
  /** What was chosen for all machines. */
  forAll: string | undefined
  /** What somebody has said the category of a drive is. */
  choiceOf: (column: StockColumn, drive: string) => string | undefined
}

/** @returns the text of a row's category; empty where each has that of its drive */
export function categoryIn(cells: readonly StockCell[]): string {
  const text = cellText(cells.find(isCategory)?.[1] ?? null)
  return text === categoryByDrive ? '' : text
}

/** The cells of a machine that is there, whose category its drive does not change. */
export const withOwnCategory = (cells: StockCell[]): StockCell[] =>
  cells.filter((cell) => !isByDrive(cell))

/**
 * The cells of a new machine with the category of its drive, where that was chosen for all.
 * What contradicts the category that was chosen for all is asked about; trucks for gas may stand among those for diesel.
 */
export function withCategory(
  cells: StockCell[],
  { forAll, choiceOf }: Chosen,
  categories: CategoryNames,
): CategorizedRow {
  const unchanged = { cells, hints: [], errors: [], unclear: null }
  const own = cells.find(isCategory)
  if (!own || !forAll || cellText(own[1] ?? null) !== forAll) return unchanged
  const [column] = own
  const said = driveOfCells(cells)
  const ask = (value: string, message: string): CategorizedRow => ({
    ...unchanged,
    errors: [{ column: column.header, value, message }],
    unclear: said?.text ?? null,
  })
  const others = cells.filter((cell) => cell !== own)
  const choice = said && choiceOf(column, said.text)
  if (choice) return { ...unchanged, cells: [...others, [column, choice]] }
  if (isByDrive(own)) {
    const category = said && categoryOfDrive(said.drive, categories)
    if (category) return { ...unchanged, cells: [...others, [column, category]] }
    const named = said ? ` ${quoted(said.text)}` : ''
    const message = `Der Antrieb${named} sagt keine Kategorie. Bitte wählen Sie eine`
    return { ...ask('', message), cells: others }
  }
  const id = categories.idOf(forAll)
  const ofCategory = driveOfNames([forAll, (id !== null && categories.nameOf(id)) || ''])
  if (!said || !ofCategory || ofCategory.drive === said.drive) return unchanged
  if (COMBUSTION.includes(said.drive) && COMBUSTION.includes(ofCategory.drive)) {
    const message = `${quoted(forAll)} wie für alle Maschinen, obwohl der Antrieb ${quoted(said.text)} ist`
    return { ...unchanged, hints: [{ column: column.header, value: forAll, message }] }
  }
  return ask(
    forAll,
    `Der Antrieb ${quoted(said.text)} passt nicht zu ${quoted(forAll)}, der Kategorie für alle Maschinen. Wählen Sie hier eine für diese Zeile, oder unter „Spalten ändern“ eine für alle mit diesem Antrieb`,
  )
}

const isCategory = ([{ field }]: StockCell) => field === 'categoryId'
const isByDrive = (cell: StockCell) =>
  isCategory(cell) && cellText(cell[1] ?? null) === categoryByDrive
