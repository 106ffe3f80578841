import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { archivedFiles } from '../../base/files/zip/archive-reader.ts'
import { MANIFEST, type Manifest, manifest } from './manifest.ts'

interface Contents {
  manifest: Manifest
  /** By its path; the manifest follows them. */
  files: Map<string, string>
}

/** A backup without pictures as another version would have written it: changed, but not damaged. */
export async function rewrite(
  archive: string,
  change: (contents: Contents) => void,
): Promise<Blob> {
  const files = new Map<string, string>()
  for await (const file of archivedFiles(archive))
    files.set(file.path, (await buffer(await file.open())).toString())
  const said = manifest.parse(JSON.parse(files.get(MANIFEST) ?? ''))
  files.delete(MANIFEST)
  change({ manifest: said, files })
  const zip = new ZipFile()
  for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path)
  const entries = [...files].map(([path, content]) => ({
    path,
    size: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  zip.addBuffer(Buffer.from(JSON.stringify({ ...said, files: entries })), MANIFEST)
  zip.end()
  const bytes = await buffer(zip.outputStream)
  return new Blob([new Uint8Array(bytes)])
}

/** Changes every row of a table. */
export function changeRows(
  { files }: Contents,
  table: string,
  change: (row: Record<string, unknown>) => void,
): void {
  const path = `tables/${table}.jsonl`
  const lines = (files.get(path) ?? '').split('\n').filter(Boolean)
  const changed = lines.map((line) => {
    const row = JSON.parse(line)
    change(row)
    return `${JSON.stringify(row)}\n`
  })
  files.set(path, changed.join(''))
}
