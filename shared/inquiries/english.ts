import type { Concern } from '../addresses/concern.ts'
import { isPlainName } from './letter-form.ts'

/** As `CLOSING`. */
export const CLOSING_IN_ENGLISH = 'Kind regards'

/** As `greeting`: `Dear Erika Muster,`. */
export const englishGreeting = (name: string): string =>
  isPlainName(name) ? `Dear ${name},` : 'Dear Sir or Madam,'

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
