import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { STRICT_POLICY } from './security-headers.ts'

type Next = () => void
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void

const YEAR = 365 * 24 * 60 * 60
/** Nothing but a picture of a known size is ever served from the uploads. */
const UPLOAD = /^\/uploads(\/(?:original|large|medium)\/[\w-]+\.(?:webp|avif))(?:\?|$)/

/** The built site's own files, and the uploaded pictures. */
export function serveFiles(
  client: string,
  uploads: string,
  headers: Record<string, string>,
): { assets: FileHandler; uploads: RequestListener } {
  const secure = (response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', STRICT_POLICY)
  }
  // Pictures come and go while the server runs, so each request looks on the disk.
  const pictures = sirv(uploads, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response) => {
      secure(response)
      response.setHeader('Cache-Control', `public, max-age=${YEAR}, immutable`)
    },
  })
  return {
    assets: sirv(client, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) => {
        secure(response)
        // Astro names these by their content; the others keep their name when they change.
        const isHashed = path.startsWith('/_astro/')
        response.setHeader(
          'Cache-Control',
          isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
        )
      },
    }),
    uploads(request, response) {
      const path = UPLOAD.exec(request.url ?? '')?.[1]
      const notFound = () => {
        secure(response)
        response.writeHead(404, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
      }
      if (!path) return notFound()
      request.url = path
      pictures(request, response, notFound)
    },
  }
}
