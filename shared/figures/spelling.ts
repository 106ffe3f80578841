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

/** Long words of figures, their values and headings, with `|` where they may be broken. */
const words = `
  Abgas|stufe Anbau|geräte Anbau|gerät Arbeits|bühne Arbeits|gang|breite Ballen|klammer Batterie|baujahr
  Batterie|kapazität Batterie|spannung Batterie|test Batterie|typ Betriebs|stunden Dreiwege|katalysator
  Eigen|gewicht Ein|spritzung Eisen|phosphat Fahr|geschwin|dig|keit Gabel|länge Gabel|rücken
  Gebrauchs|spuren General|überholt Geschäfts|bedingungen Gesamt|länge Halb|kabine Hoch|frequenz Hub|geschwin|dig|keit
  Jung|heinrich Kunden|zufrieden|heit Last|schwer|punkt Partikel|filter Poly|urethan Quadru|plex Rest|trag|fähigkeit
  Schluss|bestimmungen Schnell|wechsler Schutz|dach Seiten|schieber Seiten|schub Steig|fähig|keit Super|elastik Teleskop|gabeln
  Vier|zylinder Voll|kabine Vorführ|gerät Vorführ|maschine Vulkol|lan Wasser|stoff Wechsel|batterie Wende|radius
  aus|gefahren Wetter|schutz|dach Zinken|verstell|gerät Zusatz|hydraulik Zustands|klasse Zwillings|bereift
  Zwischen|laden elektro|nisch hydro|statisch
`
const SOFT_HYPHEN = '\u00ad'

const hyphenated = new Map(
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]),
)
const known = new RegExp([...hyphenated.keys()].join('|'), 'g')

/** The same text, in which a narrow column may break long words with a hyphen, also without a dictionary. */
export function withSoftHyphens(text: string): string {
  return text.replace(known, (word) => hyphenated.get(word) ?? word)
}
