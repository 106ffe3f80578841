import { z } from 'zod'

/**
 * A text of the configuration as what it means.
 * @param read answers null for a text that means nothing
 * @param refusal said of such a text
 */
export const parsedText = <Value>(read: (text: string) => Value | null, refusal: string) =>
  z.string().transform((text, context): Value => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: refusal })
    return z.NEVER
  })
