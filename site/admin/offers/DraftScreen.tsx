import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useMemo, useRef } from 'react'
import { useEditContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { formatEuros } from '../../../shared/offers/money.ts'
import { type Offer, offer } from '../../../shared/offers/offer.ts'
import type { OfferContent } from '../../../shared/offers/offer-input.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { keysOf } from '../../../shared/values/keys.ts'
import { ConflictDialog, useConflict } from '../forms/ConflictDialog.tsx'
import { UNSAVED } from '../forms/LeaveQuestion.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { DraftActions } from './DraftActions.tsx'
import { IntroInput, RecipientInputs, TermsInputs, ValidityInputs } from './DraftInputs.tsx'
import { OfferLines } from './lines/OfferLines.tsx'
import { OfferHeader } from './OfferHeader.tsx'
import { offerResolver, offerValues, toFormValues } from './offerForm.ts'
import { offerDraftName } from './offerText.ts'
import { LiveTotals } from './Totals.tsx'

interface Props {
  offer: Offer
  /** As it was saved last, on this screen. */
  stored: Offer | null
}

const LOSS = `${UNSAVED} Der Entwurf selbst bleibt bei der Anfrage.`

/** The form of an offer that is not sent yet, with what it comes to beside it. */
export function DraftScreen({ offer, stored }: Props) {
  const record = useMemo(() => toFormValues(offer), [offer])
  const { id, inquiryId } = offer
  return (
    <>
      <OfferHeader offer={offer} />
      {Object.entries(offer.warnings).map(([field, warning]) => (
        <Alert key={field} severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      ))}
      <RecordForm
        draft={offerDraftName(id)}
        values={offerValues}
        record={record}
        resolver={offerResolver}
        sanitizeEmptyValues={false}
        loss={LOSS}
        actions={<DraftActions offer={offer} />}
      >
        <ContinueAfterSave stored={stored} />
        <Box sx={columns}>
          <Box sx={stack}>
            <RecipientInputs />
            <IntroInput inquiryId={inquiryId} />
            <OfferLines />
            <TermsInputs inquiryId={inquiryId} />
          </Box>
          <Box sx={beside}>
            <ValidityInputs />
            <LiveTotals />
          </Box>
        </Box>
        <NewerVersion />
      </RecordForm>
    </>
  )
}

const stack = { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }
const columns = {
  ...stack,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
}
/** In sight while the lines are typed. */
const beside = { ...stack, position: { lg: 'sticky' }, top: { lg: 64 } }

/** The form stays open after a save. What is stored is what it begins with then; what was typed meanwhile stays. */
function ContinueAfterSave({ stored }: { stored: Offer | null }) {
  const { getValues, reset } = useFormContext()
  const { isSubmitting, isSubmitSuccessful } = useFormState()
  const sent = useRef('')

  useEffect(() => {
    if (isSubmitting) sent.current = JSON.stringify(getValues())
  }, [isSubmitting, getValues])

  useEffect(() => {
    if (!isSubmitSuccessful || !stored) return
    const isAsSent = JSON.stringify(getValues()) === sent.current
    reset(toFormValues(stored), isAsSent ? {} : { keepValues: true, keepDirty: true })
  }, [isSubmitSuccessful, stored, getValues, reset])
  return null
}

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
function NewerVersion() {
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
