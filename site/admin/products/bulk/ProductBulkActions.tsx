import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { Button, useListContext } from 'react-admin'
import type { Product } from '../../../../shared/product/product.ts'
import { formatNumber } from '../../../../shared/writing/format.ts'
import { May } from '../../auth/me.tsx'
import { lazyPart } from '../../parts/Loading.tsx'
import { useNotifyDeleted } from '../../trash/useNotifyDeleted.tsx'

const DeleteMachines = lazyPart(() => import('../DeleteMachines.tsx'))
const BulkEditDialog = lazyPart(() => import('./BulkEditDialog.tsx'))
const LabelsDialog = lazyPart(() => import('./LabelsDialog.tsx'))

export default function ProductBulkActions() {
  const [opened, setOpened] = useState<'edit' | 'labels' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const { selectedIds = [], data = [] } = useListContext<Product>()
  const notifyDeleted = useNotifyDeleted()
  // Some may stand on another page of the list.
  const chosen = selectedIds.map(
    (id) => data.find((one) => one.id === id) ?? { id: Number(id), title: `Nr. ${id}` },
  )
  const away = selectedIds.filter((id) => !data.some((one) => one.id === id)).length
  const onDeleted = () => {
    close()
    notifyDeleted()
  }
  return (
    <>
      {away > 0 && (
        <Typography variant="note">{formatNumber(away)} davon nicht in dieser Ansicht</Typography>
      )}
      <Button label="Ändern …" onClick={() => setOpened('edit')}>
        <EditIcon />
      </Button>
      <Button label="Etiketten …" onClick={() => setOpened('labels')}>
        <LabelIcon />
      </Button>
      <Suspense>
        {opened === 'edit' && <BulkEditDialog onClose={close} />}
        {opened === 'labels' && <LabelsDialog onClose={close} />}
        {opened === 'delete' && (
          <DeleteMachines machines={chosen} onClose={close} onDeleted={onDeleted} />
        )}
      </Suspense>
      <May permission="products.delete">
        <Button label="Löschen …" color="error" onClick={() => setOpened('delete')}>
          <DeleteIcon />
        </Button>
      </May>
    </>
  )
}
