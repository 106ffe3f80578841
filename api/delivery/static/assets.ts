import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { appPaths } from '../../../shared/addresses/app-paths.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import type { Compressed } from '../../base/requests/answers/compress.ts'
import { FOREVER } from '../../base/requests/http/caching.ts'

/** Where the files are that Astro names by their content. All others keep their name when they change. */
export const HASHED = '/_astro/'

/** A service worker asks the server by its own policy, not by that of the pages. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** The built site's own files by path, e.g. `/_astro/Page.abc.js`. */
export type BuildFiles = ReadonlyMap<string, Buffer<ArrayBuffer> | Compressed>

/** The same files as answers. */
export type Assets = ReadonlyMap<string, Answer>

/**
 * Reads all files once. A new build may replace them on the disk while this process still runs; it goes
 * on with its own.
 */
export function readBuild(client: string): BuildFiles {
  const files = new Map<string, Buffer<ArrayBuffer> | Compressed>()
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(client, file).split(sep).join('/')}`, readCompressed(file))
  }
  return files
}

/** A file with its precompressed siblings; pictures and fonts have none and go out as they are. */
function readCompressed(file: string): Buffer<ArrayBuffer> | Compressed {
  const identity = readFileSync(file)
  if (!existsSync(`${file}.br`)) return identity
  return { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
}

export function toAssets(files: BuildFiles): Assets {
  const assets = [...files].map(([path, content]) => {
    const headers = {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Cache-Control': path.startsWith(HASHED) ? FOREVER : 'no-cache',
      ...(path === appPaths.worker && { 'Content-Security-Policy': WORKER_POLICY }),
    }
    return [path, new Answer(content, headers)] as const
  })
  return new Map(assets)
}
