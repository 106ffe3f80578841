import { Chip, Typography } from '@mui/material'
import { useGetMany } from 'react-admin'
import type { InquiryDetail, InquiryProduct } from '../../../shared/inquiries/inquiry.ts'
import { builtText } from '../../../shared/product/in-words.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { adminStatusLabels } from '../../../shared/product/terms.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { PlainList, Stacked } from '../parts/Boxes.tsx'
import { ButtonLink, ScreenLink } from '../parts/ScreenLink.tsx'
import { InquiriesOfProduct } from '../products/InquiriesOfProduct.tsx'
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
  if (products.length === 0) return null
  return (
    <PlainList gap={1.5} aria-label="Maschinen" sx={machineList}>
      {products.map((asked) => {
        const product = data.find((one) => one.id === asked.id)
        return (
          <li key={`${asked.id}-${asked.title}`}>
            <Machine asked={asked} product={product} />
            {!spam && <Reservation inquiryId={id} product={product} onOpen={open} />}
            {asked.id !== null && (
              <InquiriesOfProduct
                productId={asked.id}
                except={own}
                opener={(id, name) => <ButtonLink onClick={() => open(id)}>{name}</ButtonLink>}
                frame={(others) => (
                  <Stacked gap={0} above={0.5}>
                    <Typography variant="smallStrong">Auch angefragt von</Typography>
                    {others}
                  </Stacked>
                )}
              />
            )}
          </li>
        )
      })}
    </PlainList>
  )
}

interface MachineProps {
  asked: InquiryProduct
  /** Undefined until the machine is loaded, and for one that was deleted. */
  product: Product | undefined
}

const Machine = ({ asked, product }: MachineProps) => (
  <>
    <Typography component="div" variant="strong">
      {asked.id ? (
        <>
          <ScreenLink to={adminPaths.product(asked.id)}>{counted(asked)}</ScreenLink>
          <StatusChip asked={asked} product={product} />
        </>
      ) : (
        counted(asked)
      )}
    </Typography>
    <Typography variant="note">
      {asked.id === null &&
        'Nicht mehr im Bestand. Was gelöscht ist, steht noch eine Zeit im Papierkorb.'}
      {product && detailsOf(product)}
    </Typography>
  </>
)

const detailsOf = (product: Product) =>
  [builtText(product), priceParts(product).amount, product.location].filter(Boolean).join(' · ')

/** Says whether a machine can still be had; the title alone reads as if it could. */
function StatusChip({ asked, product }: MachineProps) {
  const isAvailable = product ? product.status === 'active' : asked.available
  const label = product ? adminStatusLabels[product.status] : 'Derzeit nicht verfügbar'
  return (
    <Chip
      size="small"
      color={isAvailable ? 'success' : product?.status === 'sold' ? 'error' : 'warning'}
      label={isAvailable ? 'Verfügbar' : label}
      sx={{ ml: 1 }}
    />
  )
}

const machineList = {
  p: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
