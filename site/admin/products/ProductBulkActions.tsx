import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import { BulkDeleteButton, Button, useBulkUpdateController, useListContext } from 'react-admin'
import { adminStatusLabels, productStatuses } from '../../../shared/product/product.ts'
import { May } from '../auth/May.tsx'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { useNotifyDeleted } from '../trash/useNotifyDeleted.tsx'

const statuses = [{ value: '', label: 'Status setzen …' }, ...choicesOf(adminStatusLabels)]

export function ProductBulkActions() {
  const { handleUpdate, isPending } = useBulkUpdateController({ mutationMode: 'pessimistic' })
  const { onUnselectItems } = useListContext()
  const notifyDeleted = useNotifyDeleted()
  const onDeleted = () => {
    onUnselectItems()
    notifyDeleted()
  }
  return (
    <>
      <May permission="products.edit">
        <Button
          label="Empfehlen"
          disabled={isPending}
          onClick={() => handleUpdate({ featured: true })}
        >
          <StarIcon />
        </Button>
        <Button
          label="Nicht mehr empfehlen"
          disabled={isPending}
          onClick={() => handleUpdate({ featured: false })}
        >
          <StarBorderIcon />
        </Button>
      </May>
      <ChoiceField
        choices={statuses}
        value=""
        fullWidth={false}
        disabled={isPending}
        slotProps={{ htmlInput: { 'aria-label': 'Status der ausgewählten Produkte' } }}
        onChoose={(value) => {
          const status = productStatuses.find((known) => known === value)
          if (status) handleUpdate({ status })
        }}
      />
      <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: onDeleted }} />
    </>
  )
}
