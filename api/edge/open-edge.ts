import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import type { Freshness } from '../freshness/freshness.ts'
import type { Edge } from './edge.ts'

/** Null without `PURGE_URL`; nothing is loaded then. */
export async function openEdge(
  { purge }: Pick<Config, 'purge'>,
  database: Database,
  freshness: Freshness,
): Promise<Edge | null> {
  if (!purge) return null
  const { Edge } = await import('./edge.ts')
  return new Edge({ database, freshness, target: purge })
}
