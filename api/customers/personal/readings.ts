import { z } from 'zod'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatQuantity, formatSize } from '../../../shared/writing/format.ts'

/** What a value may name by a key. */
export interface Names {
  categories: { slug: string; name: string }[]
}

/** How a reader of an access gets a value that is stored for programs. */
export type Reading = (value: unknown, names: Names) => string

/** Reads values of one kind; any other stays as it is. */
export const reading =
  <Value>(kind: z.ZodType<Value>, write: (value: Value, names: Names) => string): Reading =>
  (value, names) => {
    const { data, success } = kind.safeParse(value)
    return success ? write(data, names) : String(value)
  }

export const inPercent = reading(z.number(), (rate) => formatQuantity(rate, '%', 2))
export const asDay = reading(z.iso.date(), formatDay)
export const asSize = reading(z.number(), formatSize)

/** For a mark that says something only where it is set. */
export const ifSo = reading(z.boolean(), (isSo) => (isSo ? 'ja' : ''))

/** `application/pdf` → `PDF`. */
export const asFileType = reading(
  z.string().regex(/^\w+\/[\w.+-]+$/),
  (type) => type.split(/[/.]/).at(-1)?.toUpperCase() ?? type,
)
