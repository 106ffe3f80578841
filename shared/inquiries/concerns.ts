/** The parameter of the contact page's address that says what it is about. */
export const CONCERN = 'anliegen'

interface ConcernText {
  /** What the dealer reads. */
  label: string
  /** The heading of the form. */
  title: string
  /** How the message begins. */
  opening: string
}

const ownMachine = 'Hersteller und Modell: \nBaujahr: \nBetriebsstunden: \nStandort: '

/** What an inquiry can be about besides a machine, by its value in the address. */
export const concerns = {
  miete: {
    label: 'Miete',
    title: 'Mietangebot anfordern',
    opening: 'Bitte machen Sie mir ein Mietangebot.\n\nLast und Hubhöhe: \nEinsatzort: ',
  },
  ankauf: {
    label: 'Ankauf',
    title: 'Stapler verkaufen',
    opening: `Ich möchte einen Stapler verkaufen.\n\n${ownMachine}`,
  },
  suche: {
    label: 'Maschine gesucht',
    title: 'Maschine suchen lassen',
    opening:
      'Bitte suchen Sie eine passende Maschine für mich.\n\nTragkraft: \nHubhöhe: \nAntrieb: \nPreisrahmen: ',
  },
  lieferung: {
    label: 'Lieferung',
    title: 'Lieferung anfragen',
    opening: 'Bitte nennen Sie mir Preis und Termin einer Lieferung.\n\nLieferort: ',
  },
  beratung: {
    label: 'Beratung',
    title: 'Beratung anfragen',
    opening: 'Ich möchte mich beraten lassen.\n\nLast und Hubhöhe: \nEinsatzort: ',
  },
  finanzierung: {
    label: 'Finanzierung',
    title: 'Finanzierung anfragen',
    opening: 'Bitte machen Sie mir ein Angebot zur Finanzierung.\n\nLaufzeit: \nAnzahlung: ',
  },
  inzahlungnahme: {
    label: 'Inzahlungnahme',
    title: 'Stapler in Zahlung geben',
    opening: `Ich möchte einen Stapler in Zahlung geben.\n\n${ownMachine}`,
  },
  fotos: {
    label: 'Fotos',
    title: 'Fotos anfordern',
    opening: 'Bitte senden Sie mir Fotos der Maschine.',
  },
} as const satisfies Record<string, ConcernText>
export type Concern = keyof typeof concerns

export function isConcern(text: unknown): text is Concern {
  return typeof text === 'string' && Object.hasOwn(concerns, text)
}
