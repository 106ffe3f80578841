import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import send from 'send'
import { Answer } from './answers/answer.ts'
import type { Compressed } from './answers/compress.ts'
import { STRICT_POLICY } from './security-headers.ts'

const YEAR = 365 * 24 * 60 * 60
const FOREVER = `public, max-age=${YEAR}, immutable`

/**
 * The built site's own files, read once: a build does not change, and a new one that replaces it
 * while this process runs cannot take a file away from under it.
 * @returns by path, e.g. `/_astro/Page.abc.js`
 */
export function readAssets(client: string, headers: Record<string, string>): Map<string, Answer> {
  const assets = new Map<string, Answer>()
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(client, file).split(sep).join('/')}`
    const content = readCompressed(file)
    const type = getMimeType(entry.name) ?? 'application/octet-stream'
    assets.set(
      path,
      new Answer(content, {
        ...headers,
        'Content-Type': type,
        'Content-Security-Policy': STRICT_POLICY,
        // Astro names these by their content; the others keep their name when they change.
        'Cache-Control': path.startsWith('/_astro/') ? FOREVER : 'no-cache',
      }),
    )
  }
  return assets
}

/** A file with its precompressed siblings; pictures and fonts have none and go out as they are. */
function readCompressed(file: string): Buffer | Compressed {
  const identity = readFileSync(file)
  if (!existsSync(`${file}.br`)) return identity
  return { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
}

/** Nothing but a picture of a known size is ever served from the uploads. */
const UPLOAD = /^\/uploads(\/(?:original|large|medium)\/[\w-]+\.(?:webp|avif))(?:\?|$)/

export function serveUploads(folder: string, headers: Record<string, string>): RequestListener {
  const secure = (response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', STRICT_POLICY)
  }
  return (request, response) => {
    const path = UPLOAD.exec(request.url ?? '')?.[1]
    const refuse = (status: number) => {
      secure(response)
      response.writeHead(status, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
    }
    if (!path) return refuse(404)
    send(request, path, { root: folder, index: false, cacheControl: false })
      .on('headers', () => {
        secure(response)
        response.setHeader('Cache-Control', FOREVER)
        response.setHeader('Content-Type', `image/${extname(path).slice(1)}`)
      })
      .on('error', ({ status }: { status: number }) => refuse(status))
      .pipe(response)
  }
}
