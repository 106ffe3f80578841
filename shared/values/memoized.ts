/** Makes something of an object once, as long as that object is there. */
export function memoized<Key extends object, Value>(make: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
