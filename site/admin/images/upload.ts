import { z } from 'zod'
import { type UploadedImage, uploadResult } from '../../../shared/image.ts'
import { endSession } from '../auth/session.ts'
import { authorization } from '../auth/token.ts'
import { API } from '../data/api.ts'
import { answerError, noConnection } from '../data/failure.ts'

export const UNKNOWN_FAILURE = 'Unbekannter Fehler beim Hochladen'

const answer = z.object({ data: uploadResult })

/**
 * Uploads an image, by XMLHttpRequest because `fetch` does not report the progress of an upload.
 * @param onProgress receives the part that has been sent, 0 to 1
 * @param signal ends the upload
 * @throws {HttpError} with the reason; the signal's reason once it has ended the upload
 */
export function uploadImage(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedImage> {
  const form = new FormData()
  form.append('images', file)
  const request = new XMLHttpRequest()
  request.open('POST', `${API}/upload/images`)
  for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.status === 401) endSession()
      const { data: result } = answer.safeParse(request.response).data ?? {}
      const [uploaded] = result?.uploaded ?? []
      if (uploaded) resolve(uploaded)
      else if (result?.errors[0]) reject(new Error(result.errors[0].error))
      else reject(answerError(request.status, request.response))
    }
    request.onerror = () => reject(noConnection())
    request.onabort = () => reject(signal.reason)
    signal.throwIfAborted()
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
