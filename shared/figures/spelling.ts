import { formatNumber } from '../writing/format.ts'
import { figureOfName } from './names.ts'
import { readFigure } from './read-figure.ts'
import { definitionOf } from './registry.ts'
import { formatFigure } from './write.ts'

const NO_BREAK_SPACE = '\u00a0'
/** A number with at most a unit: anything further would be lost by writing the figure again. */
const PLAIN = /^[\d.,]+ ?[\p{L}%][\p{L}/]*$|^[\d.,]+$/u
const QUANTITY =
  /(?<![\d.,])(\d[\d.,]*)[ \u00a0\u202f]?(kg|mm|km\/h|m\/s|kW|Ah|V|h|t|m|%)(?![\p{L}\d/])/gu

/** A specification's value in the one spelling of figures: `2500kg` and `2,5 t` read `2.500 kg`. */
export function spelledAlike(name: string, text: string): string {
  const named = figureOfName(name)
  if (named && PLAIN.test(text) && definitionOf(named.key).kind === 'number') {
    const value = readFigure(named.key, text, named)
    if (value !== null) return formatFigure(named.key, value)
  }
  return text.replace(QUANTITY, (_, digits: string, unit: string) => {
    const number = /^\d{4,}$/.test(digits) ? formatNumber(Number(digits)) : digits
    return `${number}${NO_BREAK_SPACE}${unit}`
  })
}
