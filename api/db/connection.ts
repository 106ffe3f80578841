import type { MikroORM } from '@mikro-orm/sql'

/** Reads the rows of a statement without parameters, some at a time, so that a large table needs little memory. */
export type ReadRows = (statement: string) => AsyncIterable<Record<string, unknown>[]>

/** An open database with its tables up to date. */
export interface Connection {
  orm: MikroORM
  /** For the few places where the two databases differ. */
  dialect: 'sqlite' | 'postgresql'
  /**
   * A number that changes with every commit of any process. NaN, which equals nothing, while the
   * database is away. Reading it costs nothing, so it can be asked before every answer.
   */
  version(): number
  /** Reads everything as it is at one moment, while others go on writing. */
  snapshot<Result>(read: (rows: ReadRows) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
