/** Validates data in the browser, where zod would add 24 KB. */
export type Check = (value: unknown) => boolean

export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
export const isInteger: Check = (value) => Number.isSafeInteger(value)
export const isText: Check = (value) => typeof value === 'string'
export const isFlag: Check = (value) => typeof value === 'boolean'

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

export const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** Checks that an object has every key of a shape, with a valid value. Other keys are ignored. */
export const has =
  <Item extends object>(shape: Record<keyof Item, Check>) =>
  (value: unknown): value is Item =>
    isObject(value) && Object.entries<Check>(shape).every(([key, check]) => check(value[key]))
