/** Allows `limit` events per key in `seconds`, counted from the first one; 0 means no limit. */
export interface ThrottleRule {
  name: string
  limit: number
  seconds: number
  message: string
  /** The keys are networks, of which neighbours count together. */
  byNeighbourhood?: boolean
}

export interface Counter {
  /** Counts an event, or answers with the seconds to wait if there were too many. */
  add(key: string, rule: ThrottleRule): Promise<number | null>
  remove(key: string): Promise<void>
  clear(key: string): Promise<void>
}
