import { LRUCache } from 'lru-cache'
import type { Counter } from './counter.ts'

/** Limits memory to some 20 MB; the keys that were not seen for longest are forgotten. */
const KEYS = 100_000

interface Window {
  events: number
  endsAt: number
}

export function countInMemory(now: () => number = Date.now): Counter {
  // Unlike `max`, this takes memory only as keys come.
  const windows = new LRUCache<string, Window>({ maxSize: KEYS, sizeCalculation: () => 1 })
  return {
    async add(key, { limit, seconds }) {
      const known = windows.get(key)
      const window =
        known && known.endsAt > now() ? known : { events: 0, endsAt: now() + seconds * 1000 }
      windows.set(key, window)
      if (window.events >= limit) return (window.endsAt - now()) / 1000
      window.events++
      return null
    },
    async remove(key) {
      const window = windows.get(key)
      if (window) window.events = Math.max(0, window.events - 1)
    },
    async clear(key) {
      windows.delete(key)
    },
  }
}
