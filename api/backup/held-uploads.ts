import { link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImageStore } from '../images/image-store.ts'

/** The stored pictures, kept for as long as a backup takes, also when they are deleted meanwhile. */
export interface HeldUploads {
  /** Notes what has been uploaded since. */
  holdNew(): Promise<void>
  /** By the path below the uploads: where its bytes are, and how many. */
  files: Map<string, { source: string; size: number }>
  [Symbol.asyncDispose](): Promise<void>
}

/** Pictures never change, so a second link to each of them is a copy that costs nothing. */
export async function holdUploads(images: ImageStore): Promise<HeldUploads> {
  const folder = await images.incoming()
  const files: HeldUploads['files'] = new Map()
  const holdNew = async () => {
    for (const path of await uploadedFiles(images.folder)) {
      if (files.has(path)) continue
      const source = join(folder.path, path)
      await mkdir(dirname(source), { recursive: true })
      if (await isLinked(join(images.folder, path), source))
        files.set(path, { source, size: (await stat(source)).size })
    }
  }
  await holdNew()
  return { files, holdNew, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() }
}

/** False if the file was deleted a moment ago. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The paths of finished files, in order; those with a leading dot and `.part` are unfinished. */
export async function uploadedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  const visible = entries.filter(({ name }) => !name.startsWith('.') && !name.endsWith('.part'))
  const files = visible.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const { name } of visible.filter((entry) => entry.isDirectory()))
    for (const file of await uploadedFiles(join(folder, name))) files.push(`${name}/${file}`)
  return files.sort()
}

/** A picture is stored in several sizes under the same name. */
export function countPictures(paths: Iterable<string>): number {
  return new Set([...paths].map((path) => path.slice(path.lastIndexOf('/') + 1))).size
}
