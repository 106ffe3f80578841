import { Button, Typography } from '@mui/material'
import type { Product, ProductPatch } from '../../../shared/product/product.ts'
import { timeText, usualReservation } from '../../../shared/product/reservation.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { tellSaved } from '../data/saved.ts'
import { Row } from '../parts/Boxes.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { useChange } from '../parts/useChange.ts'

interface Props {
  inquiryId: number
  /** Undefined until the machine is loaded, and for one that was deleted. */
  product: Product | undefined
  /** Opens another inquiry. */
  onOpen: (id: number) => void
}

/** Reserves a machine for the inquiry with one press, lifts that again, or says that others have it. */
export function Reservation({ inquiryId, product, onOpen }: Props) {
  const { change, isPending } = useChange<ProductPatch>('products', product)
  if (product?.status === 'active') {
    const until = usualReservation()
    return (
      <Button
        variant="outlined"
        size="small"
        disabled={isPending}
        aria-label={`${product.title} bis ${formatDay(until)} reservieren`}
        onClick={() =>
          change({ status: 'reserved', reservedUntil: until, reservedFor: inquiryId }, tellSaved)
        }
        sx={{ mt: 0.5 }}
      >
        Reservieren
      </Button>
    )
  }
  if (product?.status !== 'reserved') return null
  const { reservedFor, title } = product
  const reserved = timeText(product) ?? 'unbefristet reserviert'
  if (reservedFor === inquiryId)
    return (
      <Row sx={{ alignItems: 'center' }}>
        <Typography variant="body2">Für diese Anfrage {reserved}</Typography>
        <Button
          size="small"
          disabled={isPending}
          aria-label={`Reservierung von ${title} aufheben`}
          onClick={() => change({ status: 'active' }, tellSaved)}
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
