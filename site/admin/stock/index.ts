import ImportIcon from '@mui/icons-material/FileUploadOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const stockImports: AdminResource = {
  name: 'stock-import',
  path: '/stock/imports',
  schemas: async () => {
    const { stockImport } = await import('../../../shared/stock/imports.ts')
    return { row: stockImport, record: stockImport }
  },
  permissions: 'stock.import',
  messages: {
    name: 'Import |||| Import',
    fields: { fileName: 'Datei', counts: 'Ergebnis' },
  },
  icon: ImportIcon,
  list: lazyPart(() => import('./StockImportPage.tsx')),
  recordRepresentation: 'fileName',
}
