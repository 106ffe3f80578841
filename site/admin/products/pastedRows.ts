import { z } from 'zod'
import { formatNumber } from '../../../shared/format.ts'
import { specificationName, specificationValue } from '../../../shared/product/field-rules.ts'
import type { SpecificationRow } from './figureRows.ts'

interface PastedSheet {
  rows: SpecificationRow[]
  /** The lines that are no rows, as they were written. */
  rest: string[]
}

const specification = z.object({ name: specificationName, value: specificationValue })

/**
 * Reads a type sheet: `Name: Wert` on each line, or a table of two columns as spreadsheets put it on the
 * clipboard, parted by tabs. Lines that are neither do not keep the others from being read.
 */
export function readPastedSheet(text: string): PastedSheet {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isTable = lines.every((line) => line.includes('\t'))
  const sheet: PastedSheet = { rows: [], rest: [] }
  for (const line of lines) {
    const cells = (!isTable && pairOf(line)) || cellsOf(line)
    const { data: row } = specification.safeParse(cells)
    if (row) sheet.rows.push(row)
    else sheet.rest.push(line)
  }
  return sheet
}

function cellsOf(line: string): SpecificationRow {
  const [name = '', ...values] = line.split('\t').map((cell) => cell.trim())
  return { name: name.replace(/\s*:$/, ''), value: joined(values) }
}

function pairOf(line: string): SpecificationRow | null {
  const [, name, value] = /^([^:]+):(.+)$/.exec(line) ?? []
  return name && value ? { name, value: joined(value.split('\t')) } : null
}

/** A unit may stand in a cell of its own. */
const joined = (cells: string[]) =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ')

const MOST_NAMED = 5
const LONGEST_NAMED = 60

/** The lines in a sentence, the longest shortened: `„Linde H25“, „Zubehör:“ und 3 weitere`. */
export function linesNamed(lines: string[]): string {
  const named = lines.slice(0, MOST_NAMED).map((line) => {
    const text = line.trim().replaceAll('\t', ' ')
    return `„${text.length > LONGEST_NAMED ? `${text.slice(0, LONGEST_NAMED)} …` : text}“`
  })
  const others = lines.length - named.length
  return `${named.join(', ')}${others > 0 ? ` und ${formatNumber(others)} weitere` : ''}`
}
