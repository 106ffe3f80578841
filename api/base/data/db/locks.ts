export type LockName = 'import' | 'backup' | 'inbox'

/** Another process, or another request of this one, does such work already. */
export class LockTaken extends Error {}

/** Among all processes on a database. A lock ends with its process, also after a crash. */
export interface Locks {
  /**
   * Works while nobody else does such work.
   * @param work gets a signal that aborts if the lock is lost, as it is when the database restarts
   * @throws {LockTaken} at once
   */
  hold<Result>(name: LockName, work: (lost: AbortSignal) => Promise<Result>): Promise<Result>
  isHeld(name: LockName): Promise<boolean>
}
