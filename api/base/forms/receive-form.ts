import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import { ApiError } from '../http/errors.ts'

export const UNREADABLE = new ApiError(400, 'Die Anfrage konnte nicht gelesen werden.')

/** @throws {ApiError} 400 for a form without a boundary */
export function openForm(contentType: string, limits: BusboyConfig['limits']): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw UNREADABLE
  }
}

/** @throws {ApiError} 415 for anything but a form */
export function formType(request: Request, refusal: string): string {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw new ApiError(415, refusal)
  return contentType
}

interface Options {
  /** Where the file is written. */
  folder: string
  /** The longest text of a field. */
  fieldBytes: number
  /** The largest file; by default any, because it does not have to fit into the memory. */
  fileBytes?: number
}

interface ReceivedForm {
  fields: Record<string, string>
  /** The name that its sender gave the file, and where it is. */
  file: { name: string; path: string; isTooLarge: boolean } | null
}

/**
 * Reads a form of texts and one file, `file`, which is written to the folder while it arrives.
 * @throws {ApiError} 415 for anything but a form, 400
 */
export async function receiveForm(
  request: Request,
  { folder, fieldBytes, fileBytes }: Options,
): Promise<ReceivedForm> {
  const contentType = formType(
    request,
    'Die Angaben müssen als multipart/form-data gesendet werden',
  )
  if (!request.body) throw UNREADABLE
  const form = openForm(contentType, {
    files: 1,
    fields: 10,
    fieldSize: fieldBytes,
    parts: 20,
    headerPairs: 20,
    ...(fileBytes !== undefined && { fileSize: fileBytes }),
  })
  const failed = new AbortController()
  const fields: Record<string, string> = {}
  const path = join(folder, 'received')
  let received: Promise<ReceivedForm['file']> | null = null
  form.on('field', (name, value) => {
    fields[name] = value
  })
  form.on('file', (field, stream, name) => {
    if (field !== 'file' || received) return void stream.resume()
    received = pipeline(stream, createWriteStream(path, { mode: 0o600 })).then(() => ({
      name,
      path,
      isTooLarge: stream.truncated,
    }))
    received.catch((error) => failed.abort(error))
  })
  const { signal } = failed
  await pipeline(Readable.from(request.body), form, { signal }).catch(() => {
    throw signal.reason ?? UNREADABLE
  })
  return { fields, file: await received }
}
