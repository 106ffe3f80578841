import EditIcon from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { BulkDeleteButton, Button, useListContext } from 'react-admin'
import { May } from '../../auth/me.tsx'
import { useNotifyDeleted } from '../../trash/useNotifyDeleted.tsx'
import { BulkEditDialog } from './BulkEditDialog.tsx'

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
      {isOpen && <BulkEditDialog onClose={() => setOpen(false)} />}
      <May permission="products.delete">
        <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: onDeleted }} />
      </May>
    </>
  )
}
