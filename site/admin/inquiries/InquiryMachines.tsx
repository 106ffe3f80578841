import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetMany } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { counted } from '../../../shared/inquiries/counted.ts'
import type { InquiryDetail, InquiryProduct } from '../../../shared/inquiries/inquiry.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { adminStatusLabels, type Product } from '../../../shared/product/product.ts'
import { adminPaths } from '../paths.ts'
import { InquiriesOfProduct } from './InquiriesOfProduct.tsx'
import { useOpenInquiry } from './openInquiry.ts'
import { Reservation } from './Reservation.tsx'

/** The machines that an inquiry is about, and who else asked for them. A deleted one still has its title. */
export function InquiryMachines({
  id,
  products,
  spam,
  related,
}: Pick<InquiryDetail, 'id' | 'products' | 'spam' | 'related'>) {
  const ids = products.flatMap((product) => product.id ?? [])
  const { data = [] } = useGetMany<Product>('products', { ids })
  const { open } = useOpenInquiry()
  const own = [id, ...related.map((other) => other.id)]
  const known = new Map(data.map((product) => [product.id, product]))
  if (products.length === 0) return null
  return (
    <Box component="ul" aria-label="Maschinen" sx={machineList}>
      {products.map((asked) => (
        <li key={`${asked.id}-${asked.title}`}>
          <Machine asked={asked} product={asked.id === null ? undefined : known.get(asked.id)} />
          {asked.id !== null && !spam && (
            <Reservation inquiryId={id} product={known.get(asked.id)} onOpen={open} />
          )}
          {asked.id !== null && (
            <InquiriesOfProduct
              productId={asked.id}
              except={own}
              onOpen={open}
              frame={(others) => (
                <Box sx={{ mt: 0.5 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    Auch angefragt von
                  </Typography>
                  {others}
                </Box>
              )}
            />
          )}
        </li>
      ))}
    </Box>
  )
}

interface MachineProps {
  asked: InquiryProduct
  /** Undefined until the machine is loaded, and for one that was deleted. */
  product: Product | undefined
}

const Machine = ({ asked, asked: { id, available }, product }: MachineProps) => (
  <>
    <Typography component="div" sx={{ fontWeight: 600 }}>
      {id ? (
        <Link component={RouterLink} to={adminPaths.product(id)}>
          {counted(asked)}
        </Link>
      ) : (
        counted(asked)
      )}
      {id && (
        <StatusChip
          isAvailable={product ? product.status === 'active' : available}
          status={product?.status}
        />
      )}
    </Typography>
    <Typography variant="note">
      {id === null && 'Diese Maschine gibt es nicht mehr.'}
      {product && detailsOf(product)}
    </Typography>
  </>
)

const detailsOf = (product: Product) =>
  [`Baujahr ${product.year}`, priceParts(product).amount, product.location]
    .filter(Boolean)
    .join(' · ')

interface StatusProps {
  isAvailable: boolean
  /** Undefined until the machine is loaded. */
  status?: Product['status']
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
