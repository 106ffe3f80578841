import { IMAGE_BYTES, IMAGES_PER_UPLOAD } from '../../../shared/images/image.ts'
import { type ReceivedFile, receiveForm } from '../../base/requests/forms/receive-form.ts'
import { ApiError } from '../../base/requests/http/errors.ts'

/** Large enough for twenty photographs that are too big, so that each can be refused by its name. */
const FORM_BYTES = 200 * 1024 * 1024

/**
 * The form's pictures, which are written into a folder.
 * @throws {ApiError} 415 for anything but a form, 400 for no files, too many, or half a form, 413
 */
export async function receiveImages(request: Request, folder: string): Promise<ReceivedFile[]> {
  const { files } = await receiveForm(request, {
    folder,
    field: 'images',
    mostFiles: IMAGES_PER_UPLOAD + 1,
    fileBytes: IMAGE_BYTES,
    formBytes: FORM_BYTES,
    refusal: 'Bilder müssen als multipart/form-data gesendet werden',
  })
  if (files.length === 0) throw new ApiError(400, 'Es wurde kein Bild gesendet')
  if (files.length > IMAGES_PER_UPLOAD)
    throw new ApiError(400, `Höchstens ${IMAGES_PER_UPLOAD} Bilder auf einmal`)
  return files
}
