type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'
export const isFlag: Check = (value) => typeof value === 'boolean'
export const isWhole: Check = (value) => Number.isSafeInteger(value)

/** Whether a value has every key of a shape, each passing its check; other keys are ignored. */
export const has =
  <Item extends object>(shape: Record<keyof Item, Check>) =>
  (value: unknown): value is Item =>
    isObject(value) && Object.entries<Check>(shape).every(([key, check]) => check(value[key]))

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The data of an answer of the API that went well. */
export function dataOf(answer: unknown): unknown {
  return isObject(answer) && answer.success === true ? answer.data : undefined
}
