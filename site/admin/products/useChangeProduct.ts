import { useNotify, useUpdate } from 'react-admin'
import type { Product, ProductPatch } from '../../../shared/product.ts'
import { withReason } from '../data/errorText.ts'
import type { Saved } from '../data/httpClient.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'

export const SAVING_FAILED = 'Fehler beim Speichern des Produkts'

/** Changes a few fields of a product from within the list. */
export function useChangeProduct(product: Product) {
  const [update, { isPending }] = useUpdate<Saved<Product>>()
  const notify = useNotify()
  const notifySaved = useNotifySaved()
  const afterChange = useAfterChange()
  const change = (data: ProductPatch, onDone?: () => void) =>
    update(
      'products',
      { id: product.id, data, previousData: product, meta: { ifMatch: product.updatedAt } },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => {
          notifySaved(saved)
          onDone?.()
        },
        onError: (error) => notify(withReason(SAVING_FAILED, error), { type: 'error' }),
        // A refusal too: the row that someone else has changed is to be seen as it is now.
        onSettled: afterChange,
      },
    )
  return { change, isPending }
}
