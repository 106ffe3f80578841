import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'astro'
import { hashOf } from './source-hash.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILD_FILE = join(ROOT, 'dist', 'build.json')
const INPUTS = ['site', 'shared', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json']
const COMPRESSIBLE = /\.(?:css|js|mjs|svg|json|txt|html|webmanifest)$/

/** Builds the site into `dist/`; with `--if-changed` only when a source differs from the last build. */
if (import.meta.main) {
  const id = hashOf(INPUTS.map((input) => join(ROOT, input)))
  if (!process.argv.includes('--if-changed') || id !== lastBuild()) {
    process.env.ASTRO_TELEMETRY_DISABLED = '1'
    console.log('Die Website wird gebaut …')
    await build({ root: ROOT, logLevel: 'warn' })
    await compressAssets(join(ROOT, 'dist', 'client'))
    writeFileSync(BUILD_FILE, JSON.stringify({ id }))
  }
}

function lastBuild(): string | null {
  try {
    return JSON.parse(readFileSync(BUILD_FILE, 'utf8')).id
  } catch {
    return null
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
