import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { linesOf } from '../lines.ts'
import { type ArchivedFile, archivedFiles } from './archive-reader.ts'
import { type FileEntry, MANIFEST, type Manifest, tableOf } from './manifest.ts'
import { Meter } from './meter.ts'
import { damaged } from './refusal.ts'
import type { Table } from './tables.ts'
import { rowSchema } from './values.ts'

type OnBytes = (bytes: number) => void

export const bytesIn = ({ files }: Manifest) => files.reduce((sum, { size }) => sum + size, 0)

/**
 * Reads the whole backup and compares it with its manifest.
 * @throws {ApiError} 400 that names every file that is damaged, missing or strange
 */
export async function verify(
  archive: string,
  manifest: Manifest,
  tables: Table[],
  onBytes: OnBytes,
): Promise<void> {
  const expected = new Map(manifest.files.map((file) => [file.path, file]))
  const problems: string[] = []
  try {
    for await (const file of archivedFiles(archive)) {
      if (file.path === MANIFEST) continue
      const entry = expected.get(file.path)
      expected.delete(file.path)
      const problem = entry
        ? await problemOf(file, entry, tables, onBytes)
        : 'steht nicht im Manifest'
      if (problem) problems.push(`${file.path} ${problem}`)
    }
  } catch {
    problems.push('das Inhaltsverzeichnis der ZIP-Datei ist unlesbar')
  }
  for (const path of expected.keys()) problems.push(`${path} fehlt`)
  if (problems.length > 0) throw damaged(problems)
}

async function problemOf(
  file: ArchivedFile,
  { size, sha256 }: FileEntry,
  tables: Table[],
  onBytes: OnBytes,
): Promise<string | null> {
  const name = tableOf(file.path)
  const table = tables.find((known) => known.name === name)
  if (name && !table) return 'gehört zu keiner Tabelle dieser Version'
  const meter = new Meter(onBytes)
  const rows = { wrong: 0 }
  try {
    const check = table ? checkRows(rowSchema(table), rows) : drain
    await pipeline(await file.open(), meter, check)
  } catch {
    return 'ist beschädigt'
  }
  if (meter.size !== size || meter.sha256() !== sha256) return 'ist beschädigt'
  return rows.wrong > 0 ? `enthält in Zeile ${rows.wrong} Angaben, die nicht passen` : null
}

/** Notes the number of the first row that does not fit. */
const checkRows = (schema: z.ZodType, found: { wrong: number }) =>
  async function check(stream: AsyncIterable<Buffer>) {
    let number = 0
    for await (const line of linesOf(stream)) {
      number++
      if (found.wrong === 0 && !schema.safeParse(parse(line)).success) found.wrong = number
    }
  }

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

async function drain(stream: AsyncIterable<Buffer>) {
  for await (const _ of stream);
}
