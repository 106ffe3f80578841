import type { Database } from '../../data/db/database.ts'
import { neighbourhoodOf } from '../http/client-address.ts'
import { ApiError } from '../http/errors.ts'
import { countInDatabase } from './count-in-database.ts'
import { countInMemory } from './count-in-memory.ts'
import type { Counter, ThrottleRule } from './counter.ts'

interface Throttle {
  /** @throws {ApiError} 429 with `Retry-After` */
  count(key: string): Promise<void>
  admits(key: string): Promise<boolean>
  forgive(key: string): Promise<void>
  clear(key: string): Promise<void>
}

const nothing = async () => {}
const UNLIMITED: Throttle = {
  count: nothing,
  admits: async () => true,
  forgive: nothing,
  clear: nothing,
}

export type Throttles = (rule: ThrottleRule) => Throttle

/**
 * Counts in memory, or where all processes on one database count together.
 * @example
 * const questions = throttles(database)({ name: 'questions', limit: 10, seconds: HOUR_SECONDS, message })
 * await questions.count(address) // throws a 429 at the eleventh
 */
export function throttles({ db, peers }: Pick<Database, 'db' | 'peers'>): Throttles {
  const counter = peers ? countInDatabase(db) : countInMemory()
  return (rule) => createThrottle(rule, counter)
}

export function createThrottle(rule: ThrottleRule, counter: Counter): Throttle {
  if (rule.limit === 0) return UNLIMITED
  const full = (key: string) => `${rule.name}:${rule.byNeighbourhood ? neighbourhoodOf(key) : key}`
  return {
    async count(key) {
      const wait = await counter.add(full(key), rule)
      if (wait === null) return
      const seconds = String(Math.max(1, Math.ceil(wait)))
      throw new ApiError(429, rule.message, { headers: { 'Retry-After': seconds } })
    },
    admits: async (key) => (await counter.add(full(key), rule)) === null,
    forgive: (key) => counter.remove(full(key)),
    clear: (key) => counter.clear(full(key)),
  }
}
