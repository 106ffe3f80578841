import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../errors.ts'

/** Counts events by key and refuses with 429 once there were too many within the window. */
export interface Throttle {
  /** @throws {ApiError} 429 with `Retry-After` */
  count(key: string): Promise<void>
  /** Takes one count back. */
  forgive(key: string): Promise<void>
}

/** `limit` events per `seconds` and key; 0 means no limit. */
export function createThrottle(limit: number, seconds: number, message: string): Throttle {
  if (limit === 0) return { count: async () => {}, forgive: async () => {} }
  const limiter = new RateLimiterMemory({ points: limit, duration: seconds })
  return {
    async count(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new ApiError(429, message, { headers: { 'Retry-After': String(wait) } })
      }
    },
    async forgive(key) {
      await limiter.reward(key)
    },
  }
}
