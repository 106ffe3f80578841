import { DAY } from '../durations.ts'
import { readFigure } from '../figures/read.ts'
import { definitionOf, type FigureKey, type FigureValue } from '../figures/registry.ts'
import { unitFactor } from '../figures/units.ts'
import { formatFigure } from '../figures/write.ts'
import { type Cell, cellText, isDay } from '../table-cell.ts'
import type { FigureRow } from './figure-rows.ts'
import { quoted } from './quoted.ts'
import { readDecimal } from './read-number.ts'

/** `Tragkraft (kg)`. */
export function figureHeader(key: FigureKey): string {
  const definition = definitionOf(key)
  const unit = definition.kind === 'number' ? definition.unit : null
  return unit === null ? definition.name : `${definition.name} (${unit})`
}

/** A number in the figure's unit, anything else as the site writes it, and as it is typed what cannot be read. */
export function writeFigureCell(key: FigureKey, row: FigureRow | undefined): Cell {
  if (!row) return null
  if (row.value === null) return row.text
  return typeof row.value === 'number' ? row.value : written(key, row.value)
}

/** As the site writes it, with the blanks that people type. */
const written = (key: FigureKey, value: FigureValue<FigureKey>) =>
  formatFigure(key, value).replaceAll('\u00a0', ' ')

/** What a cell says of a figure, and how the site writes it. A value of null is text that cannot be read. */
type FigureReading = { value: FigureValue<FigureKey> | null; text: string } | { problem: string }

/** @param unit the one of the header, in lower case */
export function readFigureCell(key: FigureKey, cell: Cell, unit?: string): FigureReading {
  const definition = definitionOf(key)
  const typed = cellText(cell).trim()
  const wrong = { problem: `${quoted(typed)} ist als ${definition.name} nicht zu lesen` }
  if (isDay(cell) && definition.kind !== 'month') return wrong
  if (definition.kind === 'month') {
    const value = readFigure(key, monthOf(cell) ?? typed)
    return { value, text: value === null ? typed : written(key, value) }
  }
  if (definition.kind === 'choice') {
    const label = definition.choices[typed]?.label ?? typed
    return { value: readFigure(key, label), text: label }
  }
  const number = typeof cell === 'string' ? readDecimal(cell) : cell
  const factor =
    definition.kind === 'number' && definition.unit && unit ? unitFactor(definition.unit, unit) : 1
  if (definition.kind === 'number' && typeof cell === 'number' && factor) {
    const value = Number((cell * factor).toFixed(definition.decimals ?? 0))
    return value >= definition.min && value <= definition.max
      ? { value, text: written(key, value) }
      : wrong
  }
  const value = readFigure(key, typed, unit)
  if (value !== null) return { value, text: written(key, value) }
  // Without the header's unit such a text would be read as something else.
  return number !== null || readFigure(key, typed) !== null ? wrong : { value: null, text: typed }
}

const OLDEST_SERIAL = 36_526
const NEWEST_SERIAL = 73_050

/** The month of a day, also of one that a spreadsheet shows as its number. */
function monthOf(cell: Cell): string | null {
  if (isDay(cell)) return cell.day.slice(0, 7)
  const serial = Number(cellText(cell))
  if (!(serial >= OLDEST_SERIAL && serial <= NEWEST_SERIAL)) return null
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * DAY).toISOString().slice(0, 7)
}
