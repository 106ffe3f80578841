import type { MikroORM } from '@mikro-orm/sql'

/** An open database with its tables up to date. */
export interface Connection {
  orm: MikroORM
  /** For the little that the two databases write differently. */
  dialect: 'sqlite' | 'postgresql'
  /**
   * A number that is another one after any commit, by whichever process; NaN, which equals nothing,
   * while the database is away and nobody can tell. It is known without asking the database.
   */
  version(): number
  close(): Promise<void>
}
