import { destinationIn } from '../inquiries/english-contact.ts'
import { listCountries } from './countries.ts'
import { countryNameIn } from './english-countries.ts'

/** What traders write in place of the name in the list. */
const otherNames: Readonly<Record<string, string>> = {
  'cape verde': 'CV',
  'czech republic': 'CZ',
  'dr congo': 'CD',
  drc: 'CD',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'hong kong': 'HK',
  'ivory coast': 'CI',
  ksa: 'SA',
  macau: 'MO',
  myanmar: 'MM',
  'northern ireland': 'GB',
  scotland: 'GB',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  us: 'US',
  usa: 'US',
  'united states of america': 'US',
  wales: 'GB',
}

/** `Côte d’Ivoire (Abidjan port)` → `cote d'ivoire`, `The Gambia` → `gambia`, `U.A.E.` → `uae`. */
const plain = (name: string): string =>
  name
    .replaceAll(/\([^)]*\)/g, ' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^the /, '')

const codes: ReadonlyMap<string, string> = new Map([
  ...listCountries().map((code): [string, string] => [plain(countryNameIn(code, 'en')), code]),
  ...Object.entries(otherNames),
])

/**
 * The country that the destination in a message names as a part of its own, its code; null where none does. The last
 * part goes first: `Atlanta, Georgia, USA` is in the United States.
 */
export function destinationCountry(message: string): string | null {
  const parts = destinationIn(message).split(/[,;/]|\s[–-]\s/)
  const named = parts.flatMap((part) => codes.get(plain(part)) ?? [])
  return named.at(-1) ?? null
}
