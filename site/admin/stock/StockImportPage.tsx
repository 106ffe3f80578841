import Box from '@mui/material/Box'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { ImportSteps } from './ImportSteps.tsx'

export default function StockImportPage() {
  return (
    <>
      <PageHeader title="Import" />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <ImportSteps />
        <EarlierImports />
      </Box>
    </>
  )
}
