import TrashIcon from '@mui/icons-material/DeleteOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const trash: AdminResource = {
  name: 'trash',
  path: '/trash',
  recordPath: '/trash/products',
  schemas: async () => {
    const { trashedProduct } = await import('../../../shared/product/trash.ts')
    return { row: trashedProduct, record: trashedProduct }
  },
  permissions: { list: 'trash.read', edit: 'trash.restore', delete: 'trash.delete' },
  failed: {
    load: 'Fehler beim Laden des Papierkorbs',
    delete: 'Fehler beim endgültigen Löschen',
  },
  messages: {
    name: 'Papierkorb |||| Papierkorb',
    fields: {
      image: 'Bild',
      title: 'Titel',
      deletedAt: 'Gelöscht',
      expiresAt: 'Frist',
    },
    message: {
      delete_title: 'Endgültig löschen?',
      delete_content:
        '„%{recordRepresentation}“ lässt sich danach nicht mehr wiederherstellen, auch nicht Bilder und Verlauf.',
    },
    notifications: { deleted: 'Endgültig gelöscht' },
  },
  icon: TrashIcon,
  list: lazyPart(() => import('./TrashList.tsx')),
  recordRepresentation: 'title',
}
