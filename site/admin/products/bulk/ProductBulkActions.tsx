import EditIcon from '@mui/icons-material/EditOutlined'
import { lazy, Suspense, useState } from 'react'
import { BulkDeleteButton, Button, useListContext } from 'react-admin'
import { May } from '../../auth/me.tsx'
import { useNotifyDeleted } from '../../trash/useNotifyDeleted.tsx'

const BulkEditDialog = lazy(() => import('./BulkEditDialog.tsx'))

export function ProductBulkActions() {
  const [isOpen, setOpen] = useState(false)
  const { onUnselectItems } = useListContext()
  const notifyDeleted = useNotifyDeleted()
  const onDeleted = () => {
    onUnselectItems()
    notifyDeleted()
  }
  return (
    <>
      <Button label="Ändern …" onClick={() => setOpen(true)}>
        <EditIcon />
      </Button>
      {isOpen && (
        <Suspense>
          <BulkEditDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <May permission="products.delete">
        <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: onDeleted }} />
      </May>
    </>
  )
}
