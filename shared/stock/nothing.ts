import { type Cell, cellText, isEmptyCell } from '../tables/table-cell.ts'

/** How people write into a list that they have nothing to say: keine Angabe, nicht bekannt, ohne Angabe. */
const NOTHING =
  /^(?:[-–—?]+|[ko]\.? ?a\.?|n\. ?b\.?|n[./] ?a\.?|(?:keine|ohne) angaben?|(?:un|nicht )bekannt)$/i

/** Whether a cell is empty, or says in words that nothing is known. */
export const saysNothing = (cell: Cell): boolean =>
  isEmptyCell(cell) || NOTHING.test(cellText(cell).trim())
