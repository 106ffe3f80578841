import { z } from 'zod'
import { figureOfName } from '../../../shared/figures/names.ts'
import { readFigure } from '../../../shared/figures/read-figure.ts'
import { definitionOf, type FigureKey, figureKeys } from '../../../shared/figures/registry.ts'
import { formatFigure } from '../../../shared/figures/write.ts'
import { specificationName, specificationValue } from '../../../shared/product/field-rules.ts'
import { isInspectionOver } from '../../../shared/product/inspection.ts'
import { productInput } from '../../../shared/product/product.ts'
import { formatNumber } from '../../../shared/writing/format.ts'

export const specificationRow = z.object({
  name: z.string(),
  value: z.string(),
  /** The figure whose field the row is; a row of its own has none. */
  figure: z.string().optional(),
  /** Its place among the stored ones; what is new has none. */
  place: z.number().optional(),
})
export type SpecificationRow = z.infer<typeof specificationRow>

export const emptyRow: SpecificationRow = { name: '', value: '' }

/** How many rows of the form are fields of figures. They come first, in the order of the registry. */
export const FIGURE_ROWS = figureKeys.length

/** The rows of the form: a field for each figure, filled or not, and then everything else. */
export function toRows(specifications: Record<string, string>): SpecificationRow[] {
  const entries = Object.entries(specifications)
  const keyed = entries.map(([name]) => figureOfName(name)?.key)
  const fields = figureKeys.map((figure) => {
    const place = keyed.indexOf(figure)
    const [name, value] = entries[place] ?? [definitionOf(figure).name, '']
    return { name, value, figure, ...(place >= 0 && { place }) }
  })
  const rows = entries
    .map(([name, value], place) => ({ name, value, place }))
    .filter(({ place }) => {
      const key = keyed[place]
      return key === undefined || keyed.indexOf(key) !== place
    })
  return [...fields, ...(rows.length > 0 ? rows : [emptyRow])]
}

/**
 * The rows after a type sheet was pasted: what has a field fills it, everything else is added.
 * A value that can be read only by the unit of its name is written out: `Tragkraft (t)`, `2,5`.
 */
export function fillRows(rows: SpecificationRow[], pasted: SpecificationRow[]): SpecificationRow[] {
  const filled = [...rows]
  for (const { name, value } of pasted) {
    const named = figureOfName(name)
    if (!named) {
      const same = filled.findIndex((row) => row.name.trim() === name)
      if (same < 0) filled.push({ name, value })
      else filled[same] = { ...filled[same], name, value }
      continue
    }
    const { key, unit } = named
    const field = figureKeys.indexOf(key)
    filled[field] = {
      ...filled[field],
      name: definitionOf(key).name,
      value: readFigure(key, value) === null ? writtenOut(key, value, unit) : value,
      figure: key,
    }
  }
  const [first] = filled.slice(FIGURE_ROWS)
  return filled.length > FIGURE_ROWS + 1 && first && first.name === '' && first.value === ''
    ? filled.toSpliced(FIGURE_ROWS, 1)
    : filled
}

function writtenOut(key: FigureKey, value: string, unit: string | undefined): string {
  const figure = readFigure(key, value, { unit })
  return figure === null ? value : formatFigure(key, figure)
}

/** What a field shows below it: how its text is understood, or what it takes instead. */
export function readingOf(key: FigureKey, text: string): { isRead: boolean; hint: string } {
  if (text.trim() === '') return { isRead: true, hint: '' }
  const value = readFigure(key, text)
  if (value === null)
    return { isRead: false, hint: `Nicht erkannt, steht aber auf der Website. ${exampleOf(key)}` }
  if (key === 'inspectionUntil' && isInspectionOver(String(value), new Date()))
    return {
      isRead: false,
      hint: 'Abgelaufen: Auf der Website und in Portalen steht „UVV: fällig“.',
    }
  const written = formatFigure(key, value)
  return { isRead: true, hint: plain(written) === plain(text) ? '' : `Gelesen als ${written}` }
}

/** A bare number with its unit, as the website shows it; any other text as it is. */
export function withUnit(key: FigureKey, text: string): string {
  const value = /^[\d.,\s]+$/.test(text) ? readFigure(key, text) : null
  return value === null ? text : formatFigure(key, value)
}

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()

function exampleOf(key: FigureKey): string {
  const definition = definitionOf(key)
  switch (definition.kind) {
    case 'number':
      return definition.unit === null
        ? 'Erwartet wird ein Jahr.'
        : `Erwartet wird eine Zahl in ${definition.unit}.`
    case 'choice':
      return `Bekannt sind: ${Object.values(definition.choices)
        .map(({ label }) => label)
        .join(', ')}.`
    case 'month':
      return 'Erwartet wird ein Monat wie 11/2026.'
    case 'residualCapacity':
      return 'Erwartet wird zum Beispiel: 850 kg bei 4.250 mm; 1.200 kg bei 3.000 mm.'
  }
}

/** A figure whose field is not filled in, or a row of which nothing is. */
const isEmptyRow = ({ name, value, figure }: SpecificationRow) =>
  value.trim() === '' && (figure !== undefined || name.trim() === '')

/**
 * The rows in the order in which they were stored. A new figure follows the field before it; rows of the dealer's own, which
 * alone can be moved, share their places in the order of the form.
 */
function inStoredOrder(rows: SpecificationRow[]): SpecificationRow[] {
  const ownPlaces = rows
    .flatMap(({ figure, place }) => (figure === undefined ? (place ?? []) : []))
    .sort((a, b) => a - b)
  let before = -1
  const placed = rows.map((row) => {
    if (row.figure === undefined) return { row, place: ownPlaces.shift() ?? Number.MAX_VALUE }
    before = row.place ?? before
    return { row, place: before }
  })
  return placed.sort((a, b) => a.place - b.place).map(({ row }) => row)
}

/** Rows with both fields empty are dropped; a half-filled one, or the same name twice, is an error. */
export const specificationRows = z
  .array(specificationRow)
  .superRefine((rows, context) => {
    const names = new Set<string>()
    rows.forEach((row, index) => {
      if (isEmptyRow(row)) return
      const report = (field: keyof SpecificationRow, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message })
      const name = specificationName.safeParse(row.name)
      const value = specificationValue.safeParse(row.value)
      if (name.error) report('name', name.error.issues[0]?.message ?? '')
      if (value.error) report('value', value.error.issues[0]?.message ?? '')
      if (names.has(row.name.trim())) report('name', 'Dieser Name steht schon weiter oben')
      names.add(row.name.trim())
    })
  })
  .transform((rows) =>
    Object.fromEntries(
      inStoredOrder(rows.filter((row) => !isEmptyRow(row))).map(({ name, value }) => [
        name.trim(),
        value.trim(),
      ]),
    ),
  )
  .pipe(productInput.shape.specifications.unwrap())

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
