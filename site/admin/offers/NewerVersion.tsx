import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEditContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formatDateTime } from '../../../shared/dates.ts'
import { keysOf } from '../../../shared/keys.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { offer } from '../../../shared/offers/offer.ts'
import type { OfferContent } from '../../../shared/offers/offer-input.ts'
import { ConflictDialog, useConflict } from '../forms/ConflictDialog.tsx'
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

/** Says that somebody else has saved the offer meanwhile, and where that version differs. */
export function NewerVersion() {
  const { getValues, reset } = useFormContext<OfferContent>()
  const { refetch } = useEditContext()
  const { newer, end } = useConflict()
  const { data: other } = offer.safeParse(newer?.record)
  if (!newer || !other) return null
  const theirs = toFormValues(other)
  const mine = getValues()
  const differing = keysOf(parts).filter(
    (part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]),
  )
  const take = () => {
    reset(theirs)
    // What is saved next follows the newer version.
    void refetch()
    end()
  }
  return (
    <ConflictDialog title="Dieses Angebot wurde inzwischen geändert" newer={newer} onCancel={end}>
      <Typography sx={{ mb: 1.5 }}>
        {newer.author} hat es am {formatDateTime(other.updatedAt)} Uhr gespeichert, während Sie es
        bearbeitet haben. Zu zahlen sind darin {formatEuros(other.totals.payable)}.
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
