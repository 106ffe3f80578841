import { globSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** The file in which a data folder has its database. */
export function databaseFile(dataDir: string): string {
  const [name, ...others] = globSync('*.sqlite', { cwd: dataDir })
  if (!name || others.length > 0) throw new Error(`Not one database in ${dataDir}`)
  return join(dataDir, name)
}

/** A copy in one piece, also while somebody writes. */
export function copyDatabase(file: string, target: string): void {
  const database = new Sqlite(file, { readonly: true })
  database.prepare('vacuum into ?').run(target)
  database.close()
}

/** `ok`, or what is wrong with the file. */
export function checkDatabase(file: string): unknown {
  const database = new Sqlite(file, { readonly: true })
  const outcome = database.pragma('integrity_check', { simple: true })
  database.close()
  return outcome
}
