import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetMany } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { ProductStatus } from '../../../shared/catalogue/terms.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { adminStatusLabels, type Product } from '../../../shared/product/product.ts'
import { adminPaths } from '../paths.ts'

/** The machines that the inquiry is about. If one was deleted, its title is still known. */
export function InquiryMachines({
  product,
  products,
}: Pick<InquiryDetail, 'product' | 'products'>) {
  const ids = products.flatMap(({ id }) => id ?? [])
  const { data = [] } = useGetMany<Product>('products', { ids })
  const statusOf = new Map(data.map(({ id, status }) => [id, status]))
  if (products.length === 0) return null
  return (
    <Box component="ul" aria-label="Maschinen" sx={machineList}>
      {products.map(({ id, title, available }) => (
        <li key={`${id}-${title}`}>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {id ? (
              <Link component={RouterLink} to={adminPaths.product(id)}>
                {title}
              </Link>
            ) : (
              title
            )}
            {id && <StatusChip isAvailable={available} status={statusOf.get(id)} />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {id === null && 'Dieses Produkt gibt es nicht mehr.'}
            {product?.id === id && product && detailsOf(product)}
          </Typography>
        </li>
      ))}
    </Box>
  )
}

const detailsOf = (product: NonNullable<InquiryDetail['product']>) =>
  `${product.brand} ${product.model} · Baujahr ${product.year} · ${priceParts(product).amount}`

interface StatusProps {
  isAvailable: boolean
  /** Undefined until the machine is loaded. */
  status: ProductStatus | undefined
}

/** Says whether a machine can still be had; the title alone reads as if it could. */
function StatusChip({ isAvailable, status }: StatusProps) {
  const label = status === undefined ? 'Derzeit nicht verfügbar' : adminStatusLabels[status]
  return (
    <Chip
      size="small"
      color={isAvailable ? 'success' : status === 'sold' ? 'error' : 'warning'}
      label={isAvailable ? 'Verfügbar' : label}
      sx={{ ml: 1 }}
    />
  )
}

const machineList = {
  listStyle: 'none',
  m: 0,
  p: 2,
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
