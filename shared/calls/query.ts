import { z } from 'zod'
import { optionalText } from '../writing/text.ts'

/** Query parameters arrive as strings, and an empty one counts as absent. */
export const parameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

interface NumberMeta {
  type: 'integer' | 'number'
  minimum: number
  maximum?: number
}

/** @param meta describes the number in the API's documentation */
const numeral = (pattern: RegExp, message: string, meta: NumberMeta) =>
  z
    .string({ error: message })
    .trim()
    .regex(pattern, message)
    .meta({ ...meta })
    .transform(Number)

/** A whole number written in decimal digits, within bounds. */
export const integer = (minimum: number, maximum: number) => {
  const message = `muss eine ganze Zahl von ${minimum} bis ${maximum} sein`
  return numeral(/^-?\d{1,15}$/, message, { type: 'integer', minimum, maximum }).pipe(
    z.number().min(minimum, message).max(maximum, message),
  )
}

/** A decimal number with a point, of at least zero. */
export const amount = () =>
  numeral(/^\d{1,15}(\.\d{1,6})?$/, 'muss eine Zahl ab 0 sein', { type: 'number', minimum: 0 })

/** One value or several with commas. */
export const severalOf = <Value extends z.ZodType<unknown, string>>(value: Value) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
    .pipe(z.array(value))

export const flag = () =>
  z
    .enum(['true', 'false'], { error: 'muss „true“ oder „false“ sein' })
    .transform((value) => value === 'true')

/** Words to search for. Nothing but blanks counts as absent. */
export const searchParameter = () =>
  parameter(optionalText('search', 200).transform((value) => (value === '' ? undefined : value)))

/** No catalogue has as many pages. The limit keeps offsets within 64 bits. */
const LAST_PAGE = 1_000_000_000
export const MAX_LIMIT = 1000

export const paging = (defaultLimit: number) => ({
  page: parameter(integer(1, LAST_PAGE))
    .transform((page) => page ?? 1)
    .meta({ description: 'Welche Seite, gezählt ab 1; ohne Angabe die erste' }),
  limit: parameter(integer(1, MAX_LIMIT))
    .transform((limit) => limit ?? defaultLimit)
    .meta({ description: `Einträge je Seite; ohne Angabe ${defaultLimit}` }),
})

/**
 * A day of a range or a limit, as `2026-11-24`. Clocks and databases calculate from its midnight in Berlin, and with the
 * days and years around it, which not all of them can do beyond these years.
 */
export const calendarDay = (example: string) =>
  z.iso
    .date({ error: `muss ein Tag wie ${example} sein`, abort: true })
    .refine((day) => day >= '1900' && day < '9999', 'muss in den Jahren 1900 bis 9998 liegen')
