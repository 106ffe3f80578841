import { oneOf } from './amounts.ts'
import type { Term } from './terms.ts'

/** What every machine is or has and every buyer wants, so that nothing is said by it. */
export const FILLER = new RegExp(
  `^(?:${[
    'mit|und|f(?:ü|ue)r|aus|i[nm]|von|um|zu[mr]?|durchs?|ca\\.?|etwa|hoch|breit|geht|stapelt|d(?:er|ie|as|en|em)|ich|wir|ist|sind|steht|muss|bitte|standort|st(?:ü|ue)ck|stk\\.?',
    'bei|nahe|n(?:ä|ae)he|raum|umgebung|gegend|alt|auch|aber|nur|gern|oder so|mir|uns|mein|man|hat|haben|habe|soll|sollte|kann|wird|als|am|noch|plz|typ|modell|marke|hersteller|welche[nrs]?|was|gibt|sie|es|ihr|habt|main|jahre?',
    'all(?:e[mnrs]?)?|s(?:ä|ae)mtliche[nrs]?|kost(?:et|en)|wie ?viel|nach|n(?:ö|oe)tig|notwendig|erforderlich|wichtig',
    'with|and|for|in|near|the|of|need|want|looking|a|an|to|on|at|i|we|my|our|your|you|me|it|is|are|that|which|have|has|do|does|any|some',
    'please|sale|buy|purchase|search(?:ing)?|offers?|pcs|pieces?|units?|machines?|equipment|located|location|based|export|germany|prices?|list|how|much|what|condition',
    'incl|incl\\.|including|type|model|make|must|be|can|approx\\.?|around|good',
    '(?:(?:gabel)?sta[bp]ler|fork-?lifts?|fork|lift|trucks?|maschine|gerät|fahrzeug|ein|unser|hohe|gesucht|such|brauch|benötig|möcht|kauf|pass|passend|gut|eure?|ihre?)(?:e[mnrs]?|[nt])?',
    '[-–/&+|.!?:]+',
  ].join('|')})$`,
  'iu',
)

/** Of these, what buyers here and abroad call every machine. */
export const NAMES_OF_ALL = [
  ...['Stapler', 'Staplern', 'Gabelstapler', 'Gabelstaplern'],
  ...['forklift', 'forklifts', 'truck', 'trucks', 'machine', 'machines'],
]

/** `Welche Diesel haben Sie?`, and the terms of delivery of every machine. */
const SAID_OF_ALL = /[?!](?=\s|$)|(?<!\p{L})(?:ex[- ]works|exw)(?!\p{L})/giu

export const withoutQuestion = (search: string): string =>
  search.replace(SAID_OF_ALL, (text) => ' '.repeat(text.length))

/** How many machines are wanted. What is in the group may be about a machine, too: `vier Wege`, `2`. */
export const COUNT = /^(?:\d\d? ?[x×]|(\d\d?|zwei|drei|vier|fünf|two|three|four|five))$/iu
export const PIECES = /^(?:st(?:ü|ue)ck|stk\.?|pcs|pieces|units)$/iu
export const OR = /^(?:oder|bzw\.?|or)$/iu
/** Between two names it means either; between two properties, both. */
export const AND = /^(?:und|and|sowie|[&+/|])$/iu
/** Behind what is excluded it says that it may be there: `kein Seitenschub nötig`. */
export const NEEDED = /^(?:n(?:ö|oe)tig|notwendig|erforderlich|needed|required|necessary)$/iu
export const NOT =
  /^(?:kein(?:e[mnrs]?)?|ohne|nicht|außer|ausser|ausgenommen|weder|without|no|not|except|neither)$/iu

/** Up to here, in euros, an amount is rather a rate where rent or leasing is spoken of. */
const HIGHEST_RATE = 5000

const ONE = '(?:tag|woche|monat|jahr|day|week|month|year)'
const PER = new RegExp(
  `(?:;| +(?:pro|je|per|im|am|in der|a) +)${ONE}(?!\\p{L})|;mtl\\.?| +(?:monatlich|mtl\\.?|wöchentlich|täglich|jährlich|(?:leasing|monats|miet)rate)(?!\\p{L})`,
  'iuy',
)
const RATES = /(?<!\p{L})(?:miet|ver(?:miet|leih)|leih|leas|rent|hire|(?:monats)?raten?(?!\p{L}))/iu
const COUNTS = oneOf('zwei drei vier fünf sechs sieben acht neun zehn zwölf'.split(' '))
const DURATION = new RegExp(
  `(?:(?:for|für|fuer|auf|über|ca\\.?|etwa|mindestens|max\\.?|maximal|bis(?: zu)?) +)*(?:\\d+(?: ?(?:-|–|bis) ?\\d+)?|ein(?:en?|em|er)?|ein paar|mehrere|einige|${COUNTS}) ?(?:tage?n?|wochen?|monate?n?|jahre?n?|wochenenden?|days?|weeks?|months?|years?)(?!\\p{L})(?! +alt)`,
  'iuy',
)
const CHEAP =
  /(?:(?:am +)?(?:preis)?günstig|(?:am +)?guenstig|billig|preiswert|cheap|newest|latest|low(?:est)? price|best price)(?:e[mnrs]?|st(?:e[mnrs]?)?|est)?(?!\p{L})/iuy

/** Nearness to the buyer, which no machine tells; that to a town is a place. */
const NEAR =
  /near(?:by| +me)(?!\p{L})|in +(?:der|meiner|unserer) +(?:n(?:ä|ae)heren +)?(?:n(?:ä|ae)he|umgebung|gegend)(?!\p{L})(?! +(?:von|um|bei|zu[mr]?|a[mn]|de[rs])(?!\p{L}))/iuy

/** What a buyer says of the deal and not of the machine, so that no machine is found by it; null for all else. */
export function readAside(text: string, from: number, quantity: Term | null): Term | null {
  const speaksOfRates = RATES.test(text)
  const to =
    (speaksOfRates ? endOf(DURATION, text, from) : null) ??
    (quantity
      ? rateEnd(text, quantity, speaksOfRates)
      : (endOf(CHEAP, text, from) ?? endOf(NEAR, text, from)))
  if (to === null) return null
  // The slash of `500 €/Monat` was taken for a sign between words.
  return { from, to, label: text.slice(from, to).replaceAll(';', '/'), anyOf: [], isAside: true }
}

/** Where an amount of euros for a month or a day ends; null for one to buy a machine with. */
function rateEnd(text: string, { to, anyOf }: Term, speaksOfRates: boolean): number | null {
  const amounts = anyOf.flatMap((meaning) =>
    meaning.kind === 'quantity' && meaning.key === 'price' ? [meaning.to ?? meaning.value] : [],
  )
  if (amounts.length === 0) return null
  const isLow = amounts.every((amount) => amount < HIGHEST_RATE)
  return endOf(PER, text, to) ?? (speaksOfRates && isLow ? to : null)
}

function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : null
}

const NOT_NEEDED =
  /(?:(?:ist|sind|w(?:ä|ae)re|is|are) +)?(?:(?:nicht|kein\p{L}*|not|no) +(?:unbedingt +|zwingend +)?(?:n(?:ö|oe)tig|notwendig|erforderlich|wichtig|required|needed|necessary)|egal|muss +nicht(?: +sein)?|(?:brauch|ben(?:ö|oe)tig)\p{L}* +(?:(?:ich|wir) +)?nicht)(?!\p{L})/iuy

/** Where it ends that something before it is not needed: `Seitenschub nicht nötig`; null for other words. */
export const notNeededEnd = (text: string, from: number): number | null =>
  endOf(NOT_NEEDED, text, from)
