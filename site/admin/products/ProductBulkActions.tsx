import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import { BulkDeleteButton, Button, useListContext } from 'react-admin'
import { May } from '../auth/May.tsx'
import { useNotifyDeleted } from '../trash/useNotifyDeleted.tsx'
import { BulkStatus } from './BulkStatus.tsx'
import { useBulkChange } from './useBulkChange.tsx'

export function ProductBulkActions() {
  const { mutate: change, isPending } = useBulkChange()
  const { onUnselectItems } = useListContext()
  const notifyDeleted = useNotifyDeleted()
  const onDeleted = () => {
    onUnselectItems()
    notifyDeleted()
  }
  return (
    <>
      <May permission="products.edit">
        <Button label="Empfehlen" disabled={isPending} onClick={() => change({ featured: true })}>
          <StarIcon />
        </Button>
        <Button
          label="Nicht mehr empfehlen"
          disabled={isPending}
          onClick={() => change({ featured: false })}
        >
          <StarBorderIcon />
        </Button>
      </May>
      <BulkStatus disabled={isPending} onChoose={(status) => change({ status })} />
      <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: onDeleted }} />
    </>
  )
}
