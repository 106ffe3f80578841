import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import { useChange } from '../parts/useChange.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

/** Changes a few fields of a product without its form. */
export function useChangeProduct(product: Product | undefined) {
  const notifySaved = useNotifySaved()
  const { change, isPending } = useChange<ProductPatch>('products', product)
  return {
    change: (data: ProductPatch, onDone?: () => void) => change(data, notifySaved, onDone),
    isPending,
  }
}
