import { authorization, sessionEnded } from '../auth/session.ts'
import { API } from './api.ts'
import { noConnection } from './failure.ts'

interface Options {
  /** Receives the part that has been sent, 0 to 1. */
  onProgress: (part: number) => void
  /** Ends the upload. */
  signal?: AbortSignal
}

/**
 * Posts a form to a path below `/api`, by XMLHttpRequest because `fetch` does not report the progress of an upload.
 * @throws {HttpError} with status 0 if there is no connection; the signal's reason once it has ended the upload
 */
export function sendForm(
  path: string,
  form: FormData,
  { onProgress, signal }: Options,
): Promise<{ status: number; json: unknown }> {
  const request = new XMLHttpRequest()
  request.open('POST', `${API}${path}`)
  for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.status === 401) sessionEnded()
      resolve({ status: request.status, json: request.response })
    }
    request.onerror = () => reject(noConnection())
    request.onabort = () => reject(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
