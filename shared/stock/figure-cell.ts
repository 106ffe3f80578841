import type { NumberDefinition } from '../figures/definition.ts'
import { figureOfName } from '../figures/names.ts'
import { readFigure, readListed } from '../figures/read-figure.ts'
import {
  type FigureNumber,
  type NumberPlace,
  readMeant,
  readNumber,
  toFigure,
} from '../figures/read-number.ts'
import { definitionOf, type FigureKey, type FigureValue } from '../figures/registry.ts'
import { unitFactor } from '../figures/units.ts'
import { formatFigure } from '../figures/write.ts'
import { isOnRequest } from '../product/typed-price.ts'
import { type Cell, cellText, isDay, readTableNumber } from '../tables/table-cell.ts'
import { DAY } from '../time/time.ts'
import { formatCount } from '../writing/format.ts'
import type { Marks } from '../writing/german-number.ts'
import { readForeignNumber } from './foreign-units.ts'
import { htmlAsText } from './html-text.ts'
import { quoted, readAs } from './quoted.ts'

/** The row of a specification that stands in a figure's column. */
export interface FigureRow {
  name: string
  text: string
  /** What is read of it; null where the text itself has to stand in the column. */
  value: FigureValue<FigureKey> | null
}

/**
 * For each figure that a machine has a row of, the one that its column shows: the first that can be
 * read, otherwise the first. Others of the same figure have columns of their own.
 */
export function figureRowsOf(specifications: Record<string, string>): Map<FigureKey, FigureRow> {
  const rows = new Map<FigureKey, FigureRow>()
  for (const [name, text] of Object.entries(specifications)) {
    const named = figureOfName(name)
    if (!named || rows.get(named.key)?.value != null) continue
    const value = readFigure(named.key, text, named)
    // `2.500` of a name in tonnes is nothing, but would be 2500 in a column of kilograms.
    const isMisread = value === null && named.unit && readFigure(named.key, text) !== null
    if (!isMisread && (value !== null || !rows.has(named.key)))
      rows.set(named.key, { name, text, value })
  }
  return rows
}

/** The names of the rows that are in no figure's column. */
export function furtherNames(specifications: Record<string, string>): string[] {
  const shown = new Set([...figureRowsOf(specifications).values()].map(({ name }) => name))
  return Object.keys(specifications).filter((name) => !shown.has(name))
}

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

/** What a header says of its unit, and its column of its numbers. */
export interface FigurePlace extends NumberPlace {
  /** Where it names none, a small number is as people say it: `4,7` below `Hubh.`. */
  isUnitOpen?: true
  /** As it stands in the table. */
  header?: string
}

/** What a cell says of a figure, and how the site writes it. A value of null is text that cannot be read. */
type FigureReading =
  | { value: FigureValue<FigureKey>; text: string; hint?: string }
  | { value: null; text: string; hint: string }
  | { problem: string }

export function readFigureCell(key: FigureKey, cell: Cell, place: FigurePlace): FigureReading {
  const definition = definitionOf(key)
  const typed = htmlAsText(cellText(cell)).trim()
  // What our own table has as a text is one that could not be read before, and that the form takes.
  const isOwn = place.header === figureHeader(key)
  const wrong = `${quoted(typed)} ist als ${definition.name} nicht zu lesen`
  if (isDay(cell) && definition.kind !== 'month') return { problem: wrong }
  /** As the form takes it: the text is on the page, and no list is filtered by it. */
  const asText = (text: string): FigureReading =>
    readFigure(key, text) === null
      ? { value: null, text, hint: `${wrong} und steht so auf der Website` }
      : { problem: wrong }
  if (definition.kind === 'month') {
    const value = readFigure(key, monthOf(cell) ?? typed)
    return value === null ? asText(typed) : { value, text: written(key, value) }
  }
  if (definition.kind === 'choice') {
    const text = definition.choices[typed]?.label ?? typed
    const value = readFigure(key, text)
    if (value !== null) return { value, text }
    const label = readListed(typed, definition) ?? definition.choices[typed.toLowerCase()]?.label
    const listed = label && readFigure(key, label)
    return label && listed
      ? { value: listed, text: label, hint: readAs(typed, label) }
      : asText(text)
  }
  if (definition.kind === 'number') {
    const foreign = readForeignNumber(typed, cell, definition, place)
    if (foreign && 'problem' in foreign) return foreign
    if (foreign) {
      const text = written(key, foreign.value)
      return { value: foreign.value, text, hint: readAs(foreign.typed, text) }
    }
    const read = readNumberFigure(typed, cell, definition, place)
    if (read) {
      const { value, isRounded, hint } = read
      const text = written(key, value)
      if (isRounded) return { value, text, hint: roundedTo(definition) }
      return { value, text, ...(hint && { hint }) }
    }
  } else {
    const value = readFigure(key, typed)
    if (value !== null) return { value, text: written(key, value) }
  }
  if (definition.kind === 'number' && !isOwn && !/\d/.test(typed) && !isOnRequest(typed))
    return {
      problem: `${wrong}: Dort steht keine Zahl. Bitte tragen Sie eine ein, oder leeren Sie die Zelle`,
    }
  // Without the header's unit it would be read as something else.
  const isBare = readTableNumber(typed, place.marks) !== null
  return asText(isBare && place.unit && !isOwn ? `${typed} ${place.unit}` : typed)
}

/** A number as people write it, with a hint where its unit or marks had to be understood. */
function readNumberFigure(
  typed: string,
  cell: Cell,
  definition: NumberDefinition,
  place: FigurePlace,
): (Omit<FigureNumber, 'text'> & { hint?: string }) | null {
  const { unit, isUnitOpen } = place
  const readIn = (marks: Marks | undefined) =>
    (unit || isUnitOpen ? readMeant : readNumber)(typed, definition, { unit, marks })
  // Hours have no decimals, so that the comma of `7,450` parts thousands.
  const read = readIn(place.marks) ?? readIn('english')
  if (read) {
    const { value, text, isRounded } = read
    const held = { value, ...(isRounded && { isRounded }) }
    if (value === readNumber(typed, definition, { unit })?.value) return held
    const meant = /[\p{L}%]/u.test(text) ? text : `${text} ${unit ?? definition.unit ?? ''}`.trim()
    return { ...held, hint: readAs(typed, meant) }
  }
  const factor = definition.unit && unit ? unitFactor(definition.unit, unit) : 1
  if (typeof cell !== 'number' || !factor) return null
  const held = toFigure(cell * factor, definition.decimals)
  return held.value >= definition.min && held.value <= definition.max ? held : null
}

/** One sentence for all rows, so that the preview says it once of a column. */
const roundedTo = ({ unit, decimals = 0 }: NumberDefinition) =>
  decimals === 0
    ? `Ist auf ganze ${unit === 'h' ? 'Stunden' : (unit ?? 'Zahlen')} gerundet`
    : `Ist auf ${formatCount(decimals, 'Nachkommastelle', 'Nachkommastellen')} gerundet`

const OLDEST_SERIAL = 36_526
const NEWEST_SERIAL = 73_050

/** The month of a day, also of one that a spreadsheet shows as its number. */
function monthOf(cell: Cell): string | null {
  if (isDay(cell)) return cell.day.slice(0, 7)
  const serial = Number(cellText(cell))
  if (!(serial >= OLDEST_SERIAL && serial <= NEWEST_SERIAL)) return null
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * DAY).toISOString().slice(0, 7)
}
