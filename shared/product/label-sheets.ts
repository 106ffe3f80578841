import { z } from 'zod'
import { LARGEST_ID } from '../values/ids.ts'

/** Labels of one size on A4, in millimetres. Makers cut them as a block in the middle of the sheet. */
export interface LabelSheet {
  columns: number
  rows: number
  width: number
  height: number
  /** Between two columns. Rows have none between them. */
  gap: number
  /** What the sheet is sold as. */
  sold: string
}

export const labelSheetKeys = [
  '63.5x33.9',
  '63.5x38.1',
  '70x36',
  '70x37',
  '99.1x38.1',
  '99.1x67.7',
  '99.1x139',
] as const
type LabelSheetKey = (typeof labelSheetKeys)[number]

const small = { columns: 3, width: 63.5, gap: 2.5 }
const gapless = { columns: 3, width: 70, gap: 0 }
const wide = { columns: 2, width: 99.1, gap: 2.5 }

export const labelSheets: Record<LabelSheetKey, LabelSheet> = {
  '63.5x33.9': { ...small, rows: 8, height: 33.9, sold: 'wetterfest L4773' },
  '63.5x38.1': { ...small, rows: 7, height: 38.1, sold: 'L7160' },
  '70x36': { ...gapless, rows: 8, height: 36, sold: '3490' },
  '70x37': { ...gapless, rows: 8, height: 37, sold: '3474' },
  '99.1x38.1': { ...wide, rows: 7, height: 38.1, sold: 'L7163' },
  '99.1x67.7': { ...wide, rows: 4, height: 67.7, sold: 'L7165' },
  '99.1x139': { ...wide, rows: 2, height: 139, sold: 'L7169, wetterfest L4774' },
}

const SHEET = { width: 210, height: 297 }

const decimal = new Intl.NumberFormat('de-DE')

/** `63,5 × 38,1 mm, 21 je Bogen (L7160)`. */
export function labelSheetName({ sold, ...sheet }: LabelSheet): string {
  const size = `${decimal.format(sheet.width)} × ${decimal.format(sheet.height)} mm`
  return `${size}, ${labelsPerSheet(sheet)} je Bogen (${sold})`
}

export const labelsPerSheet = ({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number =>
  columns * rows

/** How many sheets so many labels take if the first of them has this position. */
export const sheetsFor = (sheet: LabelSheet, count: number, first: number): number =>
  Math.ceil((first - 1 + count) / labelsPerSheet(sheet))

/** What a sheet leaves empty at its left and above. */
export const labelMargins = ({ columns, rows, width, height, gap }: Omit<LabelSheet, 'sold'>) => ({
  left: (SHEET.width - columns * width - (columns - 1) * gap) / 2,
  top: (SHEET.height - rows * height) / 2,
})

/**
 * The left upper corner of a label, counted row by row as one reads.
 * @param position on its sheet, from 1
 */
export function labelPlace(sheet: LabelSheet, position: number): { x: number; y: number } {
  const { left, top } = labelMargins(sheet)
  const column = (position - 1) % sheet.columns
  const row = Math.floor((position - 1) / sheet.columns)
  return { x: left + column * (sheet.width + sheet.gap), y: top + row * sheet.height }
}

export const MOST_LABELS = 500

const POSITION = 'Bitte geben Sie an, ab welchem Etikett gedruckt wird'

export const labelsInput = z
  .object({
    ids: z
      .array(
        z.number({ error: 'ids enthält etwas, das keine Nummer ist' }).int().min(1).max(LARGEST_ID),
        'ids muss eine Liste von Nummern sein',
      )
      .min(1, 'Bitte wählen Sie mindestens eine Maschine')
      .max(MOST_LABELS, `Höchstens ${MOST_LABELS} Etiketten auf einmal`)
      .meta({ description: 'In dieser Reihenfolge werden sie gedruckt' }),
    sheet: z
      .enum(labelSheetKeys, { error: 'Diesen Etikettenbogen kennen wir nicht' })
      .meta({ description: 'Breite und Höhe eines Etiketts in Millimetern' }),
    first: z
      .number({ error: POSITION })
      .int(POSITION)
      .min(1, POSITION)
      .default(1)
      .meta({ description: 'Ab dem wievielten Etikett des ersten Bogens gedruckt wird' }),
  })
  .refine(({ sheet, first }) => first <= labelsPerSheet(labelSheets[sheet]), {
    path: ['first'],
    error: 'So viele Etiketten hat dieser Bogen nicht',
  })
  .meta({ id: 'LabelsInput' })
export type LabelsInput = z.infer<typeof labelsInput>
