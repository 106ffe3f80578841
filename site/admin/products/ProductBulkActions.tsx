import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import { adminStatusLabels, productStatuses } from '../../../shared/product.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'
import { BulkBar } from '../lists/BulkBar.tsx'
import { useBulkChange } from './useBulkChange.ts'

const statuses = [{ value: '', label: 'Status setzen …' }, ...choicesOf(adminStatusLabels)]

export function ProductBulkActions() {
  const { selectedIds } = useListContext()
  const { changeAll, deleteAll, isPending } = useBulkChange()
  const [asking, setAsking] = useState(false)
  const count = selectedIds.length
  return (
    <BulkBar>
      <Button disabled={isPending} onClick={() => changeAll({ featured: true })}>
        Empfehlen
      </Button>
      <Button disabled={isPending} onClick={() => changeAll({ featured: false })}>
        Nicht mehr empfehlen
      </Button>
      <ChoiceField
        choices={statuses}
        value=""
        fullWidth={false}
        disabled={isPending}
        slotProps={{ htmlInput: { 'aria-label': 'Status der ausgewählten Produkte' } }}
        onChoose={(value) => {
          const status = productStatuses.find((known) => known === value)
          if (status) changeAll({ status })
        }}
      />
      <Button color="error" disabled={isPending} onClick={() => setAsking(true)}>
        Löschen
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${formatCount(count, 'Produkt', 'Produkte')} löschen?`}
        confirm="Löschen"
        busy={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => deleteAll().finally(() => setAsking(false))}
      >
        Sie verschwinden sofort von der Website. Das lässt sich nicht rückgängig machen.
      </ConfirmDialog>
    </BulkBar>
  )
}
