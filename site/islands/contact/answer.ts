import { isObject } from '../../../shared/values/shape.ts'

/** The data of a successful answer of the API. */
export function dataOf(answer: unknown): unknown {
  return isObject(answer) && answer.success === true ? answer.data : undefined
}
