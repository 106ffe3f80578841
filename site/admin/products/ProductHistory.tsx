import type { Product } from '../../../shared/product/product.ts'
import { useCategories } from '../categories/useCategories.ts'
import { HistoryScreen } from '../history/HistoryPage.tsx'
import { adminPaths } from '../paths.ts'
import { describeField } from './describeField.ts'

export default function ProductHistory() {
  const { data: categories = [] } = useCategories()
  return (
    <HistoryScreen<Product>
      of={({ id, title, updatedAt }) => ({
        resource: 'products',
        path: `/products/${id}`,
        name: title,
        version: updatedAt,
        describe: (...difference) => describeField(categories, ...difference),
        back: adminPaths.product(id),
      })}
    />
  )
}
