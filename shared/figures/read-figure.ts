import { spellOut } from '../writing/search-text.ts'
import type { Choice, ChoiceDefinition, FigureDefinition, ResidualCapacity } from './definition.ts'
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

/** Negations that say nothing about the thing itself, and what a battery is made for. */
const HARMLESS =
  /nicht[ -]?(?:kreidend|markierend|faerbend)\p{L}*|ohne (?:voll)?freihub|ohne (?:dpf|(?:russ)?(?:partikel)?filter)|fuer (?:die )?(?=zwischen-?lad)/gu

/** Words by which a thing is offered, prepared for, compared with or missing; and `Gas`, which may be either. */
const doubts = [
  'auf (wunsch|anfrage|bestellung)|(gegen )?(auf|mehr)preis|optional\\p{L}*|option(en)?',
  '(nach|um|vor|aus|ab)?(ge)?ruest\\p{L}*|umbau\\p{L}*|umgebaut|vorbereit\\p{L}*|moeglich\\p{L}*',
  'verfuegbar|lieferbar|erhaeltlich|bestellbar|bestellt|geplant|fuer',
  'oder|wahlweise|alternativ\\p{L}*|statt|anstelle|anstatt|ggf|evtl|eventuell',
  'aehnlich|wie|frueher|ehemals|unbekannt|ohne|kein\\p{L}*|nicht|nie|nein|weder',
  '(besser|schlechter|hoeher|niedriger|sauberer) als',
  '(unter|ueber|bis( zu)?|ab|mindestens) (eu )?((abgas)?(stufe|stage)|iii ?[ab]?|iv|v)',
  'fehl\\p{L}*|defekt\\p{L}*|demontiert|entfernt|(ab|aus)gebaut',
  '(?<!(lpg|cng) )gas(?! \\(?(lpg|cng))',
]
const DOUBT = new RegExp(`\\?|(?<!\\p{L})(?:${doubts.join('|')})(?!\\p{L})`, 'u')

const patterns = new Map<string, RegExp>()

/** Words of the trade as whole words; a hyphen makes another word of them. Umlauts are spelled out. */
function patternOf(words: string): RegExp {
  const pattern =
    patterns.get(words) ??
    new RegExp(`(?<![\\p{L}\\d-])(?:${spellOut(words)})(?![\\p{L}\\d-])`, 'u')
  patterns.set(words, pattern)
  return pattern
}

/** Between two words, of which each would have to be known. */
const ALTERNATIVES = /(?<=[\p{L})]) ?[/+&] ?(?=[\p{L}(])/u

/**
 * The choices that a text in lower case names, in the registry's order. Words that are not known
 * are passed over (`Seitenschub, Blue-Spot`, `Triplex mit Freihub`). One word of doubt anywhere
 * makes the whole text unreadable, because what it refers to would be guessed: in `Seitenschub,
 * Drehgerät auf Wunsch` as in `Seitenschub nicht vorhanden`.
 */
export function readChoices(text: string, { choices }: ChoiceDefinition): string[] {
  const plain = spellOut(text).replace(HARMLESS, ' ')
  if (DOUBT.test(plain)) return []
  return Object.entries(choices)
    .filter(([, { words }]) => patternOf(words).test(plain))
    .map(([key]) => key)
}

/** The only choice that a text names. With `Benzin/Gas` the other half could be another one. */
function readChoice(text: string, definition: ChoiceDefinition): string | null {
  const [first, ...others] = text.split(ALTERNATIVES).map((part) => readChoices(part, definition))
  const [choice, ...more] = first ?? []
  const isPlain = choice && more.length === 0 && others.every((other) => `${other}` === choice)
  return isPlain ? choice : null
}

/** The label of the choice that a cell of a dealer's list stands for by a short word, such as `E` or `Gas`. */
export function readListed(text: string, { choices }: ChoiceDefinition): string | null {
  const plain = spellOut(text).replace(/\.$/, '')
  const isListed = ({ listed }: Choice) =>
    listed !== undefined && new RegExp(`^(?:${listed})$`, 'u').test(plain)
  return Object.values(choices).find(isListed)?.label ?? null
}
