import type { SpecificationRow } from './productForm.ts'

/**
 * Reads a table of two columns that was copied from a spreadsheet: one row a line, columns separated by
 * tabs. Null if the text is no such table and should be pasted as it is.
 */
export function parsePastedRows(text: string): SpecificationRow[] | null {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  if (rows.length === 0 || rows.some((cells) => cells.length < 2)) return null
  return rows.map(([name = '', ...values]) => ({
    name: name.replace(/:$/, ''),
    value: values.filter((value) => value !== '').join(' '),
  }))
}
