import { spellOut } from '../search.ts'
import type { Choice } from './definition.ts'

/** Negations that say nothing about the thing itself. */
const HARMLESS =
  /nicht[ -]?(?:kreidend|markierend|faerbend)\p{L}*|ohne (?:voll)?freihub|ohne (?:dpf|(?:russ)?(?:partikel)?filter)/gu

/** Words by which a thing is only offered, prepared for, compared with or not there. */
const DOUBT =
  /\?|(?<!\p{L})(?:auf (?:wunsch|anfrage|bestellung)|optional\p{L}*|option(?:en)?|(?:gegen )?(?:auf|mehr)preis|(?:nach|um|vor|aus|ab)?(?:ge)?ruest\p{L}*|umbau\p{L}*|umgebaut|vorbereit\p{L}*|moeglich\p{L}*|wahlweise|oder|alternativ\p{L}*|verfuegbar|lieferbar|erhaeltlich|bestellbar|bestellt|geplant|fuer|statt|anstelle|anstatt|ggf|evtl|eventuell|aehnlich|wie|frueher|ehemals|ohne|kein\p{L}*|nicht|nie|nein|weder|fehl\p{L}*|defekt\p{L}*|demontiert|entfernt|(?:ab|aus)gebaut|unbekannt)(?!\p{L})/u

const patterns = new Map<string, RegExp>()

/** Words of the trade as whole words; a hyphen makes another word of them. Umlauts are spelled out. */
function patternOf(words: string): RegExp {
  const pattern =
    patterns.get(words) ??
    new RegExp(`(?<![\\p{L}\\d-])(?:${spellOut(words)})(?![\\p{L}\\d-])`, 'u')
  patterns.set(words, pattern)
  return pattern
}

/**
 * The choices that a text in lower case names, in the registry's order. Words that are not known
 * are passed over (`Seitenschub, Blue-Spot`, `Triplex mit Freihub`). One word of doubt anywhere
 * makes the whole text unreadable, because what it refers to would be guessed: in `Seitenschub,
 * Drehgerät auf Wunsch` as in `Seitenschub nicht vorhanden`.
 */
export function readChoices<Key extends string>(
  text: string,
  choices: Readonly<Record<Key, Choice>>,
): Key[] {
  const plain = spellOut(text).replace(HARMLESS, ' ')
  if (DOUBT.test(plain)) return []
  return Object.entries<Choice>(choices)
    .filter(([, { words }]) => patternOf(words).test(plain))
    .map(([key]) => key as Key)
}
