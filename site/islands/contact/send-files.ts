import { MINUTE } from '../../../shared/time/time.ts'

/** An upload that has sent no byte for so long goes on no more. */
const STALLED_MS = MINUTE

export interface Sending {
  files: readonly File[]
  /** Receives the part that has been sent, 0 to 1. */
  onProgress: (part: number) => void
  /** Ends the upload. */
  signal: AbortSignal
}

/**
 * Posts an inquiry with files, by XMLHttpRequest because `fetch` does not report the progress of an upload.
 * @throws {Error} without a connection, after a standstill and when it is ended
 */
export function sendFiles(
  payload: object,
  { files, onProgress, signal }: Sending,
): Promise<{ status: number; answer: unknown }> {
  signal.throwIfAborted()
  const form = new FormData()
  form.append('data', JSON.stringify(payload))
  for (const file of files) form.append('files', file)
  const request = new XMLHttpRequest()
  request.open('POST', '/api/contact')
  request.responseType = 'json'
  let standstill: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(standstill)
    standstill = setTimeout(() => request.abort(), STALLED_MS)
  }
  request.upload.onprogress = ({ loaded, total }) => {
    restart()
    onProgress(loaded / total)
  }
  return new Promise<{ status: number; answer: unknown }>((resolve, reject) => {
    request.onload = () => resolve({ status: request.status, answer: request.response })
    request.onerror = () => reject(new Error('No connection'))
    request.onabort = () => reject(new Error('Ended'))
    signal.addEventListener('abort', () => request.abort())
    restart()
    request.send(form)
  }).finally(() => clearTimeout(standstill))
}
