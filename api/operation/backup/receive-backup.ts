import { restoreInput } from '../../../shared/backup/backup-work.ts'
import { fieldErrors } from '../../../shared/envelope.ts'
import { receiveForm } from '../../base/requests/forms/receive-form.ts'
import { invalid } from '../../base/requests/http/errors.ts'

const NO_SOURCE = 'Bitte wählen Sie eine Sicherung: „file“ oder „name“ fehlt'

/**
 * Reads the form of a restore.
 * @returns also where the file is that was sent
 * @throws {ApiError} 415 for anything but a form, 400
 */
export async function receiveBackup(request: Request, folder: string) {
  const { fields, files } = await receiveForm(request, { folder })
  const input = restoreInput.safeParse(fields)
  if (!input.success) throw invalid(fieldErrors(input.error))
  const [file] = files
  if (!file && !input.data.name) throw invalid({ file: [NO_SOURCE] })
  return { ...input.data, file: file?.path ?? null }
}
