import { pipeline } from 'node:stream/promises'
import type { ArchivedFile } from '../../base/files/zip/archive-reader.ts'
import { backedUpFiles } from './backed-up-files.ts'
import { type ContentCheck, ContentChecks, type KnownTables } from './content-checks.ts'
import { type FileEntry, MANIFEST, type Manifest } from './manifest.ts'
import { Meter, type OnBytes } from './meter.ts'
import { damaged, refused } from './refusal.ts'

const NOBODY =
  'In der Sicherung ist kein Administrator, der sich anmelden darf. Danach könnte niemand die Website verwalten.'

const DAMAGED = 'ist beschädigt'

export const bytesIn = ({ files }: Pick<Manifest, 'files'>) =>
  files.reduce((sum, { size }) => sum + size, 0)

/**
 * Reads the whole backup and compares it with its manifest, its rows with the rules by which they were let in, and
 * its pictures with what their names say.
 * @throws {ApiError} 400 that names every file that is damaged, missing or strange
 */
export async function verify(
  archive: string,
  manifest: Manifest,
  known: KnownTables,
  onBytes: OnBytes,
): Promise<void> {
  const expected = new Map(manifest.files.map((file) => [file.path, file]))
  const checks = new ContentChecks(known)
  const problems: string[] = []
  try {
    for await (const file of backedUpFiles(archive)) {
      if (file.path === MANIFEST) continue
      const entry = expected.get(file.path)
      expected.delete(file.path)
      const check = checks.of(file.path)
      const problem = entry
        ? await problemOf(file, entry, check, onBytes)
        : 'steht nicht im Manifest'
      if (problem) problems.push(`${file.path} ${problem}`)
    }
  } catch {
    problems.push('das Inhaltsverzeichnis der ZIP-Datei ist unlesbar')
  }
  for (const path of expected.keys()) problems.push(`${path} fehlt`)
  if (problems.length > 0) throw damaged(problems)
  if (!checks.hasAdministrator) throw refused(NOBODY)
}

async function problemOf(
  file: ArchivedFile,
  { size, sha256 }: FileEntry,
  check: ContentCheck,
  onBytes: OnBytes,
): Promise<string | null> {
  const meter = new Meter(onBytes)
  let problem: string | null = null
  try {
    await pipeline(await file.open(), meter, async (bytes: AsyncIterable<Buffer>) => {
      problem = await check(bytes, size)
    })
  } catch {
    // A check that stops early ends the reading, too.
    return problem ?? DAMAGED
  }
  return meter.size !== size || meter.sha256() !== sha256 ? DAMAGED : problem
}
