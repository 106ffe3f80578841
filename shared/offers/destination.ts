import { destinationIn } from '../inquiries/english-contact.ts'
import { countryNamed } from './countries.ts'

/** `Côte d’Ivoire (Abidjan port)` → `Côte d’Ivoire`, `The Gambia` → `Gambia`. */
const nameIn = (part: string): string =>
  part
    .replaceAll(/\([^)]*\)/g, ' ')
    .trim()
    .replace(/^the /i, '')

/** Where machines for the country arrive. Any other place before its name is in the state of the USA. */
const IN_GEORGIA = /\b(?:batumi|kutaisi|poti|rustavi|tbilisi|tiflis)\b/i

/**
 * The country that the destination in a message names as a part of its own, its code; null where none does, or where
 * it may be another one. The last part goes first: `Atlanta, Georgia, USA` is in the United States.
 */
export function destinationCountry(message: string): string | null {
  const destination = destinationIn(message)
  const parts = destination.split(/[,;/]|\s[–-]\s/).filter((part) => part.trim() !== '')
  const country = parts.flatMap((part) => countryNamed(nameIn(part)) ?? []).at(-1) ?? null
  const isSomewhere = parts.length > 1 && !IN_GEORGIA.test(destination)
  return country === 'GE' && isSomewhere ? null : country
}
