import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import { product, productLabels } from '../../../shared/product/product.ts'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const products: AdminResource = {
  name: 'products',
  path: '/products',
  schemas: async () => ({ row: product, record: product }),
  sortable: true,
  opensWhole: true,
  permissions: {
    list: 'products.read-internal',
    create: 'products.create',
    edit: 'products.price',
    delete: 'products.delete',
    // The screen of its history is the one that shows a record.
    show: 'history.read',
  },
  failed: {
    load: 'Fehler beim Laden der Produkte',
    save: 'Fehler beim Speichern des Produkts',
    delete: 'Fehler beim Löschen des Produkts',
  },
  messages: {
    name: 'Produkt |||| Produkte',
    fields: {
      ...productLabels,
      search: 'Maschinen suchen',
      category: productLabels.categoryId,
      createdAt: 'Angelegt',
      hours: 'Stunden',
      capacity: 'Tragkraft',
      pictured: 'Bild',
      priced: 'Preisangabe',
      createdTo: 'Im Bestand',
    },
    action: { create: 'Neue Maschine' },
    notifications: {
      updated: 'Maschine gespeichert |||| %{smart_count} Maschinen gespeichert',
      deleted: 'Maschine gelöscht |||| %{smart_count} Maschinen gelöscht',
    },
  },
  icon: InventoryIcon,
  list: lazyPart(() => import('./ProductList.tsx')),
  create: lazyPart(() => import('./ProductCreate.tsx')),
  history: lazyPart(() => import('./ProductHistory.tsx')),
  edit: lazyPart(() => import('./ProductEdit.tsx')),
  recordRepresentation: 'title',
}
