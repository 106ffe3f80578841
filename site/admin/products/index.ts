import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import { lazy } from 'react'
import { product, productLabels } from '../../../shared/product/product.ts'
import { retention } from '../../../shared/retention.ts'
import type { AdminResource } from '../data/resource.ts'

export const products: AdminResource = {
  name: 'products',
  path: '/products',
  schemas: async () => ({ row: product, record: product }),
  sortable: true,
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
      search: 'Produkte suchen',
      category: productLabels.categoryId,
      createdAt: 'Angelegt',
      hours: 'Stunden',
      capacity: 'Tragkraft',
      pictured: 'Bild',
      priced: 'Preisangabe',
      createdTo: 'Im Bestand',
    },
    page: { list: 'Produkte', create: 'Neues Produkt', edit: '%{recordRepresentation}' },
    action: {
      create: 'Neues Produkt',
      edit: '%{recordRepresentation} bearbeiten',
      delete: '%{recordRepresentation} löschen',
    },
    message: {
      delete_title: 'Produkt löschen?',
      delete_content: `„%{recordRepresentation}“ verschwindet sofort von der Website und liegt ${retention.trashDays} Tage im Papierkorb. Anfragen zu diesem Produkt bleiben erhalten.`,
    },
    notifications: {
      updated: 'Produkt gespeichert |||| %{smart_count} Produkte gespeichert',
      deleted: 'Produkt gelöscht |||| %{smart_count} Produkte gelöscht',
    },
  },
  icon: InventoryIcon,
  list: lazy(() => import('./ProductList.tsx')),
  create: lazy(() => import('./ProductCreate.tsx')),
  history: lazy(() => import('./ProductHistory.tsx')),
  edit: lazy(() => import('./ProductEdit.tsx')),
  recordRepresentation: 'title',
}
