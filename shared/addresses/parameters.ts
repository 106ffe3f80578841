/** The parameter that says where a machine is to be delivered. */
export const POSTCODE = 'plz'
/** The parameter of the contact page's address that says what it is about. */
export const CONCERN = 'anliegen'
export const CALLBACK = 'rueckruf'
/** On the page of the form: that a time is to be chosen. On the other one: what became of it. */
export const APPOINTMENT = 'termin'
/** There, too: what is sought, in words. */
export const SOUGHT = 'gesucht'
/** In place of a time that others have. */
export const TAKEN = 'vergeben'

/** What an inquiry can be about besides machines, by its value in the address, as the dealer reads it. */
export const concernLabels = {
  miete: 'Miete',
  service: 'Service',
  ankauf: 'Ankauf',
  suche: 'Maschine gesucht',
  lieferung: 'Lieferung',
  beratung: 'Beratung',
  finanzierung: 'Finanzierung',
  inzahlungnahme: 'Inzahlungnahme',
  fotos: 'Fotos',
  zustand: 'Zustandsbericht',
  reservierung: 'Reservierte Maschine',
} as const
export type Concern = keyof typeof concernLabels

export function isConcern(text: unknown): text is Concern {
  return typeof text === 'string' && Object.hasOwn(concernLabels, text)
}
