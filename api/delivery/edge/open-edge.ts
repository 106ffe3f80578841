import type { Database } from '../../base/db/database.ts'
import type { Freshness } from '../../base/freshness/freshness.ts'
import type { Edge } from './edge.ts'
import type { PurgeTarget } from './purge-request.ts'

/** Null without `PURGE_URL`; nothing is loaded then. */
export async function openEdge(
  { purge }: { purge: PurgeTarget | null },
  database: Database,
  freshness: Freshness,
): Promise<Edge | null> {
  if (!purge) return null
  const { Edge } = await import('./edge.ts')
  return new Edge({ database, freshness, target: purge })
}
