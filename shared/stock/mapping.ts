import { z } from 'zod'
import { requiredLine } from '../writing/text.ts'

const LONGEST_HEADER = 200
const MOST_COLUMNS = 500

const atMost = (most: number, what: string) =>
  z.refine<Record<string, unknown>>((record) => Object.keys(record).length <= most, {
    error: `Höchstens ${most} ${what}`,
  })

/** What each header stands for: a field, a figure, `Weitere: …`, or null for a column that is left out. */
export const mapping = z
  .record(z.string().max(LONGEST_HEADER), z.string().max(LONGEST_HEADER).nullable(), {
    error: 'Die Zuordnung muss ein JSON-Objekt sein',
  })
  .check(atMost(MOST_COLUMNS, 'Spalten'))
export type Mapping = z.infer<typeof mapping>

const LONGEST_FIXED = 500
const MOST_FIXED = 50

/** What all machines have in common that no column says, by field or figure: `{ location: 'Itzehoe' }`. */
export const fixedValues = z
  .record(z.string().max(LONGEST_HEADER), z.string().trim().max(LONGEST_FIXED), {
    error: 'Die festen Werte müssen ein JSON-Objekt aus Texten sein',
  })
  .check(atMost(MOST_FIXED, 'feste Werte'))
export type FixedValues = z.infer<typeof fixedValues>

const MOST_SECTIONS = 500
const MOST_WORDS = 2_000

const choice = z.string().trim().max(LONGEST_HEADER)

/** The category of the machines below each heading of a list: `{ 'E-Stapler': 'Elektrostapler' }`. */
export const sections = z
  .record(z.string().max(LONGEST_FIXED), choice, {
    error: 'Die Zwischenüberschriften müssen ein JSON-Objekt aus Texten sein',
  })
  .check(atMost(MOST_SECTIONS, 'Zwischenüberschriften'))
  .meta({ description: 'Zwischenüberschrift → Kategorie; leer: sie nennt keine' })
export type Sections = z.infer<typeof sections>

const notWords = 'Die Wörter müssen ein JSON-Objekt aus Überschriften, Wörtern und Texten sein'

/** What words of a column stand for: `{ Art: { Frontstapler: 'Dieselstapler' } }`. */
export const words = z
  .record(
    z.string().max(LONGEST_HEADER),
    z.record(z.string().max(LONGEST_FIXED), choice, { error: notWords }),
    { error: notWords },
  )
  .refine(
    (columns) => Object.values(columns).flatMap(Object.keys).length <= MOST_WORDS,
    `Höchstens ${MOST_WORDS} Wörter`,
  )
  .meta({ description: 'Überschrift → Wort der Zelle → Auswahl; leer: die Zelle sagt nichts' })
export type Words = z.infer<typeof words>

/** How a dealer's list is read: its columns, what is the same for all rows, its headings and its words. */
export const tableReading = z.object({ columns: mapping, fixed: fixedValues, sections, words })
export type TableReading = z.infer<typeof tableReading>

const LONGEST_CELL = 10_000
const MOST_CORRECTIONS = 1_000

/** What stands in cells of a table after all, by row and header. A row of null is left out. Kept with no mapping. */
export const corrections = z
  .record(
    z.string().regex(/^[1-9]\d{0,6}$/, 'Korrekturen stehen unter der Nummer ihrer Zeile'),
    z.record(z.string().max(LONGEST_HEADER), z.string().max(LONGEST_CELL)).nullable(),
    { error: 'Die Korrekturen müssen ein JSON-Objekt aus Zeilen sein' },
  )
  .check(atMost(MOST_CORRECTIONS, 'korrigierte Zeilen'))
export type Corrections = z.infer<typeof corrections>

const LONGEST_NAME = 100

export const mappingName = z.object({
  name: requiredLine('Name', LONGEST_NAME, 'Name ist erforderlich').meta({
    description: 'Wie der Händler die Zuordnung genannt hat',
  }),
})

export const mappingInput = tableReading.extend({
  fixed: fixedValues.default({}),
  sections: sections.default({}),
  words: words.default({}),
})

/** A mapping that is remembered. */
export const savedMapping = tableReading
  .extend({ name: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'SavedMapping' })
export type SavedMapping = z.infer<typeof savedMapping>
