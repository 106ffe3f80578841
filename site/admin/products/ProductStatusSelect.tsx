import { useRecordContext } from 'react-admin'
import {
  adminStatusLabels,
  type Product,
  type ProductStatus,
  productStatuses,
} from '../../../shared/product/product.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { useChangeProduct } from './useChangeProduct.ts'

const choices = choicesOf(adminStatusLabels)

const tones: Record<ProductStatus, string> = {
  active: 'success.main',
  reserved: 'warning.main',
  sold: 'error.main',
  inactive: 'text.secondary',
}

export function ProductStatusSelect() {
  const product = useRecordContext<Product>()
  const { change, isPending } = useChangeProduct(product)
  if (!product) return null
  return (
    <ChoiceField
      choices={choices}
      value={product.status}
      disabled={isPending}
      onChoose={(value) => {
        const status = productStatuses.find((known) => known === value)
        if (status) change({ status })
      }}
      slotProps={{ htmlInput: { 'aria-label': `Status von ${product.title}` } }}
      sx={{
        minWidth: 132,
        maxWidth: 160,
        '& select': { fontWeight: 600, color: tones[product.status] },
      }}
    />
  )
}
