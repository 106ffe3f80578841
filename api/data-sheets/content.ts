import { z } from 'zod'
import { product } from '../../shared/product.ts'

export const sheetKinds = ['dataSheet', 'sign'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** Everything that a sheet shows besides the photo. */
export const sheetContent = z.object({
  kind: z.enum(sheetKinds),
  /** As visitors see it. */
  product,
  /** The whole address of its page. */
  address: z.string(),
  /** The day of issue as it is printed. */
  issued: z.string(),
})
export type SheetContent = z.infer<typeof sheetContent>
