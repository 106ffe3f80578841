import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'astro'
import { buildServer, SERVER_INPUTS } from './build-server.ts'
import { hashOf } from './source-hash.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (input: string) => join(ROOT, input)
const BUILD_FILE = join(ROOT, 'dist', 'build.json')
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
  // It empties the folder.
  if (isNewSite) await buildSite()
  if (isNewSite || now.server !== last.server) await buildServer(ROOT)
  writeFileSync(BUILD_FILE, JSON.stringify(now))
}

async function buildSite(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  console.log('Die Website wird gebaut …')
  await build({ root: ROOT, logLevel: 'warn' })
  await compressAssets(join(ROOT, 'dist', 'client'))
}

function lastBuild(): Partial<Built> {
  try {
    return JSON.parse(readFileSync(BUILD_FILE, 'utf8'))
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
