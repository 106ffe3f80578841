import { z } from 'zod'

/** Until 2026-11 a mail pointed at an inquiry, an account or a feed. */
const mail = z
  .looseObject({
    inquiry_id: z.number().int().nullable(),
    user_id: z.number().int().nullish(),
    feed: z.string().nullish(),
  })
  .transform(({ inquiry_id, user_id, feed, ...row }) => ({
    ...row,
    about: String(inquiry_id ?? user_id ?? feed),
  }))

const tables: Record<string, z.ZodType> = { mail }

/** A row of a backup with the columns of today, whichever version wrote it. What fits no earlier one stays as it is. */
export function inColumnsOfToday(table: string, row: unknown): unknown {
  return tables[table]?.safeParse(row).data ?? row
}
