import { useNotify, useUpdate } from 'react-admin'
import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import type { Saved } from '../data/httpClient.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

/** Changes a few fields of a product without its form. */
export function useChangeProduct(product: Product | undefined) {
  const [update, { isPending }] = useUpdate<Saved<Product>>()
  const notify = useNotify()
  const notifySaved = useNotifySaved()
  const change = (data: ProductPatch, onDone?: () => void) =>
    update(
      'products',
      { id: product?.id, data, previousData: product },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => {
          notifySaved(saved)
          onDone?.()
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    )
  return { change, isPending }
}
