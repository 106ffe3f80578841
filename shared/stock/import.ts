import { z } from 'zod'
import { differences } from '../operation/history.ts'
import { productStatuses } from '../product/terms.ts'
import { fixedValues, sections, words } from './mapping.ts'
import { LONGEST_QUOTED } from './quoted.ts'

export const LISTED_CHANGES = 200
export const LISTED_ERRORS = 1_000
export const SAMPLES = 3
/** So many headings of a list, and words of a column, are named. */
export const LISTED_WORDS = 100
/** So many rows are offered as the one with the headers. */
export const LISTED_ROWS_AT_START = 20

const importModes = ['check', 'apply'] as const
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

const failedPicture = z.object({
  value: z.string().max(LONGEST_QUOTED).meta({ description: 'Name oder Adresse, gekürzt' }),
  message: z.string(),
})
export type FailedPicture = z.infer<typeof failedPicture>

/** A machine that comes in without some of the pictures of its row. */
export const machineLackingPictures = z
  .object({
    row: z.number().int(),
    id: z.number().int().nullable().meta({ description: 'null, solange sie neu ist' }),
    title: z.string(),
    pictures: z.array(failedPicture),
  })
  .meta({ id: 'MachineLackingPictures' })
export type MachineLackingPictures = z.infer<typeof machineLackingPictures>

const importedRow = z
  .object({
    row: z.number().int(),
    id: z.number().int().nullable().meta({ description: 'null für ein neues Produkt' }),
    title: z.string(),
    fields: differences,
  })
  .meta({ id: 'ImportedRow' })
export type ImportedRow = z.infer<typeof importedRow>

/** Where in the file the table was found. */
const importedTable = z
  .object({
    sheets: z.array(z.string()).meta({ description: 'Die Blätter einer Excel-Datei' }),
    sheet: z.string().nullable().meta({ description: 'Das gelesene Blatt' }),
    headerRow: z.number().int().meta({
      description: 'Die Zeile mit den Überschriften; 0, wenn die Liste keine hat',
    }),
    start: z
      .array(z.object({ row: z.number().int(), text: z.string().max(LONGEST_QUOTED) }))
      .max(LISTED_ROWS_AT_START)
      .meta({ description: 'Die ersten Zeilen, die nicht leer sind' }),
  })
  .meta({ id: 'ImportedTable' })

/** A machine that was matched with none, and one of the stock that it may well be. */
const similarMachine = z
  .object({ row: z.number().int(), id: z.number().int(), title: z.string() })
  .meta({ id: 'SimilarMachine' })
export type SimilarMachine = z.infer<typeof similarMachine>

const fates = ['leave', 'withdraw', 'sold'] as const
/** What becomes of a machine that a repeated list no longer has. */
export type Fate = (typeof fates)[number]

export const fateLabels: Record<Fate, string> = {
  leave: 'Unverändert lassen',
  withdraw: 'Von der Website nehmen',
  sold: 'Als verkauft markieren',
}

/** By the number of the machine; one that is not named is left as it is. */
export const chosenFates = z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.enum(fates), {
  error:
    'Was aus fehlenden Maschinen wird, muss ein JSON-Objekt aus „leave“, „withdraw“ oder „sold“ sein',
})
export type ChosenFates = z.infer<typeof chosenFates>

const goneMachine = z
  .object({
    id: z.number().int(),
    title: z.string(),
    stockNumber: z.string().nullable(),
    status: z.enum(productStatuses),
    becomes: z.enum(fates),
  })
  .meta({ id: 'GoneMachine' })
export type GoneMachine = z.infer<typeof goneMachine>

/** What a dealer's list says in words of its own. */
const dealersWords = {
  sections: z.array(z.string()).meta({
    description: 'Zwischenüberschriften, deren Kategorie niemand gewählt hat',
  }),
  unknownWords: z.record(z.string(), z.array(z.string())).meta({
    description: 'Überschrift → Wörter, von denen niemand gesagt hat, was sie heißen',
  }),
  understood: z.object({ sections, words }).meta({
    description: 'Zwischenüberschriften und Wörter, die gewählt oder erkannt sind',
  }),
  missing: z.array(z.string()).meta({
    description: 'Felder, die neue Maschinen brauchen und weder Spalte noch fester Wert nennt',
  }),
  noStockNumber: z.boolean().meta({
    description: 'Ob keine Spalte Maschinen benennt, so dass alle als neu gelten',
  }),
  similar: z.array(similarMachine).max(LISTED_CHANGES).meta({
    description: 'Neue Zeilen, die wie eine Maschine des Bestands aussehen',
  }),
}

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
    samples: z.array(z.array(z.string().max(LONGEST_QUOTED)).max(SAMPLES)).meta({
      description: `Die ersten ${SAMPLES} Werte jeder dieser Spalten`,
    }),
    fixed: fixedValues.meta({ description: 'Was für alle Maschinen gilt, ohne eigene Spalte' }),
    isRemembered: z.boolean().meta({
      description: 'Ob Zuordnung und feste Werte von einem früheren Import sind',
    }),
    table: importedTable,
    ...dealersWords,
    errors: z.array(importError).meta({
      description: `Die ersten ${LISTED_ERRORS} Fehler; „failed“ zählt alle fehlerhaften Zeilen`,
    }),
    hints: z.array(importError).meta({
      description: `Die ersten ${LISTED_ERRORS} Hinweise: was anders verstanden wurde, als es dasteht, und Zeilen, die keine Maschine nennen`,
    }),
    changes: z
      .array(importedRow)
      .meta({ description: `Die ersten ${LISTED_CHANGES} neuen und geänderten Produkte` }),
    failing: z
      .array(z.object({ row: z.number().int(), title: z.string() }))
      .max(LISTED_CHANGES)
      .meta({ description: `Die ersten ${LISTED_CHANGES} fehlerhaften Zeilen` }),
    pictures: z.number().int().meta({
      description: 'Wie viele Bilder aus der ZIP-Datei oder von anderen Servern übernommen werden',
    }),
    foreignPictures: z.number().int().meta({
      description:
        'Wie viele Bilder, die die Zeilen nennen, ungeprüft auf anderen Servern bleiben; keine mit `fetchPictures`',
    }),
    failedPictures: z
      .array(machineLackingPictures)
      .max(LISTED_ERRORS)
      .meta({
        description: `Die ersten ${LISTED_ERRORS} Zeilen, deren Maschine ohne einen Teil ihrer Bilder übernommen wird; der Grund steht bei jedem Bild`,
      }),
    gone: z
      .array(goneMachine)
      .max(LISTED_ERRORS)
      .meta({
        description: `Maschinen, die die letzte Liste mit denselben Überschriften noch hatte, höchstens ${LISTED_ERRORS}`,
      }),
    unusedPictures: z.array(z.string().max(LONGEST_QUOTED)).max(LISTED_WORDS).meta({
      description: 'Bilder der ZIP-Datei, die keine Zeile nennt',
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
  fixed: z.string().default('{}').meta({
    description: 'JSON: Feld oder technische Angabe → Text, der für alle gilt',
  }),
  sections: z.string().default('{}').meta({
    description: 'JSON: Zwischenüberschrift → Kategorie; leer: sie nennt keine',
  }),
  words: z.string().default('{}').meta({
    description: 'JSON: Überschrift → Wort → Auswahl; leer: die Zelle sagt nichts',
  }),
  corrections: z.string().default('{}').meta({
    description: 'JSON: Zeile → {Überschrift: Text} statt der Zellen; null lässt die Zeile aus',
  }),
  gone: z.string().default('{}').meta({
    description:
      'JSON: ID einer Maschine, die die Liste nicht mehr hat → „withdraw“ (inaktiv), „sold“ (verkauft) oder „leave“',
  }),
  remembered: flag('remembered').meta({
    description:
      'Liest wie der letzte Import mit denselben Überschriften; ohne „mapping“, „fixed“, „sections“ und „words“',
  }),
  sheet: z.string().max(200, 'Name des Blatts ist zu lang').optional().meta({
    description: 'Blatt einer Excel-Datei; ohne Angabe das erste mit bekannten Überschriften',
  }),
  headerRow: z.coerce
    .number({ error: 'headerRow muss die Nummer einer Zeile sein' })
    .int('headerRow muss die Nummer einer Zeile sein')
    .min(0, 'headerRow muss die Nummer einer Zeile sein')
    .optional()
    .meta({
      description:
        'Zeile mit den Überschriften; 0: die erste Zeile ist schon eine Maschine; ohne Angabe wird sie gesucht',
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
