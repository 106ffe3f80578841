import { spellOut } from '../writing/search-text.ts'
import { definitionOf, type FigureKey, figureKeys } from './registry.ts'
import { unitFactor } from './units.ts'

export interface NamedFigure {
  key: FigureKey
  /** The unit that stands beside the name, in lower case: `t` in `Tragkraft (t)`. */
  unit?: string
}

/** The words of a name without brackets, dots and hyphens, in lower case, umlauts spelled out. */
function wordsOf(name: string): string[] {
  return spellOut(name)
    .split(/[\s()[\],;:.-]+/)
    .filter((word) => word !== '')
}

const keysByName = new Map(
  figureKeys.flatMap((key) => {
    const { name, aliases = [], symbol = name } = definitionOf(key)
    return [name, symbol, ...aliases].map((text) => [wordsOf(text).join(' '), key] as const)
  }),
)

/** In words. */
const LONGEST_NAME = Math.max(...[...keysByName.keys()].map((name) => name.split(' ').length))

/**
 * The figure that a specification's name stands for. Beside the name may stand the symbol, the unit
 * and, where more is better, `max.`: `Max. Hubhöhe`, `Hubhöhe (h3)`, `Tragkraft in t`. Any other
 * word makes it something else: `Tragkraft mit Seitenschub`.
 */
export function figureOfName(name: string): NamedFigure | null {
  const [first = '', ...others] = wordsOf(name)
  const isMaximum = /^max(imale[rs]?)?$/.test(first)
  const words = isMaximum ? others : [first, ...others]
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length--) {
    const key = keysByName.get(words.slice(0, length).join(' '))
    if (key && (!isMaximum || definitionOf(key).better === 'higher'))
      return withAdditions(key, words.slice(length))
  }
  return null
}

/** The text that is given for a figure under any of its names, or null. */
export function figureText(specifications: Record<string, string>, key: FigureKey): string | null {
  const entry = Object.entries(specifications).find(([name]) => figureOfName(name)?.key === key)
  return entry?.[1] ?? null
}

function withAdditions(key: FigureKey, words: string[]): NamedFigure | null {
  const definition = definitionOf(key)
  const named: NamedFigure = { key }
  for (const word of words) {
    const isUnit =
      definition.kind === 'number' &&
      definition.unit !== null &&
      unitFactor(definition.unit, word) !== undefined
    if (isUnit) named.unit = word
    else if (word !== 'in' && word !== 'max' && word !== definition.symbol?.toLowerCase())
      return null
  }
  return named
}
