import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useRecordContext } from 'react-admin'
import type { Product } from '../../../shared/product/product.ts'
import { useMay } from '../auth/me.ts'
import { useChangeProduct } from './useChangeProduct.ts'

export function FeaturedToggle() {
  const product = useRecordContext<Product>()
  const { change, isPending } = useChangeProduct(product)
  const mayEdit = useMay('products.edit')
  if (!product) return null
  const label = product.featured ? 'Nicht mehr empfehlen' : 'Empfehlen'
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={`${product.title}: empfohlen`}
          aria-pressed={product.featured}
          disabled={isPending || !mayEdit}
          color={product.featured ? 'warning' : 'default'}
          onClick={() => change({ featured: !product.featured })}
        >
          {product.featured ? <StarIcon /> : <StarBorderIcon />}
        </IconButton>
      </span>
    </Tooltip>
  )
}
