import { Box } from '@mui/material'
import { useEffect, useMemo, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Offer } from '../../../shared/offers/offer.ts'
import { useConflict } from '../forms/ConflictDialog.tsx'
import { UNSAVED } from '../forms/LeaveQuestion.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { AlertAbove } from '../parts/Boxes.tsx'
import { lazyInPlace } from '../parts/lazyPart.tsx'
import { DraftActions } from './DraftActions.tsx'
import { IntroInput, TermsInputs, ValidityInputs } from './DraftInputs.tsx'
import { OfferLines } from './lines/OfferLines.tsx'
import { OfferHeader } from './OfferHeader.tsx'
import { offerResolver, offerValues, toFormValues } from './offerForm.ts'
import { offerDraftName } from './offerText.tsx'
import { RecipientInputs } from './RecipientInputs.tsx'
import { LiveTotals } from './Totals.tsx'

/** Rarely needed. */
const NewerVersion = lazyInPlace(() => import('./NewerVersion.tsx'))

interface Props {
  offer: Offer
  /** As it was saved last, on this screen. */
  stored: Offer | null
}

const LOSS = `${UNSAVED} Der Entwurf selbst bleibt bei der Anfrage.`

/** The form of an offer that is not sent yet, with what it comes to beside it. */
export function DraftScreen({ offer, stored }: Props) {
  const record = useMemo(() => toFormValues(offer), [offer])
  const { id } = offer
  // A save is on the screen before the record that react-admin reads.
  const shown = stored && stored.updatedAt > offer.updatedAt ? stored : offer
  return (
    <>
      <OfferHeader offer={offer} />
      {Object.entries(offer.warnings).map(([field, warning]) => (
        <AlertAbove key={field} severity="warning">
          {warning}
        </AlertAbove>
      ))}
      <RecordForm
        draft={offerDraftName(id)}
        values={offerValues}
        record={record}
        resolver={offerResolver}
        sanitizeEmptyValues={false}
        loss={LOSS}
        actions={<DraftActions offer={shown} />}
      >
        <ContinueAfterSave stored={stored} />
        <Box sx={columns}>
          <Box sx={stack}>
            <RecipientInputs offer={shown} />
            <IntroInput offer={offer} />
            <OfferLines />
            <TermsInputs offer={offer} />
          </Box>
          <Box sx={beside}>
            <ValidityInputs />
            <LiveTotals />
          </Box>
        </Box>
        <Overtaken />
      </RecordForm>
    </>
  )
}

const stack = { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }
const columns = {
  ...stack,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
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

/** Asks what is to become of what was typed and what somebody else has saved or sent meanwhile. */
function Overtaken() {
  const { newer, end } = useConflict()
  return newer && <NewerVersion key={newer.version} newer={newer} onCancel={end} />
}
