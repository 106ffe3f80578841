import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import { tellSaved } from '../data/saved.ts'
import { useChange } from '../parts/useChange.ts'

/** Changes a few fields of a product without its form. */
export function useChangeProduct(product: Product | undefined) {
  const { change, isPending } = useChange<ProductPatch>('products', product)
  return {
    change: (data: ProductPatch, onDone?: () => void) => change(data, tellSaved, onDone),
    isPending,
  }
}
