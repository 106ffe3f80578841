import { fieldErrors } from '../../../shared/calls/envelope.ts'
import {
  OWN_FILES,
  OWN_FILES_BYTES,
  type ReplyInput,
  replyInput,
} from '../../../shared/inquiries/message-input.ts'
import { type ReceivedFile, receiveForm } from '../../base/requests/forms/receive-form.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { parseJsonObject } from '../../base/requests/http/json-body.ts'

/** More than the longest text takes in JSON. */
const MESSAGE_BYTES = 128 * 1024
/** Room for what is somewhat too large, so that it is refused with a reason. */
const FORM_BYTES = 2 * OWN_FILES_BYTES
const NO_FILES = 'Es wurde keine Datei gesendet: „files“ fehlt'

/**
 * Reads the form of a reply with files of its own, which are written into a folder.
 * @throws {ApiError} 415 for anything but a form, 400, 413
 */
export async function receiveReply(
  request: Request,
  folder: string,
): Promise<{ input: ReplyInput; received: ReceivedFile[] }> {
  const { fields, files } = await receiveForm(request, {
    folder,
    field: 'files',
    mostFiles: OWN_FILES + 1,
    fieldBytes: MESSAGE_BYTES,
    fileBytes: OWN_FILES_BYTES,
    formBytes: FORM_BYTES,
  })
  const { data, error } = replyInput.safeParse(parseJsonObject(Buffer.from(fields.message ?? '')))
  if (error) throw invalid(fieldErrors(error))
  if (files.length === 0) throw invalid({ files: [NO_FILES] })
  return { input: data, received: files }
}
