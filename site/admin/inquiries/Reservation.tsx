import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Product } from '../../../shared/product/product.ts'
import { timeText, usualReservation } from '../../../shared/product/reservation.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { Row } from '../parts/Boxes.tsx'
import { lazyInPlace } from '../parts/lazyPart.tsx'
import { ButtonLink } from '../parts/ScreenLink.tsx'
import { useUndoableChange } from '../products/useUndoableChange.tsx'

const ReserveDialog = lazyInPlace(() => import('../products/ReserveDialog.tsx'))

interface Props {
  inquiryId: number
  /** Undefined until the machine is loaded, and for one that was deleted. */
  product: Product | undefined
  /** Opens another inquiry. */
  onOpen: (id: number) => void
}

/** Reserves a machine for the inquiry with one press, lifts that again, or says that others have it. */
export function Reservation({ inquiryId, product, onOpen }: Props) {
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
