import { gradesWarranty, newWarranty, withoutWarranty } from '../buying/warranty.ts'
import type { Dealer } from '../dealer/dealer.ts'
import { replyCounting, replyPeriod } from '../dealer/reply-period.ts'
import { formatCount } from '../writing/format.ts'
import { unbroken } from '../writing/typography.ts'

const onOneLine = (text: string) => text.replaceAll(' ', '\u00a0')

interface Placeholder {
  means: string
  /** Null if the dealer has not said it, or if the site has none. */
  of: (dealer: Dealer, offersAlerts: boolean) => string | null
  /** Whether the dealer may leave it out in their settings. */
  isOptional?: true
}

/** What a text can take from the settings, by the name in its braces. */
export const placeholders = {
  firma: { means: 'Firma', of: ({ name }) => name },
  kurzname: { means: 'Kurzname', of: ({ shortName }) => shortName },
  strasse: { means: 'Straße und Hausnummer', of: ({ street }) => street },
  plz: { means: 'Postleitzahl', of: ({ postalCode }) => postalCode },
  ort: { means: 'Ort', of: ({ city }) => city },
  telefon: { means: 'Telefon', of: ({ phone }) => onOneLine(phone.label) },
  notdienst: {
    means: 'Notdienstnummer',
    of: ({ emergencyPhone }) => emergencyPhone && onOneLine(emergencyPhone.label),
    isOptional: true,
  },
  email: { means: 'E-Mail-Adresse', of: ({ email }) => email },
  seit: {
    means: 'Gründungsjahr',
    of: ({ founded }) => (founded === null ? null : String(founded)),
    isOptional: true,
  },
  antwortzeit: { means: 'Antwortzeit in Stunden', of: ({ replyHours }) => String(replyHours) },
  antwortfrist: {
    means: 'Antwortzeit in Worten, nach „innerhalb von“',
    of: (dealer) => replyPeriod(dealer.replyHours, dealer),
  },
  antworttage: {
    means: 'Wann die Antwortzeit zählt, etwa „an Werktagen“',
    of: (dealer) => replyCounting(dealer.replyHours, dealer),
    isOptional: true,
  },
  mwst: {
    means: 'Mehrwertsteuersatz in Prozent',
    of: ({ vatRate }) => vatRate.toLocaleString('de-DE'),
  },
  garantie: {
    means: 'Garantie auf gebrauchte Maschinen, nach Klassen',
    of: ({ warranty }) => gradesWarranty(warranty),
    isOptional: true,
  },
  neugarantie: {
    means: 'Garantie auf neue Maschinen und Vorführgeräte',
    of: ({ warranty }) => newWarranty(warranty),
    isOptional: true,
  },
  ohnegarantie: {
    means: 'Welche gebrauchten Maschinen ohne Garantie sind, etwa „der Klasse C“',
    of: ({ warranty }) => withoutWarranty(warranty),
    isOptional: true,
  },
  leasing: {
    means: 'Laufzeit des Leasings',
    of: ({ leasing }) => leasing && formatCount(leasing.months, 'Monat', 'Monate'),
    isOptional: true,
  },
  suchauftrag: {
    means: 'Das Wort „Suchauftrag“, wenn es welche gibt: nicht ohne Mailserver',
    of: (_, offersAlerts) => (offersAlerts ? 'Suchauftrag' : null),
    isOptional: true,
  },
} satisfies Record<string, Placeholder>
export type PlaceholderName = keyof typeof placeholders

const PLACEHOLDER = /\{([^{}]*)\}/g
/** With the space before it. Not the text of a link, which parentheses follow. */
const OPTIONAL_PART = / ?\[([^[\]]*)\](?!\()/g

const isKnown = (name: string): name is PlaceholderName => Object.hasOwn(placeholders, name)

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !isKnown(name))

/** What stands for a placeholder; null if there is nothing. */
export type LookUp = (name: PlaceholderName) => string | null

/** @param offersAlerts whether the site offers search alerts */
export const valuesOf =
  (dealer: Dealer, offersAlerts = true): LookUp =>
  (name) =>
    placeholders[name].of(dealer, offersAlerts)

/** Whether a page's texts depend on whether the site offers search alerts. */
export const namesAlerts = (content: unknown): boolean =>
  JSON.stringify(content).includes('{suchauftrag}')

/** The least that a dealer has said. */
export const leastValues: LookUp = (name) => ('isOptional' in placeholders[name] ? null : name)

/** The placeholders of a text for which there is nothing, each once: `{seit}`. */
const missingIn = (text: string, lookUp: LookUp): string[] =>
  [...new Set(placeholdersIn(text))]
    .filter((name) => isKnown(name) && lookUp(name) === null)
    .map((name) => `{${name}}`)

/** Leaves out each part in square brackets that names something which is missing. */
const withoutParts = (text: string, lookUp: LookUp): string =>
  text.replace(OPTIONAL_PART, (whole, part: string) => {
    if (placeholdersIn(part).length === 0) return whole
    return missingIn(part, lookUp).length > 0 ? '' : whole.replace(`[${part}]`, () => part)
  })

/** The placeholders for which there is nothing and that stand outside of brackets, so that the whole text goes. */
export const missingOutside = (text: string, lookUp: LookUp): string[] =>
  missingIn(withoutParts(text, lookUp), lookUp)

/** Leaves out each part in square brackets that names something which is missing, and the whole text if it does. */
export function withoutMissing(text: string, lookUp: LookUp): string {
  const rest = withoutParts(text, lookUp)
  return missingIn(rest, lookUp).length > 0 ? '' : rest.trim()
}

/** Puts what `lookUp` says in the place of each placeholder. */
export const withValues = (text: string, lookUp: LookUp): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (isKnown(name) ? (lookUp(name) ?? '') : whole))

/** A text as visitors read it; empty if something that it names is missing. */
export const fill = (text: string, lookUp: LookUp): string =>
  unbroken(withinOneDay(withValues(withoutMissing(text, lookUp), lookUp)))

/** `innerhalb von einem Werktag` as people write it. */
const withinOneDay = (text: string) =>
  text.replace(/(innerhalb) von einem Werktag\b/gi, '$1 eines Werktags')
