import { z } from 'zod'

/** A text of the configuration as what it means; `refusal` is said of one that `read` answers null for. */
export const parsedText = <Value>(read: (text: string) => Value | null, refusal: string) =>
  z.string().transform((text, context): Value => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: refusal })
    return z.NEVER
  })
