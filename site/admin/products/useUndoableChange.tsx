import { useQueryClient } from '@tanstack/react-query'
import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import { adminStatusLabels } from '../../../shared/product/terms.ts'
import { timeFields } from '../../../shared/product/times.ts'
import { keysOf } from '../../../shared/values/keys.ts'
import { tellSaved } from '../data/saved.ts'
import { UndoButton } from '../parts/undo.tsx'
import { useChange } from '../parts/useChange.ts'

/** Changes a machine where a slip is quickly made, such as in a list; the notice has the way back. */
export function useUndoableChange(product: Product | undefined) {
  const { change, takeBack, isPending } = useChange<ProductPatch>('products', product)
  const queryClient = useQueryClient()
  const changeUndoably = (patch: ProductPatch, onDone?: () => void) =>
    change(
      patch,
      (saved) => {
        const back = product && wayBack(product, patch)
        const undo = back && (
          <UndoButton
            undo={async () => tellSaved(await takeBack(back, saved), { said: saidOf(back) })}
          />
        )
        tellSaved(saved, { said: saidOf(patch), undo })
        // The history of an inquiry says what was reserved for it.
        void queryClient.invalidateQueries({ queryKey: ['inquiries', 'getOne'] })
      },
      onDone,
    )
  return { change: changeUndoably, isPending }
}

const saidOf = ({ status }: ProductPatch) => status && adminStatusLabels[status]

/** What was changed as it was before, with the times that another status has ended. */
export function wayBack(before: Product, patch: ProductPatch): ProductPatch {
  const ended = patch.status === undefined ? [] : timeFields.filter((field) => before[field])
  const fields = new Map(Object.entries(before))
  return Object.fromEntries([...keysOf(patch), ...ended].map((field) => [field, fields.get(field)]))
}
