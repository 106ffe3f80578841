import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useDelete, useNotify } from 'react-admin'
import type { Product } from '../../../shared/product.ts'
import { withReason } from '../data/errorText.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'

export const DELETING_FAILED = 'Fehler beim Löschen des Produkts'

export function DeleteProduct({ product }: { product: Product }) {
  const [asking, setAsking] = useState(false)
  const [deleteOne, { isPending }] = useDelete<Product>()
  const notify = useNotify()
  const afterChange = useAfterChange()

  const confirm = () =>
    deleteOne(
      'products',
      { id: product.id, previousData: product },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`„${product.title}“ gelöscht`, { type: 'success' })
          afterChange()
        },
        onError: (error) => notify(withReason(DELETING_FAILED, error), { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    )

  return (
    <>
      <Tooltip title="Löschen">
        <IconButton aria-label={`${product.title} löschen`} onClick={() => setAsking(true)}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        title="Produkt löschen?"
        confirm="Löschen"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        „{product.title}“ verschwindet sofort von der Website. Anfragen zu diesem Produkt bleiben
        erhalten.
      </ConfirmDialog>
    </>
  )
}
