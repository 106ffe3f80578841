import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DAY } from '../shared/time/time.ts'

/** Written last, so that a build without it is none. */
export const BUILD_FILE = 'build.json'

/** A part may go that was written so long before the last build: whoever still runs it has left two builds unused. */
const KEPT_MS = 7 * DAY

/**
 * Puts a build where the last one is, in a moment. What a server loads late stays: one of the last build runs on until
 * somebody starts it anew. The names of such parts say their content.
 * @param next the folder of the new build, of all or of some of its parts
 */
export function putInPlace(next: string, dist: string): void {
  const last = statSync(join(dist, BUILD_FILE), { throwIfNoEntry: false })
  rmSync(join(dist, BUILD_FILE), { force: true })
  for (const part of readdirSync(next).filter((name) => name !== BUILD_FILE)) {
    const files = new Set(filesIn(join(next, part)))
    for (const file of files) {
      mkdirSync(dirname(join(dist, part, file)), { recursive: true })
      renameSync(join(next, part, file), join(dist, part, file))
    }
    const isLeft = (file: string) =>
      // A server has read all of them when it answers.
      part === 'client'
        ? !files.has(file)
        : last && statSync(join(dist, part, file)).mtimeMs < last.mtimeMs - KEPT_MS
    for (const file of filesIn(join(dist, part)).filter(isLeft)) rmSync(join(dist, part, file))
  }
  renameSync(join(next, BUILD_FILE), join(dist, BUILD_FILE))
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
