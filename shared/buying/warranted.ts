import type { Product } from '../product/product.ts'
import { canBeHad, type Grade } from '../product/terms.ts'

/** Which machines the dealer answers for: new ones, and used ones by their grade. */
export type Warranted = readonly ('new' | Grade)[]
export const NOTHING_WARRANTED: Warranted = []

export const isUnused = (condition: Product['condition']): boolean =>
  condition === 'new' || condition === 'demo'

/** Whether the dealer answers for a machine, as its page says it: see `warrantyText`. */
export function isWarranted(
  { condition, grade, status }: Pick<Product, 'condition' | 'grade' | 'status'>,
  warranted: Warranted,
): boolean {
  const key = isUnused(condition) ? 'new' : grade
  return canBeHad(status) && key !== null && warranted.includes(key)
}
