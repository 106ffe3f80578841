import type { SqliteFile } from './file.ts'
import { prepare } from './statements.ts'

/** More commits than one connection ever sees. */
const COMMITS_PER_OPENING = 2 ** 32

/** Counts the commits to a file, by whichever process. */
export function versionOf(file: SqliteFile): () => number {
  const count = () => {
    const commits = file.read((database) =>
      Number(prepare(database, 'pragma data_version').pluck().get()),
    )
    return file.openings * COMMITS_PER_OPENING + commits
  }
  // Between requests it is asked once in each turn of the event loop: whoever asks because he saw
  // a change made elsewhere sent his request after it, and is heard in a later turn.
  let known: number | null = null
  return () => {
    if (known === null) {
      known = orUnknown(count)
      setImmediate(() => {
        known = null
      })
    }
    return known
  }
}

/** A file that cannot be read does not say what has changed in it. */
function orUnknown(count: () => number): number {
  try {
    return count()
  } catch {
    return Number.NaN
  }
}
