import { wreakHavoc } from './chaos.ts'
import type { Cluster } from './cluster.ts'

/**
 * Has clients work without a pause while one thing after another happens to a site.
 * @param work of the clients, until the signal
 * @returns what has happened
 */
export async function tryOut(
  cluster: Cluster,
  { seed, rounds }: { seed: number; rounds: number },
  work: (signal: AbortSignal) => Promise<void>[],
): Promise<string[]> {
  const end = new AbortController()
  const clients = work(end.signal)
  const happened = await wreakHavoc(cluster, seed, rounds)
  end.abort()
  await Promise.all(clients)
  return happened
}
