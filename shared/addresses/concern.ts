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
