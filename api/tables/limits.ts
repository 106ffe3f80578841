import { formatCount } from '../../shared/format.ts'
import { MOST_COLUMNS, MOST_ROWS_IN_ALL, MOST_TABLE_ROWS, TableRefused } from './table.ts'

/** @throws {TableRefused} */
export function checkColumns(count: number): void {
  if (count > MOST_COLUMNS)
    throw new TableRefused(
      `Die Tabelle hat mehr als ${formatCount(MOST_COLUMNS, 'Spalte', 'Spalten')}. Bitte teilen Sie sie auf.`,
      { row: 1 },
    )
}

/** Counts the rows below a header while they are read. */
export class RowCount {
  #filled = 0
  #all = 0

  /** @throws {TableRefused} once there are too many */
  add(row: number, isEmpty: boolean): void {
    if (!isEmpty && ++this.#filled > MOST_TABLE_ROWS)
      throw new TableRefused(
        `Die Tabelle hat mehr als ${rows(MOST_TABLE_ROWS)}. Bitte teilen Sie sie auf.`,
        { row },
      )
    if (++this.#all > MOST_ROWS_IN_ALL)
      throw new TableRefused(
        `Die Tabelle hat mit den leeren mehr als ${rows(MOST_ROWS_IN_ALL)}. Bitte löschen Sie die leeren Zeilen.`,
        { row },
      )
  }
}

const rows = (count: number) => formatCount(count, 'Zeile', 'Zeilen')
