import type { SpecificationRow } from './figureRows.ts'

/**
 * Reads a type sheet: `Name: Wert` on each line, or a table of two columns as spreadsheets put it on the
 * clipboard, parted by tabs. Null for a text that is none and should be pasted as it is.
 */
export function parsePastedRows(text: string): SpecificationRow[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isTable = lines.every((line) => line.includes('\t'))
  const rows = lines.map(isTable ? cellsOf : pairOf)
  const known = rows.filter((row) => row !== null)
  return known.length > 0 && known.length === rows.length ? known : null
}

function cellsOf(line: string): SpecificationRow {
  const [name = '', ...values] = line.split('\t').map((cell) => cell.trim())
  return { name: name.replace(/:$/, ''), value: values.filter((value) => value !== '').join(' ') }
}

function pairOf(line: string): SpecificationRow | null {
  const [, name = '', value = ''] = /^\s*([^:]{1,100}?)\s*:\s*(\S.*?)\s*$/.exec(line) ?? []
  return name === '' ? null : { name, value }
}
