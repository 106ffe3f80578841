import { LRUCache } from 'lru-cache'
import { ApiError } from '../errors.ts'

/** Counts events by key and answers 429 after too many within the window. */
export interface Throttle {
  /** @throws {ApiError} 429 with `Retry-After` */
  count(key: string): Promise<void>
  /** Takes one count back. */
  forgive(key: string): Promise<void>
}

/** Limits memory to some 20 MB; the keys that were not seen for longest are forgotten. */
const KEYS = 100_000

interface Window {
  events: number
  endsAt: number
}

/** Allows `limit` events per key in `seconds`, counted from the first one; 0 means no limit. */
export function createThrottle(
  limit: number,
  seconds: number,
  message: string,
  now: () => number = Date.now,
): Throttle {
  if (limit === 0) return { count: async () => {}, forgive: async () => {} }
  const windows = new LRUCache<string, Window>({ max: KEYS })

  const current = (key: string): Window => {
    const known = windows.get(key)
    if (known && known.endsAt > now()) return known
    const fresh = { events: 0, endsAt: now() + seconds * 1000 }
    windows.set(key, fresh)
    return fresh
  }
  return {
    async count(key) {
      const window = current(key)
      if (window.events >= limit) {
        const wait = Math.max(1, Math.ceil((window.endsAt - now()) / 1000))
        throw new ApiError(429, message, { headers: { 'Retry-After': String(wait) } })
      }
      window.events++
    },
    async forgive(key) {
      const window = current(key)
      window.events = Math.max(0, window.events - 1)
    },
  }
}
