import { json } from 'node:stream/consumers'
import { backedUpFiles } from './backed-up-files.ts'
import {
  FORMAT,
  MANIFEST,
  MANIFEST_BYTES,
  type Manifest,
  manifest,
  manifestFormat,
} from './manifest.ts'
import { refused } from './refusal.ts'

const NO_BACKUP = 'Die Datei ist keine Sicherung dieser Website, oder sie ist unvollständig.'
const NEWER =
  'Die Sicherung stammt von einer neueren Version der Website. Bitte aktualisieren Sie zuerst die Website.'

/**
 * What a file says about itself.
 * @param migrations the names of all that this version knows
 * @throws {ApiError} 400 if this version cannot restore it
 */
export async function readManifest(
  archive: string,
  migrations: ReadonlySet<string>,
): Promise<Manifest> {
  const content = await findManifest(archive).catch(() => null)
  const format = manifestFormat.safeParse(content)
  if (!format.success) throw refused(NO_BACKUP)
  if (format.data.format > FORMAT) throw refused(NEWER)
  const read = manifest.safeParse(content)
  if (!read.success) throw refused(NO_BACKUP)
  if (read.data.migrations.some((name) => !migrations.has(name))) throw refused(NEWER)
  return read.data
}

async function findManifest(archive: string): Promise<unknown> {
  for await (const file of backedUpFiles(archive))
    if (file.path === MANIFEST && file.size <= MANIFEST_BYTES) return json(await file.open())
  return null
}
