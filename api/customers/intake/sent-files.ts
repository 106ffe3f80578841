import { open, stat } from 'node:fs/promises'
import {
  SENT_FILES,
  SENT_FILES_BYTES,
  sentFileEndings,
  sentFileProblem,
  sentFilesProblem,
  sentFileType,
  TELLING_BYTES,
} from '../../../shared/inquiries/sent-files.ts'
import { plainName, withEnding } from '../../base/requests/forms/plain-name.ts'
import { type ReceivedFile, receiveForm } from '../../base/requests/forms/receive-form.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import type { AttachedFile } from '../inquiries/message-files.ts'

/** More than the longest inquiry takes in JSON. */
const FIELD_BYTES = 128 * 1024
/** As much as a form without files may have. */
const TEXT_BYTES = 2 * FIELD_BYTES
/** The form's own fields, and one for each machine. */
const MOST_FIELDS = 60
/** Room for what is too large, as five pictures of a phone may be, so that it is refused with a reason. */
const FORM_BYTES = 3 * SENT_FILES_BYTES
const NO_SUCH_FIELD = 'Dateien gehören in das Feld „files“'
/** With the ending it is what a name may have. */
const LONGEST_STEM = 190

/**
 * Reads the form of an inquiry with files, which are written into a folder while they arrive.
 * @param folder null to read past the files
 * @throws {ApiError} 415 for anything but a form, 400 for half a form or files in another field, 413
 */
export async function receiveSent(request: Request, folder: string | null) {
  const { fields, files, strange } = await receiveForm(request, {
    folder: folder ?? '',
    field: 'files',
    mostFiles: folder === null ? 0 : SENT_FILES + 1,
    mostFields: MOST_FIELDS,
    fieldBytes: FIELD_BYTES,
    textBytes: TEXT_BYTES,
    fileBytes: SENT_FILES_BYTES,
    formBytes: FORM_BYTES,
  })
  if (strange.length > 0) throw invalid({ files: [NO_SUCH_FIELD] })
  const chosen: ReceivedFile[] = []
  // A browser sends a field without a file as an empty one without a name.
  for (const file of files)
    if (file.name !== '' || (await stat(file.path)).size > 0) chosen.push(file)
  return { fields, files: chosen }
}

/**
 * The files of a visitor as they are kept: known by their content, with the ending that belongs to it.
 * @throws {ApiError} 400 that says of each that cannot come what to do, as `files.0`
 */
export async function sentFiles(
  received: readonly ReceivedFile[],
): Promise<AttachedFile<string>[]> {
  const files: AttachedFile<string>[] = []
  const sizes: { size: number }[] = []
  const refused: Record<string, string[]> = {}
  for (const [position, { name: sentName, path, isTooLarge }] of received.entries()) {
    const name = plainName(sentName, LONGEST_STEM)
    const size = isTooLarge ? SENT_FILES_BYTES + 1 : (await stat(path)).size
    const type = sentFileType(await beginningOf(path))
    const problem = sentFileProblem({ name, size }, type)
    if (problem !== null) refused[`files.${position}`] = [problem]
    else if (type)
      files.push({ name: withEnding(name, sentFileEndings[type]), type, content: path })
    sizes.push({ size })
  }
  const together = sentFilesProblem(sizes)
  if (together !== null) refused.files = [together]
  if (Object.keys(refused).length > 0) throw invalid(refused)
  return files
}

async function beginningOf(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(TELLING_BYTES))
  return buffer.subarray(0, bytesRead)
}
