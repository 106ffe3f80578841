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

/** What countries are called besides their names, and the letters that stand for them in trade and on VAT ids. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'VAE, UAE, Emirate, Dubai, Abu Dhabi',
  BA: 'Bosnien, Bosnia',
  BY: 'Weißrussland',
  CD: 'DR Congo, DRC',
  CH: 'Schweizerische Eidgenossenschaft',
  CI: 'Elfenbeinküste, Ivory Coast',
  CV: 'Kapverden',
  CZ: 'Tschechei, Tschechische Republik, Czech Republic',
  DE: 'BRD, Bundesrepublik Deutschland',
  GB: 'Großbritannien, England, Schottland, Wales, Nordirland, UK, Great Britain, Scotland, Northern Ireland',
  GR: 'EL, Hellas',
  HK: 'Hongkong, Hong Kong',
  KR: 'Korea, Korea South',
  MD: 'Moldau, Moldawien',
  MK: 'Mazedonien, Macedonia',
  MM: 'Birma, Burma',
  MO: 'Macau',
  NL: 'Holland',
  PS: 'Palästina',
  RU: 'Russische Föderation, Russian Federation',
  SA: 'KSA',
  SK: 'Slowakische Republik, Slovak Republic',
  SZ: 'Swasiland',
  TL: 'Osttimor',
  TR: 'Turkey, Türkiye, Turkiye',
  US: 'US, USA, Amerika, America, Vereinigte Staaten von Amerika, United States of America',
  VA: 'Vatikan, Vatican',
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Accents, umlauts, points, hyphens and case make no difference: `U.K.` is `uk`, `Oesterreich` is `Österreich`. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replaceAll('&', ' and ')
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const describeCountries = () =>
  listCountries().map((code) => {
    const others = OTHER_NAMES[code]?.split(', ') ?? []
    const names = [countryName(code), countryNameIn(code, 'en'), ...others].map(plain)
    return { code, names: [plain(code), ...names], spelled: names }
  })
let described: ReturnType<typeof describeCountries> | undefined

/** All countries with their names, made when the first one is looked for. */
function known() {
  described ??= describeCountries()
  return described
}

/** As `findCountry`, without the codes: in a line of somebody's own, `GA` is a state of the USA, and not Gabon. */
export function countryNamed(typed: string): string | null {
  const text = plain(typed)
  return known().find(({ spelled }) => spelled.includes(text))?.code ?? null
}

/** The code of the country with this name in German or English, with another one it goes by, or with this code. */
export function findCountry(typed: string): string | null {
  const text = plain(typed)
  return known().find(({ names }) => names.includes(text))?.code ?? null
}

/** The codes of the countries one of whose names begins with this or has it in it, the best first. */
export function searchCountries(typed: string): string[] {
  const text = plain(typed)
  const rankOf = (names: string[]) => {
    if (names.includes(text)) return 0
    if (names.some((name) => name.startsWith(text))) return 1
    return names.some((name) => name.length > 2 && name.includes(text)) ? 2 : 3
  }
  return known()
    .map(({ code, names }) => ({ code, rank: rankOf(names) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ code }) => code)
}
