import { isObject } from '../../../../shared/shape.ts'

/** The paths of what a JSON value has and its parsed form has not, because no schema knows it: `leasing.rate`. */
export function unknownKeys(given: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(given) && Array.isArray(parsed))
    return given.flatMap((item, index) => unknownKeys(item, parsed[index], `${path}${index}.`))
  if (!isObject(given) || !isObject(parsed)) return []
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key)
      ? unknownKeys(value, parsed[key], `${path}${key}.`)
      : [`${path}${key}`],
  )
}
