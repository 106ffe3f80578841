import { z } from 'zod'
import { DAY } from '../../../shared/time/time.ts'
import { DRAFTS, keysFrom } from './draft.ts'

/** How long a draft waits for its author. They hold what customers have said, and computers are shared. */
const KEPT_MS = 30 * DAY
/** How many of an account are kept; the oldest go first. */
const MOST_KEPT = 100

/** Drops those that nobody has come back for, and what does not say whose it is. */
export function dropOldDrafts(now = new Date()) {
  const kept = keysFrom(DRAFTS).map((key) => ({ key, savedAt: savedAtOf(key) }))
  for (const key of overdueDrafts(kept, now)) localStorage.removeItem(key)
}

/**
 * The keys of those that go.
 * @param drafts `savedAt` is empty for one that does not say when
 */
export function overdueDrafts(drafts: { key: string; savedAt: string }[], now: Date): string[] {
  const limit = new Date(now.getTime() - KEPT_MS).toISOString()
  const newestFirst = drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  return [...Map.groupBy(newestFirst, ({ key }) => ownerOf(key))].flatMap(([owner, ofOne]) =>
    ofOne
      .filter(({ savedAt }, place) => owner === null || savedAt < limit || place >= MOST_KEPT)
      .map(({ key }) => key),
  )
}

const ownerOf = (key: string) => /^(\d+)\../.exec(key.slice(DRAFTS.length))?.[1] ?? null

const dated = z.object({ savedAt: z.iso.datetime() })
function savedAtOf(key: string): string {
  try {
    return dated.parse(JSON.parse(localStorage.getItem(key) ?? '')).savedAt
  } catch {
    return ''
  }
}
