import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = 'gabelstapler-tests-'
const MEMORY = '/dev/shm'
/** Bytes; a run needs less than half of them. */
const ROOM = 4 * 2 ** 30

/** Set-up of a test run: a folder for all that its tests leave behind, which goes with it. */
export default function makeRunFolder() {
  if (tmpdir().includes(NAME)) return
  const run = mkdtempSync(join(quickFolder(), NAME))
  // PostgreSQL runs as another user.
  chmodSync(run, 0o755)
  process.env.TMPDIR = run
  // Every process starts faster from what the first one has compiled.
  process.env.NODE_COMPILE_CACHE = join(run, 'compiled')
  // A process that draws may write there for a moment longer than its server.
  return () => rm(run, { recursive: true, force: true, maxRetries: 10 })
}

/** In memory where there is a folder for that, so that no test waits until a disk has written. */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
