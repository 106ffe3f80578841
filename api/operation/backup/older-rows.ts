import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  inquiryStatuses,
  isOpenStage,
  stageFor,
  stepTexts,
} from '../../../shared/inquiries/stage.ts'
import { foldNeighbours } from '../../../shared/writing/search-text.ts'
import type { Batch } from '../../catalogue/products/product.batches.ts'
import { personOf } from '../../customers/inquiries/identifiers.ts'
import { withPlainTexts } from '../../migrations/plain-texts.ts'

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

/** Until 2026-11-24 an inquiry had a status and no next step. Whoever restores it goes on with it at once. */
const inquiry = z
  .looseObject({
    status: z.enum(inquiryStatuses),
    spam: z.boolean(),
    email: z.string(),
    phone: z.string(),
  })
  .transform(({ status, ...row }) => {
    const stage = stageFor(status, 'new')
    const isOpen = !row.spam && isOpenStage(stage)
    return {
      ...row,
      ...personOf(row),
      stage,
      next_step_at: isOpen ? new Date().toISOString() : null,
      next_step_text: isOpen ? stepTexts.goOn : null,
    }
  })

/** Until 2026-11-30 the bytes of a file were in its row. */
const olderFile = z.looseObject({
  message_id: z.int(),
  position: z.int(),
  content: z.base64(),
})

/** Its name now, the same each time that a row is read. */
const nameOf = ({ message_id, position, content }: z.infer<typeof olderFile>) =>
  createHash('sha256')
    .update(`${message_id} ${position} `)
    .update(content, 'latin1')
    .digest('hex')
    .slice(0, 32)

const message_attachment = olderFile.transform(({ content, ...row }) => ({
  ...row,
  file: nameOf({ ...row, content }),
}))

/** The file that a row of an earlier version holds itself; null for any other row. */
export function fileInOlderRow(row: unknown): { file: string; bytes: Buffer } | null {
  const { data } = olderFile.safeParse(row)
  return data ? { file: nameOf(data), bytes: Buffer.from(data.content, 'base64') } : null
}

/** Until 2026-12-03 what the law keeps of an erased person was among the rows of others. */
const keptInquiry = z.looseObject({ kept_until: z.string().nullable() })

/** Whether a row of an earlier version is the inquiry of somebody who was erased, which the archive has now. */
export const isKeptInOlderRow = (row: unknown): boolean =>
  keptInquiry.safeParse(row).data?.kept_until != null

const withoutKept = keptInquiry.transform(({ kept_until: _, ...row }) => row)

/** Until 2026-11-30 a revision had a column for each kind of what changes many machines at once. */
const revision = z
  .looseObject({ stock_import: z.int().nullable(), bulk_edit: z.int().nullish() })
  .transform(({ stock_import, bulk_edit, ...row }) => ({
    ...row,
    batch: batchOf(stock_import, bulk_edit ?? null),
  }))

function batchOf(stockImport: number | null, bulkEdit: number | null): Batch | null {
  if (stockImport !== null) return `import ${stockImport}`
  return bulkEdit === null ? null : `bulk edit ${bulkEdit}`
}

/** Until 2026-12-08 search texts kept the letters of neighbours. */
const withFoldedSearch = (row: Record<string, unknown>) =>
  typeof row.search_text === 'string'
    ? { ...row, search_text: foldNeighbours(row.search_text) }
    : row

const tables: Record<string, z.ZodType> = {
  mail,
  inquiry: z.union([withoutKept, inquiry]),
  message_attachment,
  revision,
}
const values = z.record(z.string(), z.unknown())

/** A row of a backup with the columns of today, whichever version wrote it. What fits no earlier one stays as it is. */
export function inColumnsOfToday(table: string, row: unknown): unknown {
  const { data } = values.safeParse(tables[table]?.safeParse(row).data ?? row)
  return data ? withPlainTexts(table, withFoldedSearch(data)) : row
}
