import type { MikroORM } from '@mikro-orm/sql'

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
  close(): Promise<void>
}
