import { CONTACT_SENT, paths } from '../addresses/paths.ts'

/** What visitors look for by an address of its own, in the addresses of the pages that say that it is not there. */
export const missingThings = [
  'produkt',
  'kategorie',
  'anfrage',
  'angebot',
  'suchauftrag',
  'vorschau',
  'datei',
] as const
export type MissingThing = (typeof missingThings)[number]

/** The same in the addresses of pages in English. */
export const missingThingsInEnglish = ['machine', 'alert'] as const
export type MissingThingInEnglish = (typeof missingThingsInEnglish)[number]

const MISSING = '/404'
/** Says to readers of English pages that there is none at an address. */
export const MISSING_IN_ENGLISH = '/en/404'

/** Says that such a thing is not there, or no longer, with status 404. */
export const missingPage = (thing: MissingThing): string => `${MISSING}/${thing}`
export const missingPageInEnglish = (thing: MissingThingInEnglish): string =>
  `${MISSING_IN_ENGLISH}/${thing}`

const pages = [
  ...missingThings.map(missingPage),
  ...missingThingsInEnglish.map(missingPageInEnglish),
]

/** Whether an address stands among those pages and is none of them. */
export const isNoMissingPage = (path: string): boolean =>
  [MISSING, MISSING_IN_ENGLISH].some((beginning) => path.startsWith(`${beginning}/`)) &&
  !pages.includes(path)

/** By what an address begins. Each is a secret or a file: what it leads to is no page that there is for everybody. */
const BEGINNINGS: [MissingThing, RegExp][] = [
  ['anfrage', new RegExp(`^${CONTACT_SENT}/`)],
  ['angebot', new RegExp(`^${paths.offers}(?:/|$)`)],
  ['suchauftrag', new RegExp(`^${paths.alerts}/`)],
  ['vorschau', new RegExp(`^${paths.preview}(?:/|$)`)],
  ['datei', /^\/(?:kalender|produkt\/[^/]+)\//],
]

/** The page that says what is missing at an address that nothing has answered; null for any other. */
export function missingAt(pathname: string): string | null {
  const found = BEGINNINGS.find(([, beginning]) => beginning.test(pathname))
  return found ? missingPage(found[0]) : null
}
