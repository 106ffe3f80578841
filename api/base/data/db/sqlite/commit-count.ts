import type { SqliteFile } from './file.ts'
import { prepare } from './statements.ts'

const COMMITS_PER_OPENING = 2 ** 32

export function commitCounter(file: SqliteFile): () => number {
  const count = () => {
    const commits = file.read((database) =>
      Number(prepare(database, 'pragma data_version').pluck().get()),
    )
    return file.openings * COMMITS_PER_OPENING + commits
  }
  // Asked once a turn of the event loop: who has seen a change made elsewhere sends the next request in a later turn.
  let known: number | null = null
  return () => {
    if (known === null) {
      known = countOrNaN(count)
      setImmediate(() => {
        known = null
      })
    }
    return known
  }
}

/** If the file cannot be read, nobody knows what has changed in it. */
function countOrNaN(count: () => number): number {
  try {
    return count()
  } catch {
    return Number.NaN
  }
}
