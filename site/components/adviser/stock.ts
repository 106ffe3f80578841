import type { z } from 'zod'
import { type Assessed, assess } from '../../../shared/adviser/assess.ts'
import type { Needs } from '../../../shared/adviser/questions.ts'
import { product } from '../../../shared/product/product.ts'
import { readList } from '../../read.ts'

/** So many machines the API answers at once. */
const PORTION = 1000

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
  category: true,
  figures: true,
  status: true,
})
export type JudgedProduct = z.infer<typeof judged>
export type AssessedProduct = Assessed<JudgedProduct>

/** Every machine that can be had with its verdict, the best first. */
export async function assessStock(locals: App.Locals, needs: Needs): Promise<AssessedProduct[]> {
  return assess(await readStock(locals), needs)
}

/** What can be had comes first in this order, so that reading ends with the first that was sold. */
async function readStock(locals: App.Locals): Promise<JudgedProduct[]> {
  const stock: JudgedProduct[] = []
  for (let page = 1; ; page++) {
    const path = `/products?sort=available&limit=${PORTION}&page=${page}`
    const { items, pagination } = await readList(locals, path, judged)
    stock.push(...items)
    if (page >= pagination.totalPages || items.at(-1)?.status === 'sold') return stock
  }
}
