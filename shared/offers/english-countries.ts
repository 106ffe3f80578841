import type { Language } from '../writing/language.ts'
import { countryName, listCountries } from './countries.ts'

const englishNames = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

/** `AT` → `Österreich`, in English `Austria`. */
export const countryNameIn = (code: string, language: Language): string =>
  language === 'en' ? (englishNames.of(code) ?? code) : countryName(code)

/** The codes of all countries, by their names in this language. */
export const countriesIn = (language: Language): string[] =>
  listCountries().sort((a, b) =>
    countryNameIn(a, language).localeCompare(countryNameIn(b, language), language),
  )
