import {
  type Cell,
  cellText,
  type IncomingCell,
  isEmptyCell,
  isText,
} from '../tables/table-cell.ts'

/** How people write into a list that they have nothing to say: keine Angabe, nicht bekannt, ohne Angabe. */
const NOTHING =
  /^(?:[-–—?]+|[ko]\.? ?a\.?|n\. ?b\.?|n[./] ?a\.?|(?:keine|ohne) angaben?|(?:un|nicht )bekannt)$/i

/** What databases and programs write for a cell without a value. */
const NO_VALUE = /^(?:null|<null>|\(null\)|none|nan|nil|undefined|\\n|\(leer\))$/i

/** Whether a cell holds nothing but a program's word for nothing: `NULL`, `\N`, `(leer)`. */
export const isNoValue = (cell: IncomingCell): boolean => isText(cell) && NO_VALUE.test(cell.trim())

/** Whether a cell is empty, or says in words that nothing is known. */
export const saysNothing = (cell: Cell): boolean =>
  isEmptyCell(cell) || isNoValue(cell) || NOTHING.test(cellText(cell).trim())
