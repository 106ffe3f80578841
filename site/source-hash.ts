import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A hash of files, and of all in folders, except tests; the same wherever they lie. */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const input of paths)
    for (const file of filesIn(input))
      if (!/\.(?:test|spec)\.tsx?$/.test(file))
        hash.update(relative(dirname(input), file)).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 16)
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [path]
  }
}
