import type { FigureDefinition, ResidualCapacity } from './definition.ts'
import { readChoice, readChoices } from './read-choice.ts'
import { readMonth } from './read-date.ts'
import { type NumberPlace, readNumber } from './read-number.ts'
import { type FigureKey, type FigureValue, figures } from './registry.ts'

/** As long as the value of a specification may be. */
const LONGEST = 500

/**
 * A figure from what a dealer types. Null unless the text is plainly one value within the figure's
 * range; nothing is guessed.
 */
export function readFigure<Key extends FigureKey>(
  key: Key,
  text: string,
  place?: NumberPlace,
): FigureValue<Key> | null {
  if (text.length > LONGEST) return null
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  // The definition decides what a reader returns, which the compiler cannot follow.
  return read(figures[key], plain, place) as FigureValue<Key> | null
}

function read(definition: FigureDefinition, text: string, place?: NumberPlace) {
  switch (definition.kind) {
    case 'number':
      return readNumber(text, definition, place)?.value ?? null
    case 'month':
      return readMonth(text)
    case 'residualCapacity':
      return readResidualCapacity(text)
    case 'choice': {
      if (!definition.several) return readChoice(text, definition)
      const found = readChoices(text, definition)
      return found.length > 0 ? found : null
    }
  }
}

const ROW = /^(.+?) (?:bei|auf|@) ([^()]+?)(?: hubhöhe)?(?: ?\(([^()]+)\))?$/

/** `850 kg bei 4.250 mm; 1.200 kg bei 3.000 mm (600 mm)`, each row readable and given once. */
function readResidualCapacity(text: string): ResidualCapacity[] | null {
  const rows = text.split(/; ?|, /).map(readRow)
  const read = rows.filter((row) => row !== null)
  const places = new Set(read.map(({ liftHeight, loadCentre }) => `${liftHeight}/${loadCentre}`))
  return places.size === rows.length ? read : null
}

function readRow(text: string): ResidualCapacity | null {
  const [, load = '', height = '', centre] = ROW.exec(text) ?? []
  const kg = readNumber(load, figures.capacity)?.value ?? null
  const liftHeight = readNumber(height, figures.liftHeight)?.value ?? null
  const loadCentre =
    centre === undefined ? undefined : (readNumber(centre, figures.loadCentre)?.value ?? null)
  if (kg === null || liftHeight === null || loadCentre === null) return null
  return loadCentre === undefined ? { kg, liftHeight } : { kg, liftHeight, loadCentre }
}
