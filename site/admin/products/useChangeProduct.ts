import { useNotify, useUpdate } from 'react-admin'
import type { Product, ProductPatch } from '../../../shared/product.ts'
import { withReason } from '../data/errorText.ts'
import type { Saved } from '../data/httpClient.ts'
import { savedText } from '../publish/publishText.ts'
import { useRefreshPublishStatus } from '../publish/usePublishStatus.ts'

export const SAVING_FAILED = 'Fehler beim Speichern des Produkts'

/** Changes a few fields of a product from within the list. */
export function useChangeProduct(product: Product) {
  const [update, { isPending }] = useUpdate<Saved<Product>>()
  const notify = useNotify()
  const refreshPublishStatus = useRefreshPublishStatus()
  const change = (data: ProductPatch, onDone?: () => void) =>
    update(
      'products',
      { id: product.id, data, previousData: product, meta: { ifMatch: product.updatedAt } },
      {
        mutationMode: 'pessimistic',
        onSuccess: ({ published }) => {
          notify(savedText(published), { type: 'success' })
          refreshPublishStatus()
          onDone?.()
        },
        onError: (error) => notify(withReason(SAVING_FAILED, error), { type: 'error' }),
      },
    )
  return { change, isPending }
}
