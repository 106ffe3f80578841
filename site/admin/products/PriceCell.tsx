import EditIcon from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'

/** Brings the rules for products, which the list itself does not need. */
const PriceEditor = lazy(async () => ({
  default: (await import('./PriceEditor.tsx')).PriceEditor,
}))

/** The price, which can be edited within the list. */
export function PriceCell() {
  const product = useRecordContext<Product>()
  const [editing, setEditing] = useState(false)
  if (!product) return null
  if (editing)
    return (
      <Suspense>
        <PriceEditor product={product} onClose={() => setEditing(false)} />
      </Suspense>
    )
  return (
    <Button
      color="inherit"
      aria-label={`Preis von ${product.title} ändern: ${priceParts(product).amount}`}
      endIcon={<EditIcon sx={{ opacity: 0.55 }} />}
      onClick={() => setEditing(true)}
      sx={{
        px: 1,
        ml: { xs: -1, lg: 0 },
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {priceParts(product).amount}
    </Button>
  )
}
