import type { Concern } from '../addresses/parameters.ts'
import type { Product } from '../product/product.ts'
import { keysOf } from '../values/records.ts'

interface ConcernText {
  /** The heading of the form. */
  title: string
  /** Below the heading. */
  lead: string
  /** How the message begins. */
  opening: string
  /** What the visitor is to add, each on a line of its own. */
  asks: string[]
  /** Below the message: what helps, where nothing of it is asked above. */
  hint?: string
  /** What pictures and papers help. */
  filesHint?: string
  /** Replaces the texts if the form was opened from a machine, whose name follows the opening. */
  ofMachine?: { title: string; opening: string }
}

const ownMachine = ['Hersteller und Modell', 'Baujahr', 'Betriebsstunden', 'Standort']
const ownMachineFiles =
  'Am meisten helfen Fotos vom Typenschild, vom Stundenzähler, vom Mast und rundum.'
const ownMachineLead = 'Je mehr wir von Ihrem Stapler wissen, desto genauer ist unser Angebot.'

/** What the form says for each. */
export const concerns: Readonly<Record<Concern, ConcernText>> = {
  miete: {
    title: 'Mietangebot anfordern',
    lead: 'Sagen Sie uns, ab wann und wie lange: Danach richtet sich die Rate.',
    opening: 'Bitte machen Sie mir ein Mietangebot.',
    asks: ['Last und Hubhöhe', 'Einsatzort'],
  },
  service: {
    title: 'Service anfragen',
    lead: 'Reparatur, Wartung oder UVV-Prüfung: Beschreiben Sie kurz, worum es geht.',
    opening: '',
    asks: [],
    hint: 'Hilfreich sind Hersteller und Modell, die Fabriknummer vom Typenschild, der Standort und was die Maschine nicht mehr tut.',
    filesHint:
      'Am meisten helfen Fotos vom Typenschild, von der Anzeige und von der schadhaften Stelle.',
    ofMachine: { title: 'Service anfragen', opening: 'Es geht um Service für' },
  },
  ankauf: {
    title: 'Stapler verkaufen',
    lead: ownMachineLead,
    opening: 'Ich möchte einen Stapler verkaufen.',
    asks: ownMachine,
    filesHint: ownMachineFiles,
  },
  suche: {
    title: 'Maschine suchen lassen',
    lead: 'Je genauer Sie Last, Hubhöhe und Einsatz beschreiben, desto besser passt, was wir finden.',
    opening: 'Bitte suchen Sie eine passende Maschine für mich.',
    asks: ['Tragkraft', 'Hubhöhe', 'Antrieb', 'Preisrahmen'],
    ofMachine: {
      title: 'Ähnliche Maschine anfragen',
      opening: 'Ich suche eine ähnliche Maschine wie',
    },
  },
  lieferung: {
    title: 'Lieferung anfragen',
    lead: 'Preis und Termin richten sich nach Maschine und Lieferort.',
    opening: 'Bitte nennen Sie mir Preis und Termin einer Lieferung.',
    asks: ['Lieferort'],
  },
  beratung: {
    title: 'Beratung anfragen',
    lead: 'Je genauer Sie Last, Hubhöhe und Einsatz beschreiben, desto besser passt unser Rat.',
    opening: 'Ich möchte mich beraten lassen.',
    asks: ['Last und Hubhöhe', 'Einsatzort'],
  },
  finanzierung: {
    title: 'Finanzierung anfragen',
    lead: 'Laufzeit und Anzahlung bestimmen die Rate.',
    opening: 'Bitte machen Sie mir ein Angebot zur Finanzierung.',
    asks: ['Laufzeit', 'Anzahlung'],
  },
  inzahlungnahme: {
    title: 'Stapler in Zahlung geben',
    lead: ownMachineLead,
    opening: 'Ich möchte einen Stapler in Zahlung geben.',
    asks: ownMachine,
    filesHint: ownMachineFiles,
  },
  fotos: {
    title: 'Fotos anfordern',
    lead: 'Wir senden Ihnen die Bilder per E-Mail.',
    opening: 'Bitte senden Sie mir Fotos der Maschine.',
    asks: [],
  },
  zustand: {
    title: 'Zustandsbericht anfordern',
    lead: 'Wir prüfen die Maschine und senden Ihnen den Bericht per E-Mail.',
    opening: 'Bitte senden Sie mir den Zustandsbericht der Maschine.',
    asks: [],
  },
  reservierung: {
    title: 'Bescheid bekommen',
    lead: 'Wir melden uns, wenn die Maschine wieder frei wird oder verkauft ist.',
    opening: 'Bitte sagen Sie mir Bescheid, wenn die Maschine wieder frei wird.',
    asks: [],
  },
}

/** Concerns that need a machine. */
const OF_MACHINES: readonly Concern[] = ['fotos', 'zustand', 'reservierung']

/** Concerns that need none. */
export const concernsWithoutMachine = keysOf(concerns).filter(
  (concern) => !OF_MACHINES.includes(concern),
)

/** The heading of the form, which may have been opened from a machine. */
export function concernTitle(concern: Concern, isOfMachine: boolean): string {
  const { title, ofMachine } = concerns[concern]
  return isOfMachine && ofMachine ? ofMachine.title : title
}

const inWords = new Intl.ListFormat('de')

interface Occasion {
  /** Of the machines asked for. */
  titles: string[]
  concern: Concern | null
  /** What the visitor told the adviser, as lines of text. */
  answers: string
}

/** What stands in the message before the visitor types: paragraphs, or nothing. */
export function messageStart({ titles, concern, answers }: Occasion): string {
  const text = concern && concerns[concern]
  const ofMachine = titles.length > 0 ? text?.ofMachine : undefined
  const interest = ofMachine?.opening ?? 'Ich interessiere mich für'
  const request = text && !ofMachine ? text : null
  // A visitor who has answered the adviser is not asked the same again.
  const asks = answers === '' && request ? request.asks.map((ask) => `${ask}: `) : []
  return [
    titles.length > 0 && `${interest}: ${inWords.format(titles)}`,
    request?.opening,
    asks.join('\n'),
    answers,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * The message with another start. What the visitor has typed always stays.
 * @param previous the start that the message was given before
 */
export function withStart(message: string, start: string, previous: string): string {
  const own = withoutStart(message, previous)
  if (start === '') return own.trim() === '' ? '' : message
  return own.trim() === '' ? start : `${start}\n\n${own.trimStart()}`
}

/** The message after a machine was taken out. A visitor who has put words of their own in the place of the start keeps them. */
export function withNextStart(message: string, next: string, previous: string): string {
  const own = withoutStart(message, previous)
  if (next === '') return own
  return own === message && own.trim() !== '' ? message : withStart(message, next, previous)
}

/** The message without the start that it was given, unless that was changed. */
export function withoutStart(message: string, start: string): string {
  if (start === '' || !message.startsWith(start)) return message
  const rest = message.slice(start.length)
  return rest === '' || /^\s/.test(rest) ? rest.trimStart() : message
}

interface Wanted {
  machine: Pick<Product, 'title' | 'condition'>
  quantity: number
}

/** Tells a visitor who wants several pieces of a machine that is not new: there is only one. Null otherwise. */
export function singlePieces(wanted: readonly Wanted[]): string | null {
  const titles = wanted
    .filter(({ machine, quantity }) => machine.condition !== 'new' && quantity > 1)
    .map(({ machine }) => machine.title)
  if (titles.length === 0) return null
  const what = titles.length === 1 ? 'ist ein Einzelstück' : 'sind Einzelstücke'
  return `${inWords.format(titles)} ${what}: Wir sehen nach weiteren, gleichwertigen Maschinen.`
}
