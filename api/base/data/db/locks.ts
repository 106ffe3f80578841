export type LockName = 'import' | 'backup' | 'inbox'

export class LockTaken extends Error {}

/** Among all processes on a database. A lock ends with its process, also after a crash. */
export interface Locks {
  /** Works while nobody else does. `lost` aborts when the database restarts. @throws {LockTaken} at once */
  hold<Result>(name: LockName, work: (lost: AbortSignal) => Promise<Result>): Promise<Result>
  isHeld(name: LockName): Promise<boolean>
}
