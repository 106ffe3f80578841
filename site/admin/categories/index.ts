import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import { category } from '../../../shared/product/category.ts'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const categories: AdminResource = {
  name: 'categories',
  path: '/categories',
  schemas: async () => ({ row: category, record: category }),
  permissions: {
    list: 'categories.edit',
    create: 'categories.edit',
    edit: 'categories.edit',
    delete: 'categories.edit',
    // The screen of its history is the one that shows a record.
    show: 'history.read',
  },
  failed: {
    load: 'Fehler beim Laden der Kategorien',
    save: 'Fehler beim Speichern der Kategorie',
    delete: 'Fehler beim Löschen der Kategorie',
  },
  messages: {
    name: 'Kategorie |||| Kategorien',
    fields: {
      sortOrder: 'Reihenfolge',
      icon: 'Symbol',
      name: 'Name',
      nameEn: 'Name auf Englisch',
      slug: 'Kürzel',
      description: 'Beschreibung',
      products: 'Maschinen',
    },
    action: { create: 'Neue Kategorie' },
    message: {
      delete_title: 'Kategorie löschen?',
      delete_content: '„%{recordRepresentation}“ verschwindet sofort von der Website.',
    },
    notifications: { deleted: 'Kategorie gelöscht' },
  },
  icon: CategoryIcon,
  list: lazyPart(() => import('./CategoryList.tsx')),
  history: lazyPart(() => import('./CategoryHistory.tsx')),
  create: lazyPart(() => import('./CategoryCreate.tsx')),
  recordRepresentation: 'name',
}
