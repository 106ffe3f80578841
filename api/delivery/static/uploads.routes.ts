import { extname } from 'node:path'
import { Hono, type HonoRequest } from 'hono'
import type { ByteRange, OpenedFile, Storage } from '../../base/files/storage/storage.ts'
import { matchesEtag } from '../../base/requests/answers/answer.ts'
import { FOREVER } from '../../base/requests/http/caching.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { streamed } from '../../base/requests/http/streamed.ts'
import { type ImageStore, PICTURE_NAME, pathOf } from '../../catalogue/images/image-store.ts'

/** Only pictures of a known size are served from the uploads. */
const PICTURE = `/:size{original|large|medium}/:file{${PICTURE_NAME}}` as const

export function uploads({ images: { storage } }: { images: ImageStore }) {
  return new Hono<Env>()
    .get(PICTURE, (c) => {
      const { size, file } = c.req.param()
      const headers = {
        'Content-Type': `image/${extname(file).slice(1)}`,
        'Cache-Control': FOREVER,
        'Accept-Ranges': 'bytes',
        // Pictures never change, so their path is as good as a hash of their content.
        ETag: `"${size}-${file}"`,
      }
      return answer(c.req, storage, pathOf(size, file), headers)
    })
    .get('*', () => {
      throw unknown()
    })
}

async function answer(
  request: HonoRequest,
  storage: Storage,
  path: string,
  headers: Record<string, string> & { ETag: string },
): Promise<Response> {
  const isGet = request.method === 'GET'
  const isKnown = matchesEtag(request.header('If-None-Match'), headers.ETag)
  const range = isGet ? wantedRange(request, headers.ETag) : undefined
  // The whole picture, as nearly always, takes the storage a single question.
  if (isGet && !isKnown && !range) return send(await storage.open(path), headers)

  const found = await storage.find(path)
  if (!found) throw unknown()
  if (isKnown) return new Response(null, { status: 304, headers })
  if (!isGet) return new Response(null, { headers: { ...headers, ...lengthOf(found.size) } })
  const bytes = byteRange(range, found.size)
  if (bytes === 'beyond') throw beyond(found.size)
  if (!bytes) return send(await storage.open(path), headers)
  const part = await storage.open(path, bytes)
  const { start, end } = bytes
  const about = { 'Content-Range': `bytes ${start}-${end}/${found.size}` }
  return send(part && { ...part, size: end - start + 1 }, { ...headers, ...about }, 206)
}

function send(file: OpenedFile | null, headers: Record<string, string>, status = 200): Response {
  if (!file) throw unknown()
  const body = streamed(file.content)
  return new Response(body, { status, headers: { ...headers, ...lengthOf(file.size) } })
}

const lengthOf = (size: number) => ({ 'Content-Length': String(size) })

/** A range of another version is of no use. */
function wantedRange(request: HonoRequest, etag: string): string | undefined {
  const version = request.header('If-Range')
  return version === undefined || version === etag ? request.header('Range') : undefined
}

const unknown = () => notFound('Bild nicht gefunden')

const beyond = (size: number) =>
  new ApiError(416, 'Diesen Teil des Bildes gibt es nicht.', {
    headers: { 'Content-Range': `bytes */${size}` },
  })

/** Which bytes a `Range` header asks for: null for all of them, `beyond` for none that are there. */
function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  // Several ranges at once may be answered with everything, as may what is not understood.
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return null
  return start > end ? 'beyond' : { start, end }
}
