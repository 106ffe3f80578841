import { LRUCache } from 'lru-cache'

const REMEMBERED = 1000
/** Of all keys together, by which what is remembered grows as well: strangers choose them. */
const CHARACTERS = 256 * 1024
const LONGEST_KEY = 2 * 1024

/** Room for what visitors ask for; what is asked in very many words is not remembered. */
export const memory = <Value extends object>() =>
  new LRUCache<string, Value>({
    max: REMEMBERED,
    maxSize: CHARACTERS,
    maxEntrySize: LONGEST_KEY,
    sizeCalculation: (_, key) => key.length,
  })

interface Memory<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
  delete(key: Key): boolean
}

/** What was read under a key, or is being read. What failed is read again when it is asked for again. */
export function remembered<Key, Value>(
  memory: Memory<Key, Promise<Value>>,
  key: Key,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = memory.get(key)
  if (known) return known
  const value = read()
  value.catch(() => memory.delete(key))
  memory.set(key, value)
  return value
}
