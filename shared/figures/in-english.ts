import { english, englishNumeral, german, type Wording } from '../writing/english.ts'
import { englishChoice, englishFigure } from './english.ts'
import { phrasesInEnglish } from './english-phrases.ts'
import type { NamedFigure } from './names.ts'
import { readFigure } from './read-figure.ts'
import { definitionOf, type FigureKey } from './registry.ts'
import { spelledAlike } from './spelling.ts'
import { formatFigure } from './write.ts'

const QUANTITY = String.raw`\d[\d.,]*(?:[ \u00a0]?(?:kg|t|mm|cm|m|km\/h|m\/s|kWh|kW|Ah|V|A|l|h|PS|bar|%))?`
/** `48 V / 100 A`, and what follows it: `Hochfrequenz`. */
const MEASURED = new RegExp(`^(${QUANTITY}(?: ?[/x×] ?${QUANTITY})*)(?: (.+))?$`, 'u')
const NUMERAL = /\d[\d.,]*/g
/** `Duplex (Standard)`. */
const BRACKETED = /^([^()]+) \(([^()]+)\)$/

/**
 * What a dealer says of a machine, in English: `Superelastik, nicht kreidend, 80 %`. Null unless every word of it is
 * known.
 * @param key the figure whose choices it may name
 */
export function englishText(text: string, key?: FigureKey): string | null {
  const plain = text
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
  const written =
    englishWord(plain, key) ?? joined(plain.split(/[,;] /), ', ', (part) => englishPart(part, key))
  return written && written.charAt(0).toUpperCase() + written.slice(1)
}

function englishPart(part: string, key?: FigureKey): string | null {
  const known = englishWord(part, key)
  if (known !== null) return known
  const inParts = (parts: string[], mark: string) =>
    joined(parts, mark, (each) => englishPart(each, key))
  const [, outside, inside] = BRACKETED.exec(part) ?? []
  if (outside && inside) {
    const [outer, inner] = [englishPart(outside, key), englishPart(inside, key)]
    return outer === null || inner === null ? null : withAddition(outer, inner)
  }
  const halves = part.split(' mit ')
  if (halves.length > 1) return inParts(halves, ' with ')
  const [, measured, more] = MEASURED.exec(part) ?? []
  if (!measured) return null
  const figures = englishFigures(measured)
  const rest = more === undefined ? '' : englishPart(more, key)
  return figures === null || rest === null ? null : [figures, rest].filter(Boolean).join(' ')
}

/** `Duplex (two-stage)`, `standard` → `Duplex (two-stage, standard)`. */
const withAddition = (text: string, addition: string) =>
  text.endsWith(')') ? `${text.slice(0, -1)}, ${addition})` : `${text} (${addition})`

function englishFigures(measured: string): string | null {
  const numerals = measured.match(NUMERAL) ?? []
  if (numerals.some((numeral) => englishNumeral(numeral) === null)) return null
  return measured
    .replace(NUMERAL, (numeral) => englishNumeral(numeral) ?? numeral)
    .replace(/ ?%/g, '%')
    .replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}

function joined(parts: string[], mark: string, write: (part: string) => string | null) {
  const written = parts.map(write)
  return written.some((part) => part === null) ? null : written.join(mark)
}

/** A phrase, or the choice that it names and nothing else. */
function englishWord(part: string, key?: FigureKey): string | null {
  const lower = part.toLowerCase()
  if (Object.hasOwn(phrasesInEnglish, lower)) return phrasesInEnglish[lower] ?? null
  return key === undefined ? null : englishChoiceOf(part, key)
}

function englishChoiceOf(part: string, key: FigureKey): string | null {
  const definition = definitionOf(key)
  if (definition.kind !== 'choice') return null
  const lower = part.toLowerCase()
  const found = Object.entries(definition.choices).find(
    ([, { label, words }]) =>
      label.toLowerCase() === lower || new RegExp(`^(?:${words})$`, 'u').test(lower),
  )
  return found ? englishChoice(key, found[0]) : null
}

/**
 * The value of a line of technical data that names a figure. Where it says more than is known in English, the figure
 * stands first and the German line behind it.
 */
export function englishValue({ key, unit }: NamedFigure, name: string, text: string): Wording[] {
  const value = readFigure(key, text, { unit })
  const whole = englishText(text, key)
  if (value === null) return [whole === null ? german(text) : english(whole)]
  const figure = english(englishFigure(key, value))
  const isFigureAlone = hasOwnReader(key) || spelledAlike(name, text) === formatFigure(key, value)
  if (isFigureAlone) return [figure]
  return whole === null ? [figure, german(text)] : [english(whole)]
}

/** Whose texts are read whole or not at all. */
const hasOwnReader = (key: FigureKey): boolean =>
  ['month', 'residualCapacity'].includes(definitionOf(key).kind)
