import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useRecordContext } from 'react-admin'
import type { Product } from '../../../shared/product/product.ts'
import { adminPaths } from '../paths.ts'

export function ProductTitle() {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <>
      <Link component={LinkBase} to={adminPaths.product(product.id)} sx={{ fontWeight: 600 }}>
        {product.title}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {product.category.name} · {product.location}
      </Typography>
    </>
  )
}
