import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { berlinDay } from '../../shared/time/dates.ts'
import { hashOf } from '../../site/source-hash.ts'
import { emptyFolder, startServer } from './server-process.ts'

const KEPT = 'node_modules/.cache/gabelstapler'
/** Of what the seeded stock is made, by the day on which it is. */
const INPUTS = ['api', 'shared', 'data/seed', 'dist/build.json', 'package-lock.json']

// While other tests still run, so that those that start the built product find it.
if (import.meta.main) await seedUnlessKept()

/** Set-up of a test run: all tests have copies of one stock. */
export default async function prepareStock() {
  process.env.SEEDED_DATA_DIR ??= await seedUnlessKept()
}

/** A data folder as after the first start. */
export async function newDataDir(): Promise<string> {
  const folder = emptyFolder()
  await fillDataDir(folder)
  return folder
}

/** As `newDataDir`, into a folder that is there already. */
export async function fillDataDir(folder: string): Promise<void> {
  await cp(process.env.SEEDED_DATA_DIR ?? (await seedUnlessKept()), folder, { recursive: true })
}

/**
 * The data folder of the demo stock, published. Its pictures take seconds, so that it is kept until anything of which
 * it is made has changed.
 */
async function seedUnlessKept(): Promise<string> {
  const kept = join(KEPT, `stock-${hashOf(INPUTS)}-${berlinDay(new Date())}`)
  if (existsSync(kept)) return kept
  rmSync(KEPT, { recursive: true, force: true })
  mkdirSync(KEPT, { recursive: true })
  const folder = mkdtempSync(join(KEPT, 'begun-'))
  const server = await startServer(folder)
  await server.published()
  await server.terminate()
  renameSync(folder, kept)
  return kept
}
