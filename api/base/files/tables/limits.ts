import { cellText } from '../../../../shared/tables/table-cell.ts'
import { formatCount, formatNumber } from '../../../../shared/writing/format.ts'
import {
  LONGEST_ROW,
  LONGEST_TABLE,
  LONGEST_TEXT,
  MOST_COLUMNS,
  MOST_ROWS_IN_ALL,
  MOST_TABLE_ROWS,
  MOST_UNKNOWN_COLUMNS,
  TableRefused,
  type TableRow,
} from './table.ts'

export type KnowsHeader = (header: string) => boolean

export function checkColumns(count: number, row = 1): void {
  if (count > MOST_COLUMNS)
    throw new TableRefused(
      `Die Tabelle hat mehr als ${formatCount(MOST_COLUMNS, 'Spalte', 'Spalten')}. Bitte teilen Sie sie auf.`,
      { row },
    )
}

export function checkUnknownColumns(
  header: readonly string[],
  row: number,
  knows: KnowsHeader,
): void {
  if (header.filter((name) => !knows(name)).length > MOST_UNKNOWN_COLUMNS)
    throw new TableRefused(
      `Zeile ${row} hat mehr als ${MOST_UNKNOWN_COLUMNS} unbekannte Spalten. Bitte löschen Sie, was nicht zum Bestand gehört.`,
      { row },
    )
}

export class RowCount {
  readonly #most: number
  #filled = 0
  #all = 0

  constructor({ above = 0 }: { above?: number } = {}) {
    this.#most = MOST_TABLE_ROWS + above
  }

  add(row: number, isEmpty: boolean): void {
    if (!isEmpty && ++this.#filled > this.#most)
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

export class TextLengths {
  #total = 0

  add({ row, cells }: TableRow): void {
    let length = 0
    for (const [at, cell] of cells.entries()) {
      const { length: characters } = cellText(cell ?? null)
      if (characters > LONGEST_TEXT) throw tooLongText(`In Zeile ${row}, Spalte ${at + 1}`, { row })
      length += characters
    }
    if (length > LONGEST_ROW) throw tooLongRow(row)
    this.#total += length
    if (this.#total > LONGEST_TABLE)
      throw new TableRefused(
        'Die Texte der Tabelle sind zusammen zu lang. Bitte teilen Sie sie auf.',
        { row },
      )
  }
}

export const tooLongRow = (row: number) =>
  new TableRefused(
    `Zeile ${row} ist länger als ${formatNumber(LONGEST_ROW)} Zeichen. Vielleicht fehlt ein Zeilenende oder ein Anführungszeichen.`,
    { row },
  )

export const tooLongText = (
  where: string,
  place: { row?: number | null; column?: string | null } = {},
) =>
  new TableRefused(
    `${where} steht ein Text von mehr als ${formatNumber(LONGEST_TEXT)} Zeichen. Bitte kürzen Sie ihn.`,
    place,
  )
