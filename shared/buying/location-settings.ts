import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'
import { keysOf } from '../values/records.ts'
import { requiredLine } from '../writing/text.ts'
import { isSamePlace, locationKinds } from './locations.ts'

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
