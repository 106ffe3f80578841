import { z } from 'zod'
import { keysOf } from '../values/keys.ts'
import { requiredLine } from '../writing/text.ts'
import { isSamePlace, locationKinds } from './locations.ts'

export const MOST_LOCATIONS = 100

/** What a place is where machines stand. Every machine names its place; one that is not here is said by name alone. */
export const locationSettings = z
  .array(
    z.object({
      name: requiredLine('Standort', 200, 'Standort ist erforderlich'),
      kind: z.enum(keysOf(locationKinds), {
        error: 'Art des Standorts muss house, depot, partner oder previousOwner sein',
      }),
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
