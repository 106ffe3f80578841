import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import { ApiError } from '../http/errors.ts'
import { isMultipart } from '../http/route-marks.ts'

const UNREADABLE = new ApiError(400, 'Die Anfrage konnte nicht gelesen werden.')
const TOO_LARGE = new ApiError(413, 'Die Anfrage ist zu groß.')
const NO_FORM = 'Die Angaben müssen als multipart/form-data gesendet werden'

interface Options {
  folder: string
  field?: string
  mostFiles?: number
  mostFields?: number
  fieldBytes?: number
  /** All texts together, which are in memory; by default as many as there may be. */
  textBytes?: number
  /** The largest file; by default any, because it does not have to fit into the memory. */
  fileBytes?: number
  formBytes?: number
  refusal?: string
}

export interface ReceivedFile {
  name: string
  path: string
  /** Its end is missing then. */
  isTooLarge: boolean
}

interface ReceivedForm {
  fields: Record<string, string>
  files: ReceivedFile[]
  /** The fields of files that are not wanted. */
  strange: string[]
}

/**
 * Reads a form into memory, its files into the folder while they arrive.
 * @throws {ApiError} 415 for anything but a form, 400 for half a form, 413
 * @example
 * const { files } = await receiveForm(c.req.raw, { folder, field: 'images', mostFiles: 20 })
 */
export async function receiveForm(request: Request, options: Options): Promise<ReceivedForm> {
  const { folder, field, mostFiles, mostFields, fieldBytes, textBytes, fileBytes } = options
  const { formBytes, refusal } = options
  if (!isMultipart(request)) throw new ApiError(415, refusal ?? NO_FORM)
  const most = formBytes ?? Number.POSITIVE_INFINITY
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw TOO_LARGE
  if (!request.body) throw UNREADABLE

  const form = openForm(request.headers.get('Content-Type') ?? '', {
    fields: mostFields ?? 20,
    fieldSize: fieldBytes ?? 1024,
    parts: 100,
    headerPairs: 20,
    ...(fileBytes !== undefined && { fileSize: fileBytes }),
  })
  const failed = new AbortController()
  const { signal } = failed
  const fields: Record<string, string> = {}
  const files: Promise<ReceivedFile>[] = []
  const strange: string[] = []
  // What follows the end of a form is read and forgotten. Left unread, it would keep the request waiting.
  form.on('unpipe', (source: Readable) => source.resume())
  let leftForText = textBytes ?? Number.POSITIVE_INFINITY
  form.on('field', (name, value) => {
    fields[name] = value
    leftForText -= Buffer.byteLength(value)
    if (leftForText < 0) failed.abort(TOO_LARGE)
  })
  form.on('file', (name, stream, fileName: string | undefined) => {
    // A form that breaks off within a file says so to the file, too. What counts is what it says to the pipeline.
    stream.on('error', () => {})
    if (name !== (field ?? 'file')) strange.push(name)
    const isWanted = name === (field ?? 'file') && files.length < (mostFiles ?? 1)
    if (!isWanted) return void stream.resume()
    const path = join(folder, `received-${files.length}`)
    const file = pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal }).then(
      // A field without a file has none.
      () => ({ name: fileName ?? '', path, isTooLarge: stream.truncated }),
    )
    files.push(file)
    file.catch((error) => failed.abort(error))
  })
  try {
    await pipeline(Readable.from(request.body), stopAfter(most), form, { signal })
    return { fields, files: await Promise.all(files), strange }
  } catch (error) {
    failed.abort(error)
    await Promise.allSettled(files)
    throw explain(signal.reason)
  }
}

function openForm(contentType: string, limits: BusboyConfig['limits']): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw UNREADABLE
  }
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

function explain(reason: unknown): unknown {
  const isOurs = reason instanceof ApiError || (reason instanceof Error && 'syscall' in reason)
  return isOurs ? reason : UNREADABLE
}
