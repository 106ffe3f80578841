import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useCloseNotification } from 'react-admin'
import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import { adminStatusLabels } from '../../../shared/product/terms.ts'
import { timeFields } from '../../../shared/product/times.ts'
import { keysOf } from '../../../shared/values/keys.ts'
import { type Saved, tellSaved } from '../data/saved.ts'
import { useChange } from '../parts/useChange.ts'

/** Changes a machine where a slip is quickly made, such as in a list; the notice has the way back. */
export function useUndoableChange(product: Product | undefined) {
  const { change, isPending } = useChange<ProductPatch>('products', product)
  const told = useInquiriesTold()
  const changeUndoably = (patch: ProductPatch, onDone?: () => void) =>
    change(
      patch,
      (saved) => {
        const undo = product && <UndoButton saved={saved} undo={wayBack(product, patch)} />
        tellSaved(saved, { said: saidOf(patch), undo })
        told()
      },
      onDone,
    )
  return { change: changeUndoably, isPending }
}

/** The history of an inquiry says what was reserved for it. */
function useInquiriesTold() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: ['inquiries', 'getOne'] })
}

const saidOf = ({ status }: ProductPatch) => status && adminStatusLabels[status]

/** What was changed as it was before, with the times that another status has ended. */
export function wayBack(before: Product, patch: ProductPatch): ProductPatch {
  const ended = patch.status === undefined ? [] : timeFields.filter((field) => before[field])
  const fields = new Map(Object.entries(before))
  return Object.fromEntries([...keysOf(patch), ...ended].map((field) => [field, fields.get(field)]))
}

interface UndoProps {
  /** As the change left it: what somebody has changed since stays. */
  saved: Saved<RaRecord>
  undo: ProductPatch
}

function UndoButton({ saved, undo }: UndoProps) {
  const { change, isPending } = useChange<ProductPatch>('products', saved)
  const close = useCloseNotification()
  const told = useInquiriesTold()
  const press = () =>
    change(undo, (restored) => {
      close()
      tellSaved(restored, { said: saidOf(undo) })
      told()
    })
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={press}>
      Rückgängig
    </Button>
  )
}
