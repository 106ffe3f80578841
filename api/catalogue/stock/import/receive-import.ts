import { z } from 'zod'
import { fieldErrors } from '../../../../shared/calls/envelope.ts'
import {
  type ChosenFates,
  chosenFates,
  type ImportInput,
  importInput,
} from '../../../../shared/stock/import.ts'
import {
  type Corrections,
  corrections,
  type TableReading,
  tableReading,
} from '../../../../shared/stock/mapping.ts'
import { plainName } from '../../../base/requests/forms/plain-name.ts'
import { receiveForm } from '../../../base/requests/forms/receive-form.ts'
import { ApiError, invalid } from '../../../base/requests/http/errors.ts'

const FIELD_BYTES = 128 * 1024
/** That of a ZIP with pictures; a table alone is smaller. */
const FILE_BYTES = 200_000_000
const LONGEST_NAME = 255

export interface ImportRequest
  extends Omit<ImportInput, 'mapping' | 'fixed' | 'sections' | 'words' | 'corrections' | 'gone'> {
  reading: TableReading
  corrections: Corrections
  fates: ChosenFates
  /** Where the file is, and what its sender calls it. */
  file: { path: string; name: string }
}

/**
 * Reads the form of an import.
 * @throws {ApiError} 415 for anything but a form, 400, 413
 */
export async function receiveImport(request: Request, folder: string): Promise<ImportRequest> {
  const { fields, files } = await receiveForm(request, {
    folder,
    fieldBytes: FIELD_BYTES,
    fileBytes: FILE_BYTES,
  })
  const { data, error } = form.safeParse(fields)
  if (error) throw invalid(fieldErrors(error))
  const [file] = files
  if (!file) throw invalid({ file: ['Bitte wählen Sie eine Datei: „file“ fehlt'] })
  if (file.isTooLarge) throw new ApiError(413, 'Die Datei ist zu groß: höchstens 200 MB.')
  const { mapping: columns, fixed, sections, words, gone: fates, ...rest } = data
  const reading = { columns, fixed, sections, words }
  return {
    ...rest,
    fates,
    reading,
    file: { path: file.path, name: plainName(file.name, LONGEST_NAME) },
  }
}

const json = (what: string) =>
  z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: `${what} kein gültiges JSON` })
        return z.NEVER
      }
    })

const form = importInput.extend({
  mapping: json('Die Zuordnung ist').pipe(tableReading.shape.columns),
  fixed: json('Die festen Werte sind').pipe(tableReading.shape.fixed),
  sections: json('Die Zwischenüberschriften sind').pipe(tableReading.shape.sections),
  words: json('Die Wörter sind').pipe(tableReading.shape.words),
  corrections: json('Die Korrekturen sind').pipe(corrections),
  gone: json('Was aus fehlenden Maschinen wird, ist').pipe(chosenFates),
})
