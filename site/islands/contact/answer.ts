import { isObject } from '../../../shared/shape.ts'

/** The data of an answer of the API that went well. */
export function dataOf(answer: unknown): unknown {
  return isObject(answer) && answer.success === true ? answer.data : undefined
}
