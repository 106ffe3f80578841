import { z } from 'zod'
import { optionalText, requiredLine } from '../writing/text.ts'

export const PARTS_PER_REPORT = 40
export const NOTE_LIMIT = 500

/** From the best to the worst. */
export const marks = [1, 2, 3, 4, 5] as const
export type Mark = (typeof marks)[number]

const partChecked = z.object({
  part: requiredLine('Baugruppe', 60, 'Baugruppe ist erforderlich'),
  mark: z.literal(marks, { error: 'Note muss eine ganze Zahl von 1 bis 5 sein' }),
  note: optionalText('Bemerkung', NOTE_LIMIT),
})
export type PartChecked = z.infer<typeof partChecked>

/** What was checked of a used machine, part by part. Null for a machine without such a report. */
export const conditionReport = z
  .array(partChecked.extend({ note: partChecked.shape.note.default('') }), {
    error: 'Zustandsbericht muss eine Liste sein',
  })
  .max(PARTS_PER_REPORT, `Höchstens ${PARTS_PER_REPORT} Baugruppen`)
  .nullable()
  .transform((parts) => (parts && parts.length > 0 ? parts : null))
  .pipe(z.array(partChecked).nullable())

export const storedReport = z.array(partChecked).nullable()

/** The day of the check, as `2026-12-12`. */
const NO_DAY = 'Tag der Prüfung muss ein Tag wie 2026-12-12 sein'
export const conditionAt = z.iso
  .date(NO_DAY)
  .refine((day) => day >= '1900' && day < '9999', NO_DAY)
  .nullable()

export const markLabels: Record<Mark, string> = {
  1: 'wie neu',
  2: 'gut',
  3: 'in Ordnung',
  4: 'bald fällig',
  5: 'mangelhaft',
}

/** `1 wie neu, 2 gut …`: what the marks mean, in one line. */
export const markLegend = marks.map((mark) => `${mark} ${markLabels[mark]}`).join(' · ')

const partsAhead = ['Mast', 'Ketten', 'Gabeln', 'Bremsen', 'Lenkung', 'Reifen'] as const
const partsBehind = ['Hydraulik', 'Elektrik', 'Lack', 'Sitz'] as const
export type UsualPart = (typeof partsAhead | typeof partsBehind)[number] | 'Batterie' | 'Motor'

/** The parts that the trade checks, in the order of walking around the machine. */
export const usualParts = (isElectric: boolean): UsualPart[] => [
  ...partsAhead,
  isElectric ? 'Batterie' : 'Motor',
  ...partsBehind,
]
