import { z } from 'zod'
import { paging } from '../calls/query.ts'

export const IMPORTS_PAGE_SIZE = 20
export const importsQuery = z.object(paging(IMPORTS_PAGE_SIZE))

/** An import that was applied. */
export const stockImport = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    author: z.string(),
    fileName: z.string(),
    created: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    failed: z.number().int(),
    undoneAt: z.iso.datetime().nullable(),
    undoneBy: z.string().nullable(),
  })
  .meta({ id: 'StockImport' })
export type StockImport = z.infer<typeof stockImport>
