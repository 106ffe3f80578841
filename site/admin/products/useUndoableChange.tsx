import { useQueryClient } from '@tanstack/react-query'
import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import { adminStatusLabels } from '../../../shared/product/terms.ts'
import { timeFields } from '../../../shared/product/times.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { type Saved, type SaveNotice, tellSaved } from '../data/saved.ts'
import { UndoButton, useChange } from '../parts/change.tsx'

/** Changes a machine where a slip is quickly made, such as in a list; the notice has the way back. */
export function useUndoableChange(product: Product | undefined) {
  const { change, takeBack, isPending } = useChange<ProductPatch>('products', product)
  const queryClient = useQueryClient()
  const tell = (saved: Saved<object>, besides: Pick<SaveNotice, 'said' | 'undo'>) => {
    tellSaved(saved, besides)
    // The history of an inquiry says what was reserved for it.
    void queryClient.invalidateQueries({ queryKey: ['inquiries', 'getOne'] })
  }
  const changeUndoably = async (patch: ProductPatch, onDone?: () => void) => {
    if (!product) return
    const back = wayBack(product, patch)
    await change(
      patch,
      (saved) => {
        // What somebody has changed since stays.
        const undo = async () => {
          tell(await takeBack(back, saved), { said: undoneText(back) })
          return null
        }
        tell(saved, {
          said: patch.status && adminStatusLabels[patch.status],
          undo: <UndoButton undo={undo} />,
        })
      },
      onDone,
    )
  }
  return { change: changeUndoably, isPending }
}

const undoneText = ({ status }: ProductPatch) =>
  status ? `Zurückgenommen, wieder „${adminStatusLabels[status]}“` : 'Zurückgenommen'

/** What was changed as it was before, with the times that another status has ended. */
export function wayBack(before: Product, patch: ProductPatch): ProductPatch {
  const ended = patch.status === undefined ? [] : timeFields.filter((field) => before[field])
  const fields = new Map(Object.entries(before))
  return Object.fromEntries([...keysOf(patch), ...ended].map((field) => [field, fields.get(field)]))
}
