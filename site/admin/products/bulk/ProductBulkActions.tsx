import EditIcon from '@mui/icons-material/EditOutlined'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import { Suspense, useState } from 'react'
import { BulkDeleteButton, Button, useListContext } from 'react-admin'
import { May } from '../../auth/me.tsx'
import { lazyPart } from '../../parts/lazyPart.ts'
import { useNotifyDeleted } from '../../trash/useNotifyDeleted.tsx'

const BulkEditDialog = lazyPart(() => import('./BulkEditDialog.tsx'))
const LabelsDialog = lazyPart(() => import('./LabelsDialog.tsx'))

export default function ProductBulkActions() {
  const [opened, setOpened] = useState<'edit' | 'labels' | null>(null)
  const close = () => setOpened(null)
  const { onUnselectItems } = useListContext()
  const notifyDeleted = useNotifyDeleted()
  const onDeleted = () => {
    onUnselectItems()
    notifyDeleted()
  }
  return (
    <>
      <Button label="Ändern …" onClick={() => setOpened('edit')}>
        <EditIcon />
      </Button>
      <Button label="Etiketten …" onClick={() => setOpened('labels')}>
        <LabelIcon />
      </Button>
      <Suspense>
        {opened === 'edit' && <BulkEditDialog onClose={close} />}
        {opened === 'labels' && <LabelsDialog onClose={close} />}
      </Suspense>
      <May permission="products.delete">
        <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: onDeleted }} />
      </May>
    </>
  )
}
