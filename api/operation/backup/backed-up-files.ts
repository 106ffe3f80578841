import { type ArchivedFile, archivedFiles } from '../../base/files/zip/archive-reader.ts'
import { MANIFEST } from './manifest.ts'

/** Folders, and what the systems of others add when somebody packs a backup again. */
const LITTER = /\/$|^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** The files of a backup by their paths in it, also if somebody has unpacked it and packed it again in a folder. */
export async function* backedUpFiles(archive: string): AsyncGenerator<ArchivedFile> {
  const folder = await folderOf(archive)
  for await (const file of archivedFiles(archive)) {
    if (LITTER.test(file.path)) continue
    const isInside = file.path.startsWith(folder)
    yield { ...file, path: isInside ? file.path.slice(folder.length) : file.path }
  }
}

/** What stands before the path of each file: that of the outermost manifest. */
async function folderOf(archive: string): Promise<string> {
  let found: string | null = null
  for await (const { path } of archivedFiles(archive)) {
    if (LITTER.test(path) || !`/${path}`.endsWith(`/${MANIFEST}`)) continue
    const folder = path.slice(0, -MANIFEST.length)
    if (found === null || folder.length < found.length) found = folder
  }
  return found ?? ''
}
