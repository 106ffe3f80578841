import { z } from 'zod'
import { paging } from '../calls/query.ts'
import { productInput } from './product.ts'

export const TRASH_PAGE_SIZE = 20
export const trashQuery = z.object(paging(TRASH_PAGE_SIZE))
export type TrashQuery = z.infer<typeof trashQuery>

/** A deleted product that can still come back. */
export const trashedProduct = z
  .object({
    id: z.number().int(),
    title: z.string(),
    stockNumber: z.string().nullable(),
    /** Its first picture. */
    image: z.string().nullable(),
    deletedAt: z.iso.datetime(),
    author: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'TrashedProduct' })
export type TrashedProduct = z.infer<typeof trashedProduct>

/** Where the product comes back to, in place of a category that is gone. */
export const trashRestore = productInput.pick({ categoryId: true }).partial()
export type TrashRestore = z.infer<typeof trashRestore>
