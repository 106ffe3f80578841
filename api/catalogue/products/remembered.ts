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
