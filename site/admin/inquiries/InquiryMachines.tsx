import { Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetMany } from 'react-admin'
import type { InquiryDetail, InquiryProduct } from '../../../shared/inquiries/inquiry.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { adminStatusLabels, builtText } from '../../../shared/product/terms.ts'
import { timeText, usualReservation } from '../../../shared/product/times.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { PlainList, Row, Stacked } from '../parts/Boxes.tsx'
import { lazyInPlace } from '../parts/Loading.tsx'
import { ButtonLink, ScreenLink } from '../parts/ScreenLink.tsx'
import { InquiriesOfProduct } from '../products/InquiriesOfProduct.tsx'
import { useUndoableChange } from '../products/useUndoableChange.tsx'
import { useOpenInquiry } from './openInquiry.tsx'

const ReserveDialog = lazyInPlace(() => import('../products/ReserveDialog.tsx'))

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

interface ReservationProps {
  inquiryId: number
  /** Undefined until the machine is loaded, and for one that was deleted. */
  product: Product | undefined
  /** Opens another inquiry. */
  onOpen: (id: number) => void
}

/** Reserves a machine for the inquiry with one press, lifts that again, or says that others have it. */
function Reservation({ inquiryId, product, onOpen }: ReservationProps) {
  const { change, isPending } = useUndoableChange(product)
  if (product?.status === 'active') {
    const until = usualReservation()
    return (
      <Row above={0.5}>
        <Button
          variant="outlined"
          size="small"
          disabled={isPending}
          aria-label={`${product.title} bis ${formatDay(until)} reservieren`}
          onClick={() =>
            change({ status: 'reserved', reservedUntil: until, reservedFor: inquiryId })
          }
        >
          Reservieren
        </Button>
        <OtherDay product={product} inquiryId={inquiryId} />
      </Row>
    )
  }
  if (product?.status !== 'reserved') return null
  const { reservedFor, title } = product
  const reserved = timeText(product) ?? 'unbefristet reserviert'
  if (reservedFor === inquiryId)
    return (
      <Row align="center">
        <Typography variant="body2">Für diese Anfrage {reserved}</Typography>
        <OtherDay product={product} inquiryId={inquiryId} />
        <Button
          size="small"
          disabled={isPending}
          aria-label={`Reservierung von ${title} aufheben`}
          onClick={() => change({ status: 'active' })}
        >
          Aufheben
        </Button>
      </Row>
    )
  return (
    <Typography variant="body2">
      {reservedFor ? (
        <>
          Für <ButtonLink onClick={() => onOpen(reservedFor)}>eine andere Anfrage</ButtonLink>{' '}
          {reserved}
        </>
      ) : (
        `Ohne Anfrage ${reserved}`
      )}
    </Typography>
  )
}

/** Reserves it until a day that is asked for. */
function OtherDay({ product, inquiryId }: { product: Product; inquiryId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={`Anderer Tag für ${product.title} …`}
        onClick={() => setOpen(true)}
      >
        Anderer Tag …
      </Button>
      {isOpen && (
        <ReserveDialog product={product} inquiryId={inquiryId} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const machineList = {
  p: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
