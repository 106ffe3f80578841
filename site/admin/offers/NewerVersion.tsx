import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEditContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formatDateTime } from '../../../shared/dates.ts'
import { keysOf } from '../../../shared/keys.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import type { OfferContent } from '../../../shared/offers/offer-input.ts'
import { ConflictDialog } from '../forms/ConflictDialog.tsx'
import { toFormValues } from './offerForm.ts'

const parts: Record<keyof OfferContent, string> = {
  recipient: 'Empfänger',
  lines: 'Positionen',
  taxMode: 'Lieferung',
  validUntil: 'Gültig bis',
  binding: 'Verbindlich',
  intro: 'Einleitung',
  deliveryTime: 'Lieferzeit',
  paymentTerms: 'Zahlung',
  closing: 'Schluss',
}

interface Props {
  newer: Offer
  onCancel: () => void
}

/** Says that somebody else has saved the offer meanwhile, and where his version differs. */
export function NewerVersion({ newer, onCancel }: Props) {
  const { getValues, reset } = useFormContext<OfferContent>()
  const { refetch } = useEditContext()
  const theirs = toFormValues(newer)
  const mine = getValues()
  const differing = keysOf(parts).filter(
    (part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]),
  )
  const take = () => {
    reset(theirs)
    // What is saved next follows the newer version.
    void refetch()
    onCancel()
  }
  return (
    <ConflictDialog
      title="Dieses Angebot wurde inzwischen geändert"
      version={newer.updatedAt}
      save={{ label: 'Meine Fassung speichern' }}
      onCancel={onCancel}
    >
      <Typography sx={{ mb: 1.5 }}>
        Jemand hat es am {formatDateTime(newer.updatedAt)} Uhr gespeichert, während Sie es
        bearbeitet haben. Zu zahlen sind darin {formatEuros(newer.totals.payable)}.
      </Typography>
      <Typography sx={{ mb: 1.5 }}>
        {differing.length === 0
          ? 'Beide Fassungen sind gleich.'
          : `Anders als bei Ihnen: ${differing.map((part) => parts[part]).join(', ')}. Wenn Sie Ihre Fassung speichern, ersetzt sie die andere.`}
      </Typography>
      <Button variant="outlined" onClick={take}>
        Meine Änderungen verwerfen
      </Button>
    </ConflictDialog>
  )
}
