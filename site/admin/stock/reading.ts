import { choicesOf } from '../../../shared/stock/choices.ts'
import {
  columnOfHeader,
  columnOfMapped,
  GROSS_PRICE,
  type StockColumn,
} from '../../../shared/stock/columns.ts'
import type { ImportReport } from '../../../shared/stock/import.ts'
import type { Corrections, TableReading } from '../../../shared/stock/mapping.ts'

/** How a file is read, and what its report asks for. */
export interface ReadingProps {
  report: ImportReport
  reading: TableReading
  /** Whether what is open is marked. */
  isTried: boolean
  isDisabled: boolean
  onReading: (reading: TableReading) => void
}

/** How a file was read, to be changed and sent again. */
export const readingOf = ({ columns, fixed, understood }: ImportReport): TableReading => ({
  columns: Object.fromEntries(columns.map(({ header, readAs }) => [header, readAs])),
  fixed,
  ...understood,
})

/** A word of a column, and whether machines cannot come in as long as nobody says what it is. */
interface ListWord {
  header: string
  word: string
  column: StockColumn
  isNeeded: boolean
  /** Whether machines can come in where it stands for nothing. */
  mayBeEmpty: boolean
}

/** As what the cells below a header are read. A row may lack what the file has no column for. */
export const columnOfCell = (report: ImportReport, header: string): StockColumn | null =>
  columnBelow(header, readingOf(report).columns)

function columnBelow(header: string, columns: TableReading['columns']): StockColumn | null {
  const target = columns[header]
  return target ? columnOfMapped(header, target) : columnOfHeader(header)
}

/** The words of a list that can be explained: first those that nobody has explained so far. */
export function wordsOf(report: ImportReport, { columns, fixed }: TableReading): ListWord[] {
  const known = Object.entries(report.understood.words).map(
    ([header, words]) => [header, Object.keys(words)] as const,
  )
  return [...Object.entries(report.unknownWords), ...known].flatMap(([header, words]) => {
    const column = columns[header] === null ? null : columnBelow(header, columns)
    if (!column || !choicesOf(column, [])) return []
    // Drives that do not fit a category for all are another matter with another one.
    const isForAll = columns[header] === undefined && column.field === 'categoryId'
    if (isForAll && fixed.categoryId !== report.fixed.categoryId) return []
    // The text of a figure may stand on the site as it is, unless the file has no column for it.
    const isNeeded = column.kind === 'field' || columns[header] === undefined
    const mayBeEmpty = column.field !== 'categoryId'
    return words.map((word) => ({ header, word, column, isNeeded, mayBeEmpty }))
  })
}

/** The headings of a list that can name a category: first those that nobody has decided. */
export const headingsOf = ({ sections, understood }: ImportReport): string[] => [
  ...sections,
  ...Object.keys(understood.sections),
]

/** What new machines need that still has to be said once for all of them. */
export const openFields = ({ missing }: ImportReport, { columns, fixed }: TableReading): string[] =>
  missing.filter((target) => !Object.values(columns).includes(target) && !fixed[target]?.trim())

/** Whether new machines may well need something of which nothing is known before the columns of a list without headings are read. */
export const isLikely = ({ table, rows }: ImportReport, target: string): boolean =>
  target === 'categoryId' && table.headerRow === 0 && rows === 0

/** Whether there is a choice without which machines cannot come in. */
export function isAnythingOpen(report: ImportReport, reading = readingOf(report)): boolean {
  return (
    openFields(report, reading).length > 0 ||
    headingsOf(report).some((heading) => reading.sections[heading] === undefined) ||
    wordsOf(report, reading).some(({ header, word, isNeeded, mayBeEmpty }) => {
      const choice = reading.words[header]?.[word]
      return isNeeded && (choice === undefined || (choice === '' && !mayBeEmpty))
    })
  )
}

/** A reading with a column read as something else. What its words meant before is forgotten. */
export function withColumn(
  reading: TableReading,
  header: string,
  target: string | null,
): TableReading {
  // Only one column can be each thing.
  const others = Object.entries(reading.columns).map(
    ([other, was]) => [other, isSame(was, target) ? null : was] as const,
  )
  const { [header]: _, ...words } = reading.words
  return { ...reading, columns: { ...Object.fromEntries(others), [header]: target }, words }
}

/** A price is one, with VAT or without. */
const isSame = (one: string | null, other: string | null) =>
  one === other || (isPrice(one) && isPrice(other))
const isPrice = (target: string | null) => target === 'price' || target === GROSS_PRICE

/** Corrections with further ones, which leave what was said before of other cells of a row. */
export const corrected = (before: Corrections = {}, added: Corrections = {}): Corrections => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(added).map(([row, cells]) => [row, cells && { ...before[row], ...cells }]),
  ),
})

/** What is sent: without the empty values, and those that a column says. */
export function tidied(reading: TableReading): TableReading {
  const said = new Set(Object.values(reading.columns))
  const fixed = Object.entries(reading.fixed).filter(
    ([target, text]) => text.trim() !== '' && !said.has(target),
  )
  return { ...reading, fixed: Object.fromEntries(fixed) }
}

/**
 * What a saved reading says of this file.
 * @param categories the names of those that there are; the saved one may name others
 */
export function pickedFrom(
  saved: TableReading,
  reading: TableReading,
  categories: readonly string[],
): TableReading {
  const columns = Object.fromEntries(
    Object.entries({ ...reading.columns, ...saved.columns }).filter(([header]) =>
      Object.hasOwn(reading.columns, header),
    ),
  )
  const sections = Object.entries(saved.sections).filter(
    ([, category]) => category === '' || categories.includes(category),
  )
  const words = Object.entries(saved.words).map(([header, choices]) => {
    const column = columns[header] === null ? null : columnBelow(header, columns)
    const possible = ['', ...((column && choicesOf(column, categories)) ?? [])]
    const kept = Object.entries(choices).filter(([, choice]) => possible.includes(choice))
    return [header, Object.fromEntries(kept)] as const
  })
  return {
    columns,
    fixed: { ...reading.fixed, ...saved.fixed },
    sections: { ...reading.sections, ...Object.fromEntries(sections) },
    words: { ...reading.words, ...Object.fromEntries(words) },
  }
}
