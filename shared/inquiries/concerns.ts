/** The parameter of the contact page's address that says what it is about. */
export const CONCERN = 'anliegen'

export type Concern =
  | 'miete'
  | 'ankauf'
  | 'suche'
  | 'lieferung'
  | 'beratung'
  | 'finanzierung'
  | 'inzahlungnahme'
  | 'fotos'

interface ConcernText {
  /** What the dealer reads. */
  label: string
  /** The heading of the form. */
  title: string
  /** How the message begins. */
  opening: string
  /** What the visitor is to add, each on a line of its own. */
  asks: string[]
  /** Where it says something else when it comes from a machine, whose name then follows the opening. */
  ofMachine?: { title: string; opening: string }
}

const ownMachine = ['Hersteller und Modell', 'Baujahr', 'Betriebsstunden', 'Standort']

/** What an inquiry can be about besides a machine, by its value in the address. */
export const concerns: Readonly<Record<Concern, ConcernText>> = {
  miete: {
    label: 'Miete',
    title: 'Mietangebot anfordern',
    opening: 'Bitte machen Sie mir ein Mietangebot.',
    asks: ['Last und Hubhöhe', 'Einsatzort'],
  },
  ankauf: {
    label: 'Ankauf',
    title: 'Stapler verkaufen',
    opening: 'Ich möchte einen Stapler verkaufen.',
    asks: ownMachine,
  },
  suche: {
    label: 'Maschine gesucht',
    title: 'Maschine suchen lassen',
    opening: 'Bitte suchen Sie eine passende Maschine für mich.',
    asks: ['Tragkraft', 'Hubhöhe', 'Antrieb', 'Preisrahmen'],
    ofMachine: {
      title: 'Ähnliche Maschine anfragen',
      opening: 'Ich suche eine ähnliche Maschine wie',
    },
  },
  lieferung: {
    label: 'Lieferung',
    title: 'Lieferung anfragen',
    opening: 'Bitte nennen Sie mir Preis und Termin einer Lieferung.',
    asks: ['Lieferort'],
  },
  beratung: {
    label: 'Beratung',
    title: 'Beratung anfragen',
    opening: 'Ich möchte mich beraten lassen.',
    asks: ['Last und Hubhöhe', 'Einsatzort'],
  },
  finanzierung: {
    label: 'Finanzierung',
    title: 'Finanzierung anfragen',
    opening: 'Bitte machen Sie mir ein Angebot zur Finanzierung.',
    asks: ['Laufzeit', 'Anzahlung'],
  },
  inzahlungnahme: {
    label: 'Inzahlungnahme',
    title: 'Stapler in Zahlung geben',
    opening: 'Ich möchte einen Stapler in Zahlung geben.',
    asks: ownMachine,
  },
  fotos: {
    label: 'Fotos',
    title: 'Fotos anfordern',
    opening: 'Bitte senden Sie mir Fotos der Maschine.',
    asks: [],
  },
}

export function isConcern(text: unknown): text is Concern {
  return typeof text === 'string' && Object.hasOwn(concerns, text)
}

/** The heading of the form, which may have been opened from a machine. */
export function concernTitle(concern: Concern, isOfMachine: boolean): string {
  const { title, ofMachine } = concerns[concern]
  return isOfMachine && ofMachine ? ofMachine.title : title
}
