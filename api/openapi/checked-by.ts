import type { ValidationTargets } from 'hono'
import type { z } from 'zod'

/** What a middleware checks of a request. */
export interface RequestPart {
  target: keyof ValidationTargets
  schema: z.ZodType
}

const parts = new WeakMap<object, RequestPart>()

/** Notes what a middleware checks, so that its route is described by the very schema that guards it. */
export function checkedBy<Handler extends object>(handler: Handler, part: RequestPart): Handler {
  parts.set(handler, part)
  return handler
}

export function partCheckedBy(handler: object): RequestPart | undefined {
  return parts.get(handler)
}
