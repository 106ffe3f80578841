import type { Language } from '../writing/language.ts'

const names = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' })
const englishNames = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

/** Codes that CLDR names but that are no countries: groups of them, parts of some, and the ones for tests. */
const NO_COUNTRIES = new Set('EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA'.split(' '))

/** A code of former times means the country of today, as `DD` does `DE`. */
const isOfToday = (code: string) => new Intl.Locale(`und-${code}`).region === code

/** Whether a text is a country's code of two letters (ISO 3166-1), such as `DE`. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRIES.has(code) &&
  isOfToday(code) &&
  names.of(code) !== undefined

/** `AT` → `Österreich`. */
export const countryName = (code: string): string => names.of(code) ?? code

/** `AT` → `Österreich`, in English `Austria`. */
export const countryNameIn = (code: string, language: Language): string =>
  language === 'en' ? (englishNames.of(code) ?? code) : countryName(code)

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The codes of all countries, by their German names. */
export const listCountries = (): string[] =>
  LETTERS.flatMap((a) => LETTERS.map((b) => a + b))
    .filter(isCountry)
    .sort((a, b) => countryName(a).localeCompare(countryName(b), 'de'))
