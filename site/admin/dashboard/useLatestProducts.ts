import { useGetList } from 'react-admin'
import type { Product } from '../../../shared/product.ts'

const LATEST = 5

export const useLatestProducts = () =>
  useGetList<Product>('products', {
    pagination: { page: 1, perPage: LATEST },
    sort: { field: 'createdAt', order: 'DESC' },
  })
