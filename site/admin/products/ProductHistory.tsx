import type { Product } from '../../../shared/product/product.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { HistoryScreen } from '../history/HistoryPage.tsx'
import { useDescribeField } from './describeField.ts'

export default function ProductHistory() {
  const describe = useDescribeField()
  return (
    <HistoryScreen<Product>
      of={({ id, title, updatedAt }) => ({
        resource: 'products',
        path: `/products/${id}`,
        name: title,
        version: updatedAt,
        describe,
        back: adminPaths.product(id),
      })}
    />
  )
}
