import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { RecordContextProvider, useListContext } from 'react-admin'
import type { Product } from '../../../shared/product.ts'
import { SelectPage } from '../lists/SelectBoxes.tsx'
import { SortHeader } from '../lists/SortHeader.tsx'
import { StackedTable } from '../lists/StackedTable.tsx'
import { onlyVeryWide, ProductRow } from './ProductRow.tsx'

export function ProductTable() {
  const { data = [] } = useListContext<Product>()
  return (
    <StackedTable
      aria-label="Produkte"
      columns="44px 72px 1fr auto"
      areas='"select image title title" "select image price price" "status status status actions"'
    >
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <SelectPage />
          </TableCell>
          <TableCell>Bild</TableCell>
          <SortHeader source="title" />
          <SortHeader source="year" align="right" />
          <SortHeader source="price" align="right" />
          <TableCell>Status</TableCell>
          <SortHeader source="featured" />
          <SortHeader source="createdAt" sx={onlyVeryWide} />
          <TableCell align="right">Aktionen</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((product) => (
          <RecordContextProvider key={product.id} value={product}>
            <ProductRow product={product} />
          </RecordContextProvider>
        ))}
      </TableBody>
    </StackedTable>
  )
}
