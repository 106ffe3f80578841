import ImportIcon from '@mui/icons-material/FileUploadOutlined'
import { lazy } from 'react'
import { stockImport } from '../../../shared/stock/imports.ts'
import type { AdminResource } from '../data/resource.ts'

export const stockImports: AdminResource = {
  name: 'stock-import',
  path: '/stock/imports',
  schemas: async () => ({ row: stockImport, record: stockImport }),
  sortable: false,
  permissions: { list: 'stock.import' },
  messages: {
    name: 'Import |||| Import',
    fields: { fileName: 'Datei', counts: 'Ergebnis' },
  },
  icon: ImportIcon,
  list: lazy(() => import('./StockImportPage.tsx')),
  recordRepresentation: 'fileName',
}
