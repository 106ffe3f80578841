import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { type Product, type ProductPatch, productPatch } from '../../../shared/product/product.ts'
import { BulkNotice } from './BulkNotice.tsx'
import { changeEach } from './changeEach.ts'

/** Long enough to notice a mistake and take it back. */
const NOTICE_SHOWN_MS = 60_000

/** Changes the selected products. One press takes that back. */
export function useBulkChange() {
  const { selectedIds, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (patch: ProductPatch) => {
      const { data } = await dataProvider.getMany<Product>('products', { ids: selectedIds })
      return changeEach(dataProvider, data, () => patch)
    },
    onSuccess: (outcome, patch) => {
      if (outcome.refused.length === 0) onUnselectItems()
      const fields = productPatch.keyof().options.filter((field) => field in patch)
      notify(<BulkNotice outcome={outcome} fields={fields} />, {
        autoHideDuration: NOTICE_SHOWN_MS,
      })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
