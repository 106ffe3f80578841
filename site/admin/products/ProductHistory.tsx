import { ShowBase, useRecordContext } from 'react-admin'
import type { Product } from '../../../shared/product/product.ts'
import { useCategories } from '../categories/useCategories.ts'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { adminPaths } from '../paths.ts'
import { describeField } from './describeField.ts'

export default function ProductHistory() {
  return (
    <ShowBase>
      <Page />
    </ShowBase>
  )
}

function Page() {
  const product = useRecordContext<Product>()
  const { data: categories = [] } = useCategories()
  if (!product) return null
  return (
    <HistoryPage
      resource="products"
      path={`/products/${product.id}`}
      name={product.title}
      version={product.updatedAt}
      describe={(...difference) => describeField(categories, ...difference)}
      back={adminPaths.product(product.id)}
    />
  )
}
