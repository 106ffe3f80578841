import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { restoreInput } from '../../shared/backup-work.ts'
import { fieldErrors } from '../../shared/envelope.ts'
import { ApiError, invalid } from '../errors.ts'
import { openForm, UNREADABLE } from '../images/incoming.ts'

const LIMITS = { files: 1, fields: 10, fieldSize: 1024, parts: 20, headerPairs: 20 }
const NO_SOURCE = 'Bitte wählen Sie eine Sicherung: „file“ oder „name“ fehlt'

export interface RestoreRequest extends z.output<typeof restoreInput> {
  /** Where the file is that was sent. */
  file: string | null
}

/**
 * Reads the form of a restore. Its file, which may be larger than the memory, is written to the folder.
 * @throws {ApiError} 415 for anything but a form, 400
 */
export async function receiveBackup(request: Request, folder: string): Promise<RestoreRequest> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType))
    throw new ApiError(415, 'Die Angaben müssen als multipart/form-data gesendet werden')
  if (!request.body) throw UNREADABLE
  const form = openForm(contentType, LIMITS)
  const failed = new AbortController()
  const fields: Record<string, string> = {}
  const target = join(folder, 'received.zip')
  let received: Promise<void> | null = null
  form.on('field', (name, value) => {
    fields[name] = value
  })
  form.on('file', (field, stream) => {
    if (field !== 'file' || received) return void stream.resume()
    received = pipeline(stream, createWriteStream(target, { mode: 0o600 }))
    received.catch((error) => failed.abort(error))
  })
  const { signal } = failed
  await pipeline(Readable.from(request.body), form, { signal }).catch(() => {
    throw signal.reason ?? UNREADABLE
  })
  await received
  const input = restoreInput.safeParse(fields)
  if (!input.success) throw invalid(fieldErrors(input.error))
  if (!received && !input.data.name) throw invalid({ file: [NO_SOURCE] })
  return { ...input.data, file: received && target }
}
