import type { Product } from './product.ts'

/** Brand and model; null where the title, which stands beside it, is nothing else. */
export function makerBesideTitle({
  title,
  brand,
  model,
}: Pick<Product, 'title' | 'brand' | 'model'>): string | null {
  const maker = `${brand} ${model}`
  return title === maker ? null : maker
}
