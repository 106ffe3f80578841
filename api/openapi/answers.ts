import type { z } from 'zod'
import { success } from '../../shared/envelope.ts'
import type { Operation } from './operations.ts'

/** The whole answer when it went well: the envelope around an operation's data. */
export function answerOf({ data, isPaged }: Operation): z.ZodType {
  const envelope = success(data)
  return isPaged ? envelope.required({ pagination: true }) : envelope.omit({ pagination: true })
}
