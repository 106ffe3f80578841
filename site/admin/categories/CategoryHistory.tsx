import type { Category } from '../../../shared/product/category.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { HistoryScreen } from '../history/HistoryPage.tsx'

export default function CategoryHistory() {
  return (
    <HistoryScreen<Category>
      of={({ id, name, updatedAt }) => ({
        resource: 'categories',
        path: `/categories/${id}`,
        name,
        version: updatedAt,
        describe: (_, before, after) => [{ before: text(before), after: text(after) }],
        back: adminPaths.categories,
      })}
    />
  )
}

const text = (value: unknown) => String(value ?? '')
