import { join } from 'node:path'
import { isBusy, withFileLock } from '../file-lock.ts'
import { type LockName, type Locks, LockTaken } from '../locks.ts'

export function fileLocks(dataDir: string): Locks {
  const acquire = async <Result>(name: LockName, work: () => Promise<Result>) => {
    let isTaken = true
    const begin = () => {
      isTaken = false
      return work()
    }
    try {
      return await withFileLock(join(dataDir, `${name}.lock`), begin, { patienceMs: 0 })
    } catch (error) {
      throw isTaken && isBusy(error) ? new LockTaken() : error
    }
  }
  return {
    hold: (name, work) => acquire(name, () => work(new AbortController().signal)),
    async isHeld(name) {
      try {
        await acquire(name, async () => {})
        return false
      } catch (error) {
        if (error instanceof LockTaken) return true
        throw error
      }
    },
  }
}
