import { z } from 'zod'
import { labelSheetKeys } from '../../../shared/product/label-sheets.ts'
import { product } from '../../../shared/product/product.ts'

/** What a label says of a machine. */
export const labelled = product.pick({ id: true, stockNumber: true, brand: true, model: true })

/** What the process that draws labels is asked for. */
export const labelTask = z.object({
  machines: z.array(labelled.extend({ address: z.string() })),
  sheet: z.enum(labelSheetKeys),
  /** The position of the first label, from 1. */
  first: z.number().int(),
  dealer: z.object({ name: z.string(), accentColour: z.string() }),
  date: z.iso.datetime(),
})
export type LabelTask = z.infer<typeof labelTask>
