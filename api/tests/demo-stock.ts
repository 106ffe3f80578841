import { chmodSync, mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyFolder, startServer } from './server-process.ts'

/**
 * Set-up of a test run: the pictures of the demo stock take seconds, so that it is seeded and
 * published once for all tests. What a run leaves behind goes with its folder.
 */
export default async function seedOnce() {
  if (process.env.SEEDED_DATA_DIR) return
  const run = mkdtempSync(join(tmpdir(), 'gabelstapler-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(run, 0o755)
  process.env.TMPDIR = run
  // Every server starts faster from what the first one has compiled.
  process.env.NODE_COMPILE_CACHE = join(run, 'compiled')
  process.env.SEEDED_DATA_DIR = await seed()
  // A process that draws may write there for a moment longer than its server.
  return () => rm(run, { recursive: true, force: true, maxRetries: 10 })
}

/** A data folder as after the first start. */
export async function newDataDir(): Promise<string> {
  const folder = emptyFolder()
  await fillDataDir(folder)
  return folder
}

/** As `newDataDir`, into a folder that is there already. */
export async function fillDataDir(folder: string): Promise<void> {
  await cp(process.env.SEEDED_DATA_DIR ?? (await seed()), folder, { recursive: true })
}

async function seed(): Promise<string> {
  const folder = emptyFolder()
  const server = await startServer(folder)
  await server.published()
  await server.terminate()
  return folder
}
