import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'
import { keysOf } from '../values/records.ts'
import { requiredLine } from '../writing/text.ts'

/** What a place is where a machine stands, as the dealer chooses it. */
export const locationKinds = {
  house: 'eigenes Haus',
  depot: 'eigenes Lager',
  partner: 'Partnerbetrieb',
  previousOwner: 'beim Vorbesitzer',
} as const
export type LocationKind = keyof typeof locationKinds

export const isSamePlace = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** What is known of the dealer's places. */
interface Places {
  city: string
  locations: readonly { name: string; kind: LocationKind }[]
}

/** What a place is; the dealer's own town is their house. Null where they have said nothing. */
export function locationKind(location: string, { city, locations }: Places): LocationKind | null {
  const known = locations.find(({ name }) => isSamePlace(name, location))
  return known?.kind ?? (isSamePlace(location, city) ? 'house' : null)
}

/** To stand behind the place's name. */
const shortTexts: Record<LocationKind, string> = {
  house: 'bei uns im Haus',
  depot: 'in unserem Lager',
  partner: 'bei einem Partnerbetrieb',
  previousOwner: 'noch beim Vorbesitzer',
}

export function locationNote(location: string, places: Places): string | null {
  const kind = locationKind(location, places)
  return kind && shortTexts[kind]
}

const viewing: Record<LocationKind, (location: string) => string> = {
  house: (location) =>
    `Diese Maschine steht bei uns in ${location}. Ansehen und Probe fahren können Sie nach Anmeldung.`,
  depot: (location) =>
    `Diese Maschine steht in unserem Lager in ${location}. Ansehen und Probe fahren können Sie dort nach Anmeldung.`,
  partner: (location) =>
    `Diese Maschine steht bei einem Partnerbetrieb in ${location}. Ansehen und Probe fahren können Sie dort nach Absprache mit uns.`,
  previousOwner: (location) =>
    `Diese Maschine steht noch beim Vorbesitzer in ${location}. Einen Termin zum Ansehen und Probefahren machen wir mit ihm aus.`,
}

/** Where a machine stands and how it can be seen there. */
export function viewingText(location: string, places: Places): string {
  const kind = locationKind(location, places)
  return kind
    ? viewing[kind](location.trim())
    : `Standort dieser Maschine: ${location}. Ansehen und Probe fahren können Sie dort nach Absprache.`
}

const MOST_LOCATIONS = 100

/** What a place is where machines stand. Every machine names its place; one that is not here is said by name alone. */
export const locationSettings = z
  .array(
    z.object({
      name: requiredLine('Standort', 200, 'Standort ist erforderlich').register(fieldMeta, {
        title: 'Standort',
      }),
      kind: z
        .enum(keysOf(locationKinds), {
          error: 'Art des Standorts muss house, depot, partner oder previousOwner sein',
        })
        .register(fieldMeta, { title: 'Art', choices: locationKinds, start: 'depot' }),
    }),
    { error: 'Standorte müssen eine Liste sein' },
  )
  .max(MOST_LOCATIONS, `Höchstens ${MOST_LOCATIONS} Standorte`)
  .superRefine((locations, context) => {
    for (const [index, { name }] of locations.entries())
      if (locations.slice(0, index).some((other) => isSamePlace(other.name, name)))
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'Dieser Standort kommt schon vor',
        })
  })
  .register(fieldMeta, {
    title: 'Standorte',
    note: `Was die Orte sind, an denen Ihre Maschinen stehen, geschrieben wie im Feld Standort der Maschine, höchstens ${MOST_LOCATIONS}. Ihre Seite sagt danach, wo sie zu sehen ist. Ihr eigener Ort gilt auch ohne Eintrag als Ihr Haus.`,
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    isNamedAbove: true,
  })
