import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BusboyEvents, BusboyFileStream } from '@fastify/busboy'
import { IMAGE_BYTES, IMAGES_PER_UPLOAD } from '../../../shared/image.ts'
import { formType, openForm, UNREADABLE } from '../../base/forms/receive-form.ts'
import { ApiError } from '../../base/http/errors.ts'

/** Large enough for twenty photographs that are too big, so that each can be refused by its name. */
const FORM_BYTES = 200 * 1024 * 1024
const LIMITS = { fileSize: IMAGE_BYTES, fields: 20, fieldSize: 1024, parts: 100, headerPairs: 20 }

const TOO_LARGE = new ApiError(413, 'Die Anfrage ist zu groß.')

/** A file that has arrived: the name that its sender gave it, and the path of its bytes. */
export interface IncomingFile {
  name: string
  path: string
  isTooLarge: boolean
}

/**
 * Writes the form's pictures into a folder while they arrive, so that an upload of any size needs little
 * memory.
 * @throws {ApiError} 415 for anything but a form, 400 for no files, too many, or half a form, 413
 */
export async function receiveFiles(request: Request, folder: string): Promise<IncomingFile[]> {
  const contentType = formType(request, 'Bilder müssen als multipart/form-data gesendet werden')
  if (Number(request.headers.get('Content-Length') ?? 0) > FORM_BYTES) throw TOO_LARGE
  if (!request.body) throw UNREADABLE

  const form = openForm(contentType, LIMITS)
  const failed = new AbortController()
  const files: Promise<IncomingFile>[] = []
  const receive: BusboyEvents['file'] = (field, stream, name) => {
    const isWanted = field === 'images' && files.length <= IMAGES_PER_UPLOAD
    if (!isWanted) return void stream.resume()
    const file = spool(stream, name, join(folder, String(files.length)), failed.signal)
    files.push(file)
    file.catch((error) => failed.abort(error))
  }
  form.on('file', receive)
  try {
    const { signal } = failed
    await pipeline(Readable.from(request.body), stopAfter(FORM_BYTES), form, { signal })
  } catch (error) {
    failed.abort(error)
    await Promise.allSettled(files)
    throw explain(error, failed.signal.reason)
  }
  if (files.length === 0) throw new ApiError(400, 'Es wurde kein Bild gesendet')
  if (files.length > IMAGES_PER_UPLOAD)
    throw new ApiError(400, `Höchstens ${IMAGES_PER_UPLOAD} Bilder auf einmal`)
  return Promise.all(files)
}

async function spool(
  stream: BusboyFileStream,
  name: string,
  path: string,
  signal: AbortSignal,
): Promise<IncomingFile> {
  await pipeline(stream, createWriteStream(path), { signal })
  return { name, path, isTooLarge: stream.truncated }
}

function stopAfter(maximum: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength
      if (bytes > maximum) done(TOO_LARGE)
      else done(null, chunk)
    },
  })
}

/** Why receiving ended: our limit, our disk, or else a broken form. */
function explain(error: unknown, reason: unknown): unknown {
  const cause = reason ?? error
  const isOurs = cause instanceof ApiError || (cause instanceof Error && 'syscall' in cause)
  return isOurs ? cause : UNREADABLE
}
