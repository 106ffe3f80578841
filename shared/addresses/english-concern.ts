import type { Concern } from './concern.ts'

/** As `concernLabels`. */
export const concernsInEnglish: Record<Concern, string> = {
  ankauf: 'Sale of a machine',
  beratung: 'Advice',
  finanzierung: 'Financing',
  fotos: 'Photographs',
  inzahlungnahme: 'Part exchange',
  lieferung: 'Delivery',
  miete: 'Hire',
  reservierung: 'Reservation',
  service: 'Service',
  suche: 'Search for a machine',
  zustand: 'Condition',
}
