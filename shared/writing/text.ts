import { z } from 'zod'
import {
  lineProblem,
  plainBy,
  plainLine,
  plainText,
  type TextRule,
  textProblem,
  tooLong,
  uncleanText,
} from './text-rules.ts'

/** Adds the problem that `problemOf` finds to the errors of a text. */
export const refusing = (problemOf: (text: string) => string | null) =>
  z.superRefine<string>((text, context) => {
    const message = problemOf(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

const textOf = (wrong: string) =>
  z.string({ error: wrong }).overwrite(plainText).check(refusing(uncleanText))

const lineOf = (label: string, wrong: string) =>
  z
    .string({ error: wrong })
    .overwrite(plainLine)
    .check(refusing((line) => lineProblem(line, label)))

const noText = (label: string) => `${label} muss ein Text sein`

/** A text of several lines and 1 to `max` characters; `missing` is the message for an empty one. */
export const requiredText = (label: string, max: number, missing: string) =>
  textOf(missing).min(1, missing).max(max, tooLong(label, max))

/** A text of several lines and at most `max` characters that may be empty. */
export const optionalText = (label: string, max: number) =>
  textOf(noText(label)).max(max, tooLong(label, max))

/** As `requiredText`, for what is one line: names, titles, numbers, subjects. */
export const requiredLine = (label: string, max: number, missing = `${label} ist erforderlich`) =>
  lineOf(label, missing).min(1, missing).max(max, tooLong(label, max))

/** As `optionalText`, for what is one line. */
export const optionalLine = (label: string, max: number) =>
  lineOf(label, noText(label)).max(max, tooLong(label, max))

/** A text that satisfies a rule, which browsers apply without zod. */
export const ruledText = (rule: TextRule) =>
  z
    .string({ error: rule.wrong })
    .overwrite(plainBy(rule))
    .check(refusing((value) => textProblem(value, rule)))

/** The first and the last moment that every database stores and every screen shows. */
const EARLIEST = Date.parse('1900-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59Z')

/** A moment that is sent in any zone, as the ISO instant that is stored. */
export const moment = (label: string) =>
  z.iso
    .datetime({
      offset: true,
      abort: true,
      error: `${label} muss wie 2026-11-24T09:00:00Z geschrieben sein`,
    })
    .refine((text) => Date.parse(text) >= EARLIEST, `${label} liegt zu weit in der Vergangenheit`)
    .refine((text) => Date.parse(text) <= LATEST, `${label} liegt zu weit in der Zukunft`)
    .transform((text) => new Date(text).toISOString())

/** The number of a record, as it is sent: what either database can store as an id. */
export const idInput = (wrong: string) => z.int32(wrong).min(1, wrong)
