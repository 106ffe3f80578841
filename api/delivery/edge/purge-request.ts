import { setTimeout as wait } from 'node:timers/promises'
import { portionsOf } from '../../base/data/db/rows.ts'

/** The most that a change waits for. */
const PATIENCE_MS = 2_000
const PAUSE_MS = 200
/** Keeps the header of one request small. */
const TAGS_AT_A_TIME = 100

/** A cache in front of the site. */
export interface PurgeTarget {
  url: string
  token: string | null
}

/**
 * Has a cache drop everything with one of these tags. Tries again and again, for two seconds.
 * @throws with a sentence for the administrator
 */
export async function sendPurge(target: PurgeTarget, tags: readonly string[]): Promise<void> {
  const end = AbortSignal.timeout(PATIENCE_MS)
  for (const some of portionsOf(tags, TAGS_AT_A_TIME)) {
    let reason = 'keine Antwort binnen zwei Sekunden'
    for (;;) {
      const failure = await attempt(target, some, end)
      if (!failure) break
      if (end.aborted) throw new Error(reason)
      reason = failure
      await wait(PAUSE_MS)
    }
  }
}

async function attempt(
  { url, token }: PurgeTarget,
  tags: string[],
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // For caches that cannot read a body.
        'Cache-Tag': tags.join(','),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal,
    })
    await response.body?.cancel()
    return response.ok ? null : `Antwort ${response.status}`
  } catch {
    return 'nicht erreichbar'
  }
}
