import { execFileSync } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(64 * 1024)

/** A folder on a file system of its own that can really be full. */
export interface SmallDisk {
  folder: string
  /** Takes up every byte that is left, but for so many. */
  fill(room?: number): void
  /** Gives back what `fill` took. */
  free(): void
  remove(): void
}

/** A small disk in memory, or null where this account may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'gabelstapler-disk-'))
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill(room = 0) {
      const file = openSync(ballast, 'w')
      try {
        for (;;) writeSync(file, CHUNK)
      } catch {
        // Full, which is what was wanted.
        ftruncateSync(file, Math.max(0, fstatSync(file).size - room))
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
