import { z } from 'zod'
import { requiredLine } from '../text.ts'

const LONGEST_HEADER = 200
const MOST_COLUMNS = 500

/** What each header stands for: a field, a figure, `Weitere: …`, or null for a column that is left out. */
export const mapping = z
  .record(z.string().max(LONGEST_HEADER), z.string().max(LONGEST_HEADER).nullable(), {
    error: 'Die Zuordnung muss ein JSON-Objekt sein',
  })
  .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS, {
    error: `Höchstens ${MOST_COLUMNS} Spalten`,
  })
export type Mapping = z.infer<typeof mapping>

const LONGEST_FIXED = 500
const MOST_FIXED = 50

/** What all machines have in common that no column says, by field or figure: `{ location: 'Itzehoe' }`. */
export const fixedValues = z
  .record(z.string().max(LONGEST_HEADER), z.string().trim().max(LONGEST_FIXED), {
    error: 'Die festen Werte müssen ein JSON-Objekt aus Texten sein',
  })
  .refine((values) => Object.keys(values).length <= MOST_FIXED, {
    error: `Höchstens ${MOST_FIXED} feste Werte`,
  })
export type FixedValues = z.infer<typeof fixedValues>

const LONGEST_NAME = 100

export const mappingName = z.object({
  name: requiredLine('Name', LONGEST_NAME, 'Name ist erforderlich').meta({
    description: 'Wie der Händler die Zuordnung genannt hat',
  }),
})

export const mappingInput = z.object({ columns: mapping })

/** A mapping that is remembered. */
export const savedMapping = z
  .object({ name: z.string(), columns: mapping, updatedAt: z.iso.datetime() })
  .meta({ id: 'SavedMapping' })
export type SavedMapping = z.infer<typeof savedMapping>
