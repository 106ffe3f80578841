import { spellOut } from '../writing/search-text.ts'

/** `gas` is said without which; forklifts mostly run on Treibgas. */
export type SaidGas = 'lpg' | 'cng' | 'gas'

const OF_A_TRUCK =
  '(?:-?(?:gabel|front)?staplern?|-?motor|-?antrieb|-?betrieb(?:en)?|-?anlage|-?tank|-?flaschen?)?'
const kinds: [SaidGas, string][] = [
  ['cng', `(?:erdgas|cng)${OF_A_TRUCK}`],
  ['lpg', `(?:treibgas|lpg|fluessiggas|autogas|propan(?:gas)?)${OF_A_TRUCK}`],
  ['gas', `gas${OF_A_TRUCK}`],
]
const patterns = kinds.map(
  ([gas, words]) => [gas, new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u')] as const,
)

const DENIED =
  /(?<!\p{L})(?:kein\p{L}*|ohne|nicht|nie|statt|anstatt)\s+(?:\p{L}+\s+)?(?=(?:treib|erd|fluessig|auto|propan)?gas|lpg|cng|propan)\S+/gu
const DOUBTED =
  /\?|(?<!\p{L})(?:diesel|elektro|benzin|oder|wahlweise|auf wunsch|optional|moeglich|vorbereitet|nachruestbar|lieferbar|frueher|ehemals|evtl|ggf)/u

/** In characters; what is remarked of a machine is shorter. */
const LONGEST = 10_000

/**
 * The gas that a text says a truck runs on: `Treibgas`, `LPG, neue Reifen`, `H 25 Gas`. „unclear“ where another drive or a
 * doubt stands beside it: `Diesel / Gas`, `LPG möglich`. Null where there is no word of it, and where it is denied.
 */
export function gasIn(text: string): SaidGas | 'unclear' | null {
  if (!/gas|lpg|cng|propan/i.test(text)) return null
  const plain = spellOut(text.slice(0, LONGEST)).replace(DENIED, ' ')
  const [gas] = patterns.find(([, pattern]) => pattern.test(plain)) ?? []
  if (!gas) return null
  return DOUBTED.test(plain) ? 'unclear' : gas
}
