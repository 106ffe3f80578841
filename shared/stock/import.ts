import { z } from 'zod'
import { differences } from '../history.ts'
import { LONGEST_QUOTED } from './quoted.ts'

export const LISTED_CHANGES = 200
export const LISTED_ERRORS = 1_000

export const importModes = ['check', 'apply'] as const
export type ImportMode = (typeof importModes)[number]

/** `row` is the spreadsheet's own number, `column` the header as it stands there. */
const importError = z
  .object({
    row: z.number().int(),
    column: z.string(),
    value: z.string().max(LONGEST_QUOTED).meta({ description: 'Was in der Zelle steht, gekürzt' }),
    message: z.string(),
  })
  .meta({ id: 'ImportError' })
export type ImportError = z.infer<typeof importError>

const importedRow = z
  .object({
    row: z.number().int(),
    id: z.number().int().nullable().meta({ description: 'null für ein neues Produkt' }),
    title: z.string(),
    fields: differences,
  })
  .meta({ id: 'ImportedRow' })
export type ImportedRow = z.infer<typeof importedRow>

/** What an import would change, or has changed. */
export const importReport = z
  .object({
    rows: z.number().int(),
    created: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    failed: z.number().int(),
    ignored: z.array(z.string()).meta({ description: 'Spalten, die nicht gelesen werden' }),
    columns: z.array(z.object({ header: z.string(), readAs: z.string().nullable() })).meta({
      description: 'Jede Spalte der Datei, und als was sie gelesen wird',
    }),
    errors: z.array(importError).meta({
      description: `Die ersten ${LISTED_ERRORS} Fehler; „failed“ zählt alle fehlerhaften Zeilen`,
    }),
    changes: z
      .array(importedRow)
      .meta({ description: `Die ersten ${LISTED_CHANGES} neuen und geänderten Produkte` }),
    pictures: z.number().int().meta({
      description: 'Wie viele Bilder aus der ZIP-Datei oder von anderen Servern übernommen werden',
    }),
    failedRows: z.string().optional().meta({
      description: 'Adresse einer Datei mit den fehlerhaften Zeilen; gilt eine Stunde',
    }),
    import: z.number().int().optional().meta({ description: 'Nummer des angewandten Imports' }),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof importReport>

const importPhases = ['check', 'pictures', 'apply'] as const
export type ImportPhase = (typeof importPhases)[number]

/** How far an import is, and what came of it. */
export const importJob = z
  .object({
    phase: z.enum([...importPhases, 'waiting', 'done']),
    done: z.number().int(),
    /** 0 as long as nobody knows. */
    total: z.number().int(),
    report: importReport.optional(),
    error: z.string().optional(),
  })
  .meta({ id: 'ImportJob' })
export type ImportJob = z.infer<typeof importJob>

/** What the caller calls an import, to follow it. */
export const jobName = z.uuid('Auftrag muss eine UUID sein')

export const importInput = z.object({
  mode: z.enum(importModes, { error: 'Modus muss „check“ oder „apply“ sein' }).default('check'),
  skipFailed: flag('skipFailed'),
  fetchPictures: flag('fetchPictures'),
  mapping: z.string().default('{}').meta({
    description: 'JSON: Überschrift → Feld, technische Angabe, „Weitere: …“ oder null',
  }),
  job: jobName.optional().meta({
    description: 'Vom Aufrufer gewählt, um dem Import zu folgen',
  }),
})
export type ImportInput = z.output<typeof importInput>

function flag(name: string) {
  return z
    .enum(['true', 'false'], { error: `${name} muss „true“ oder „false“ sein` })
    .default('false')
    .transform((text) => text === 'true')
}
