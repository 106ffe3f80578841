import { Box } from '@mui/material'
import type { Query } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Edit, useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { Offer } from '../../../shared/offers/offer.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { isHttpError } from '../data/api.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'
import { useConflict } from '../forms/ConflictDialog.tsx'
import { UNSAVED } from '../forms/FormDialog.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { handledByForm } from '../forms/saving.tsx'
import { AlertAbove } from '../parts/Boxes.tsx'
import { lazyInPlace, Waiting } from '../parts/Loading.tsx'
import { Missing, PageHeader } from '../parts/Page.tsx'
import { DraftActions } from './DraftActions.tsx'
import { IntroInput, TermsInputs, ValidityInputs } from './DraftInputs.tsx'
import { OfferLines } from './lines/OfferLines.tsx'
import { OfferHeader } from './OfferHeader.tsx'
import { offerDraftName } from './offer.tsx'
import { offerResolver, offerValues, toFormValues } from './offerForm.ts'
import { RecipientInputs } from './RecipientInputs.tsx'
import { KeptScreen, SentScreen } from './sent/SentScreen.tsx'
import { LiveTotals } from './Totals.tsx'

/** An offer: a form as long as it is a draft, and something to read and decide on once it was sent. */
export default function OfferEdit() {
  const { id } = useParams()
  return <OneOffer key={id} />
}

function OneOffer() {
  const notify = useNotify()
  const [stored, setStored] = useState<Offer | null>(null)
  const onSuccess = (saved: Offer) => {
    setStored(saved)
    notify('Angebot gespeichert', { type: 'success' })
  }
  return (
    <Edit<Offer>
      redirect={false}
      mutationOptions={{ onSuccess, ...handledByForm }}
      queryOptions={{ onError: () => undefined, refetchInterval }}
      // Once it is shown, it outlasts a failure to read it anew.
      error={false}
      render={({ record, error }) =>
        isGone(error) || (error && !record) ? (
          missing
        ) : record === undefined ? (
          <>
            <PageHeader title="Angebot" />
            <Waiting heights={[180, 320]} />
          </>
        ) : record.status === 'draft' ? (
          <DraftScreen offer={record} stored={stored} />
        ) : record.keptUntil ? (
          <KeptScreen offer={record} until={record.keptUntil} />
        ) : (
          <SentScreen offer={record} />
        )
      }
    />
  )
}

const isGone = (error: unknown) => isHttpError(error, 404)

/** What the customer does with an offer appears by itself. A draft is changed by whoever writes it. */
const refetchInterval = ({ state: { data, error } }: Query<Offer>) =>
  !isGone(error) && data?.status !== 'draft' && REFETCH_INTERVAL

const missing = (
  <Missing
    title="Angebot"
    text="Dieses Angebot gibt es nicht, oder sein Entwurf ist gelöscht."
    back={{ to: adminPaths.offers, label: 'Zu den Angeboten' }}
  />
)

/** Rarely needed. */
const NewerVersion = lazyInPlace(() => import('./NewerVersion.tsx'))

interface Props {
  offer: Offer
  /** As it was saved last, on this screen. */
  stored: Offer | null
}

const LOSS = `${UNSAVED} Der Entwurf selbst bleibt bei der Anfrage.`

/** The form of an offer that is not sent yet, with what it comes to beside it. */
function DraftScreen({ offer, stored }: Props) {
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
