import { z } from 'zod'
import { isCleanText, type TextRule, textProblem, tooLong, UNCLEAN_TEXT } from './text-rules.ts'

const cleanString = (missing: string) =>
  z.string({ error: missing }).refine(isCleanText, { error: UNCLEAN_TEXT }).trim()

/** A trimmed text of 1 to `max` characters; `missing` is the message for an empty one. */
export const requiredText = (label: string, max: number, missing: string) =>
  cleanString(missing).min(1, missing).max(max, tooLong(label, max))

/** A trimmed text of at most `max` characters that may be empty. */
export const optionalText = (label: string, max: number) =>
  cleanString(`${label} muss ein Text sein`).max(max, tooLong(label, max))

/** A trimmed text that satisfies a rule, which browsers apply without zod. */
export const ruledText = (rule: TextRule) =>
  z
    .string({ error: rule.wrong })
    .superRefine((value, context) => {
      const message = textProblem(value, rule)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .trim()
