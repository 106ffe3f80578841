import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import type { ProductPatch } from '../../../shared/product.ts'
import { withReason } from '../data/errorText.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { DELETING_FAILED } from './DeleteProduct.tsx'
import { SAVING_FAILED } from './useChangeProduct.ts'

/** Does one thing to every selected product. */
export function useBulkChange() {
  const { selectedIds: ids, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const afterChange = useAfterChange()
  const products = formatCount(ids.length, 'Produkt', 'Produkte')

  const outcome = (done: string, failed: string) => ({
    onSuccess: () => {
      notify(`${products} ${done}`, { type: 'success' })
      onUnselectItems()
    },
    onError: (error: Error) => notify(withReason(failed, error), { type: 'error' }),
    onSettled: afterChange,
  })

  const change = useMutation({
    mutationFn: (data: ProductPatch) => dataProvider.updateMany('products', { ids, data }),
    ...outcome('gespeichert', SAVING_FAILED),
  })
  const remove = useMutation({
    mutationFn: () => dataProvider.deleteMany('products', { ids }),
    ...outcome('gelöscht', DELETING_FAILED),
  })

  return {
    changeAll: change.mutate,
    deleteAll: () => remove.mutateAsync().catch(() => undefined),
    isPending: change.isPending || remove.isPending,
  }
}
