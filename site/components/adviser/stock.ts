import type { z } from 'zod'
import { type Assessed, assess } from '../../../shared/adviser/assess.ts'
import type { Needs } from '../../../shared/adviser/questions.ts'
import { product } from '../../../shared/product/product.ts'
import { readList } from '../../read.ts'

/** So many machines are judged for a visitor at most. */
export const JUDGED_LIMIT = 1000

const judged = product.pick({
  id: true,
  title: true,
  brand: true,
  model: true,
  year: true,
  priceKind: true,
  price: true,
  previousPrice: true,
  images: true,
  figures: true,
  status: true,
})
export type JudgedProduct = z.infer<typeof judged>

export interface Assessment {
  machines: Assessed<JudgedProduct>[]
  /** All machines that can be had, those that were ruled out by their figures, or the first ones of these. */
  scope: 'all' | 'narrowed' | 'cut'
}

/**
 * Judges the stock. One that is too large is narrowed by the list's filters, which leave every machine that
 * fits or nearly fits: it needs the figure, and the figure has to reach what is asked.
 */
export async function assessStock(locals: App.Locals, needs: Needs): Promise<Assessment> {
  const stock = await readStock(locals, new URLSearchParams())
  if (stock.isWhole) return { machines: assess(stock.items, needs), scope: 'all' }
  const limits = limitsOf(needs)
  const rest = limits.size > 0 ? await readStock(locals, limits) : stock
  return { machines: assess(rest.items, needs), scope: rest.isWhole ? 'narrowed' : 'cut' }
}

/** What can be had comes first, so that nothing is missing where a machine that was sold is the last. */
async function readStock(locals: App.Locals, filters: URLSearchParams) {
  const query = `sort=available&limit=${JUDGED_LIMIT}&${filters}`
  const { items, pagination } = await readList(locals, `/products?${query}`, judged)
  return { items, isWhole: pagination.totalPages <= 1 || items.at(-1)?.status === 'sold' }
}

/** The list's filters that rule out only machines that fail, or whose figure is not known. */
function limitsOf({ load, liftHeight, passage, aisle }: Needs): URLSearchParams {
  const limits = {
    capacityFrom: load,
    liftHeightFrom: liftHeight,
    closedHeightTo: passage,
    aisleWidthTo: aisle,
  }
  const query = new URLSearchParams()
  for (const [name, limit] of Object.entries(limits))
    if (limit !== undefined) query.set(name, String(limit))
  return query
}
