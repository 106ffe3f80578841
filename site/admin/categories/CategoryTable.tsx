import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { useListContext, useTranslateLabel } from 'react-admin'
import type { Category } from '../../../shared/category.ts'
import { StackedTable } from '../lists/StackedTable.tsx'
import { CategoryEditRow } from './CategoryEditRow.tsx'
import { CategoryRow } from './CategoryRow.tsx'

const columns = ['sortOrder', 'icon', 'name', 'description', 'products']

export function CategoryTable() {
  const { data = [] } = useListContext<Category>()
  const translateLabel = useTranslateLabel()
  const [editing, setEditing] = useState<number | null>(null)
  return (
    <StackedTable
      aria-label="Kategorien"
      columns="96px 80px 1fr"
      areas='"order icon name" "description description description" "products products products" "actions actions actions"'
    >
      <TableHead>
        <TableRow>
          {columns.map((source) => (
            <TableCell key={source}>{translateLabel({ source })}</TableCell>
          ))}
          <TableCell align="right">Aktionen</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((category) =>
          category.id === editing ? (
            <CategoryEditRow
              key={category.id}
              category={category}
              onClose={() => setEditing(null)}
            />
          ) : (
            <CategoryRow
              key={category.id}
              category={category}
              onEdit={() => setEditing(category.id)}
            />
          ),
        )}
      </TableBody>
    </StackedTable>
  )
}
