import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import { lazy } from 'react'
import { product } from '../../../shared/product/product.ts'
import type { AdminResource } from '../data/resource.ts'
import { messages } from './messages.ts'

export const products: AdminResource = {
  name: 'products',
  path: '/products',
  row: product,
  record: product,
  sortable: true,
  permissions: {
    list: 'products.read-internal',
    create: 'products.create',
    edit: 'products.price',
    delete: 'products.delete',
  },
  failed: {
    load: 'Fehler beim Laden der Produkte',
    save: 'Fehler beim Speichern des Produkts',
    delete: 'Fehler beim Löschen des Produkts',
  },
  messages,
  icon: InventoryIcon,
  list: lazy(() => import('./ProductList.tsx')),
  create: lazy(() => import('./ProductCreate.tsx')),
  history: lazy(() => import('./ProductHistory.tsx')),
  edit: lazy(() => import('./ProductEdit.tsx')),
  recordRepresentation: 'title',
}
