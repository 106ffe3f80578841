import { API } from './api.ts'
import { noConnection } from './failure.ts'
import { ownToken, sessionEnded } from './session.ts'

interface Options {
  /** Receives the part that has been sent, 0 to 1. */
  onProgress: (part: number) => void
  /** Ends the upload. */
  signal?: AbortSignal
}

/**
 * Posts a form to a path below `/api`, by XMLHttpRequest because `fetch` does not report the progress of an upload.
 * @throws {HttpError} as `ask` does; the signal's reason once it has ended the upload
 */
export async function sendForm(
  path: string,
  form: FormData,
  { onProgress, signal }: Options,
): Promise<{ status: number; json: unknown }> {
  const token = await ownToken()
  const request = new XMLHttpRequest()
  request.open('POST', `${API}${path}`)
  if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.status === 401) sessionEnded(token)
      resolve({ status: request.status, json: request.response })
    }
    request.onerror = () => reject(noConnection())
    request.onabort = () => reject(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
