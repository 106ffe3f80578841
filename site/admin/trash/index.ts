import TrashIcon from '@mui/icons-material/DeleteOutlined'
import { lazy } from 'react'
import { trashedProduct } from '../../../shared/trash.ts'
import type { AdminResource } from '../data/resource.ts'
import { messages } from './messages.ts'

export const trash: AdminResource = {
  name: 'trash',
  path: '/trash',
  recordPath: '/trash/products',
  row: trashedProduct,
  record: trashedProduct,
  sortable: false,
  permissions: { list: 'trash.read', edit: 'trash.restore', delete: 'trash.delete' },
  failed: {
    load: 'Fehler beim Laden des Papierkorbs',
    delete: 'Fehler beim endgültigen Löschen',
  },
  messages,
  icon: TrashIcon,
  list: lazy(() => import('./TrashList.tsx')),
  recordRepresentation: 'title',
}
