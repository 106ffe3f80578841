import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'astro'
import { HOUR } from '../shared/time/time.ts'
import { buildServer, SERVER_INPUTS } from './build-server.ts'
import { BUILD_FILE, putInPlace } from './put-in-place.ts'
import { hashOf } from './source-hash.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (input: string) => join(ROOT, input)
const DIST = inRoot('dist')
const UNFINISHED = 'next-'
const SITE_INPUTS = ['site', 'shared', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json']
const COMPRESSIBLE = /\.(?:css|js|mjs|svg|json|txt|html|webmanifest)$/

/** Of what the site and the server are built. */
interface Built {
  id: string
  server: string
}

/** Builds site and server into `dist/`; with `--if-changed` only that of which a source differs from the last build. */
if (import.meta.main) {
  const now: Built = {
    id: hashOf(SITE_INPUTS.map(inRoot)),
    server: hashOf(SERVER_INPUTS.map(inRoot)),
  }
  const last = process.argv.includes('--if-changed') ? lastBuild() : {}
  const isNewSite = now.id !== last.id
  const isNewServer = now.server !== last.server
  if (isNewSite || isNewServer) {
    using folder = beginBuild()
    const next = folder.path
    if (isNewSite) await buildSite(next)
    if (isNewServer)
      await buildServer({ root: ROOT, outDir: join(next, 'api'), place: join(DIST, 'api') })
    writeFileSync(join(next, BUILD_FILE), JSON.stringify(now))
    putInPlace(next, DIST)
  }
}

/**
 * Until a build is whole the last one stays as it is: servers run on it, and may have to start.
 * @returns a folder that no other build has, which may run at the same time; it goes with the end of this one
 */
function beginBuild() {
  mkdirSync(DIST, { recursive: true })
  // Of builds that were killed.
  for (const name of readdirSync(DIST).filter((name) => name.startsWith(UNFINISHED)))
    if (statSync(join(DIST, name)).mtimeMs < Date.now() - HOUR)
      rmSync(join(DIST, name), { recursive: true, force: true })
  return mkdtempDisposableSync(join(DIST, UNFINISHED))
}

async function buildSite(next: string): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  console.log('Die Website wird gebaut …')
  await build({ root: ROOT, outDir: next, logLevel: 'warn' })
  await compressAssets(join(next, 'client'))
}

function lastBuild(): Partial<Built> {
  const isThere = ['client', 'server/entry.mjs', 'api/server.js'].every((part) =>
    existsSync(join(DIST, part)),
  )
  try {
    return isThere ? JSON.parse(readFileSync(join(DIST, BUILD_FILE), 'utf8')) : {}
  } catch {
    return {}
  }
}

/** Compresses as much as possible, because these files never change. */
async function compressAssets(folder: string): Promise<void> {
  const toBrotli = promisify(brotliCompress)
  const toGzip = promisify(gzip)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const bytes = await readFile(file)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
        await writeFile(`${file}.br`, await toBrotli(bytes, { params }))
        await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
      }),
  )
}
