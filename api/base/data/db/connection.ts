import type { MikroORM } from '@mikro-orm/sql'
import type { Locks } from './locks.ts'

/** Reads the rows of a statement without parameters, some at a time, so that a large table needs little memory. */
export type ReadRows = (statement: string) => AsyncIterable<Record<string, unknown>[]>

/** The processes that answer from the same database, on whichever machine. */
export interface Peers {
  /** From now on this process is one of them. `follow` answers the number of the last change that it followed. */
  join(follow: () => Promise<number>): void
  /** Resolves when no other process answers with anything older than a change. @throws while that cannot be known */
  followed(change: number): Promise<void>
  /** Whether the others wait for this process, so that it may answer from what it keeps. */
  readonly isLeaseLive: boolean
  /** Milliseconds since the lease was last renewed; infinite before the first time. */
  readonly leaseAge: number
}

export interface Connection {
  orm: MikroORM
  dialect: 'sqlite' | 'postgresql'
  /** Changes with every commit of any process; NaN, which equals nothing, while the database is away. Cheap to read. */
  version(): number
  /** Null where every answer looks into the database's file, so that nobody has to be told. */
  peers: Peers | null
  /** Works while no process on another machine does. Those on this machine wait for `start-lock.ts`. */
  withProcessLock<Result>(work: () => Promise<Result>): Promise<Result>
  locks: Locks
  /** Reads everything as it is at one moment, while others go on writing. */
  snapshot<Result>(read: (rows: ReadRows) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
