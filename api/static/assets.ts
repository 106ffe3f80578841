import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { Answer } from '../visitor-cache/answer.ts'
import type { Compressed } from '../visitor-cache/compress.ts'

/** One year, the longest that caches keep anything. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** The built site's own files by path, e.g. `/_astro/Page.abc.js`. */
export type Assets = ReadonlyMap<string, Answer>

/**
 * Reads all files once. A new build may replace them on the disk while this process still runs; it goes
 * on with its own.
 */
export function readAssets(client: string): Assets {
  const assets = new Map<string, Answer>()
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(client, file).split(sep).join('/')}`
    const headers = {
      'Content-Type': getMimeType(entry.name) ?? 'application/octet-stream',
      // Astro names these by their content; the others keep their name when they change.
      'Cache-Control': path.startsWith('/_astro/') ? FOREVER : 'no-cache',
    }
    assets.set(path, new Answer(readCompressed(file), headers))
  }
  return assets
}

/** A file with its precompressed siblings; pictures and fonts have none and go out as they are. */
function readCompressed(file: string): Buffer<ArrayBuffer> | Compressed {
  const identity = readFileSync(file)
  if (!existsSync(`${file}.br`)) return identity
  return { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
}

export const assets = (files: Assets): MiddlewareHandler =>
  async function assets(c, next) {
    return files.get(c.req.path)?.respond(c.req) ?? next()
  }
