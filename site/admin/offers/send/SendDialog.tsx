import SendIcon from '@mui/icons-material/SendOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BooleanInput,
  Form,
  HttpError,
  RadioButtonGroupInput,
  SaveButton,
  TextInput,
  useGetOne,
} from 'react-admin'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { IS_INCOMPLETE, missingInOffer } from '../../../../shared/offers/decisions.ts'
import { type Offer, offer as offerSchema, paperNumber } from '../../../../shared/offers/offer.ts'
import { berlinDay } from '../../../../shared/time/dates.ts'
import { useMe } from '../../auth/me.tsx'
import { ifUnchanged, isConflict, load, newerOf } from '../../data/api.ts'
import { useMailStatus } from '../../data/useMailStatus.ts'
import { notByEnter } from '../../forms/keyboard.ts'
import { FormErrors } from '../../forms/saving.tsx'
import { DraftSaver } from '../../forms/unsavedChanges.tsx'
import { dropDraft, readDraft, writeDraft } from '../../kept/draft.ts'
import { Row, Stacked } from '../../parts/Boxes.tsx'
import { Failure, handledByLoadFailure, Waiting } from '../../parts/Loading.tsx'
import { TitledDialog } from '../../parts/TitledDialog.tsx'
import { useCall } from '../../parts/useCall.ts'
import { letterDraftName, offerDraftName } from '../offer.tsx'
import {
  doubtsAbout,
  firstLetter,
  MissingFields,
  missingAddress,
  obstaclesIn,
  type Refusal,
  type SendValues,
  sendResolver,
  sendValues,
  toSending,
} from './sendForm.tsx'

interface Props {
  /** As its form shows it: no other version is sent. */
  offer: Offer
  /** Called once somebody else has changed or sent the offer since. */
  onOvertaken: () => void
  onClose: () => void
}

/** How an offer goes to the customer. */
export function SendDialog({ offer, onOvertaken, onClose }: Props) {
  const inquiry = useGetOne<Inquiry>('inquiries', { id: offer.inquiryId }, handledByLoadFailure)
  const mail = useMailStatus()
  // What the settings and the stock say of it may have changed since the draft was read.
  const now = useQuery({
    queryKey: ['offers', 'before-sending', offer.id],
    queryFn: () => load(offerSchema, `/offers/${offer.id}`),
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const failed = [inquiry, mail, now].find(({ data, error }) => error && !data)
  const current = now.data && { ...offer, warnings: now.data.warnings }
  const missing = current && {
    ...missingInOffer(current, berlinDay(new Date())),
    ...obstaclesIn(current),
  }
  const isMissing = missing !== undefined && Object.keys(missing).length > 0
  const isReady = !isMissing && current && inquiry.data && mail.data
  return (
    <TitledDialog
      title="Angebot senden"
      isLong
      onClose={onClose}
      actions={!isReady && <CancelButton onClose={onClose} />}
    >
      {isMissing ? (
        <MissingFields refusal={{ title: IS_INCOMPLETE, missing }} onClose={onClose} />
      ) : isReady ? (
        <SendForm
          offer={current}
          inquiry={inquiry.data}
          mayMail={mail.data.enabled}
          onOvertaken={onOvertaken}
          onClose={onClose}
        />
      ) : failed?.error ? (
        <Failure text={failed.error.message} onRetry={failed.refetch} />
      ) : (
        <Waiting heights={[280]} />
      )}
    </TitledDialog>
  )
}

const CancelButton = ({
  disabled = false,
  onClose,
}: {
  disabled?: boolean
  onClose: () => void
}) => (
  <Button color="inherit" disabled={disabled} onClick={onClose}>
    Abbrechen
  </Button>
)

interface FormProps extends Props {
  inquiry: Inquiry
  /** Whether a mail can go out at all. */
  mayMail: boolean
}

const NO_ADDRESS = 'Ohne vollständige Anschrift des Empfängers?'
const DOUBTFUL = 'Soll es so hinausgehen?'

const done = { mail: 'wird gesendet', hand: 'ist fertig zur Übergabe' }

/** Asks for the way and the letter. The letter stays until the offer is sent, also in a closed dialog. */
function SendForm({ offer, inquiry, mayMail, onOvertaken, onClose }: FormProps) {
  const queryClient = useQueryClient()
  const [version] = useState(offer.updatedAt)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const draft = letterDraftName(offer.id)
  const keep = (values: SendValues) => writeDraft(draft, values)
  const [start] = useState<SendValues>(() => {
    // What an earlier version of this form has kept may lack fields.
    const letter = {
      ...firstLetter(inquiry, offer),
      ...readDraft(draft, sendValues.partial())?.values,
    }
    return mayMail ? letter : { ...letter, by: 'hand' }
  })
  const { mutateAsync } = useCall({
    // What is missing comes in `body.errors` of a 409.
    call: (values: SendValues) =>
      load(offerSchema, `/offers/${offer.id}/send`, {
        json: toSending(values),
        headers: ifUnchanged(version),
      }),
    onDone: () => queryClient.invalidateQueries(),
    done: (sent, { by }) => `Angebot ${paperNumber(sent)} ${done[by]}`,
    failed: null,
  })

  const warnings: Refusal[] = [
    { title: NO_ADDRESS, missing: missingAddress(offer.recipient) },
    { title: DOUBTFUL, missing: doubtsAbout(offer) },
  ].filter(({ missing }) => Object.keys(missing).length > 0)

  const send = async (typed: FieldValues) => {
    const values = sendValues.parse(typed)
    setRefusal(null)
    try {
      await mutateAsync(values)
      dropDraft(draft)
      dropDraft(offerDraftName(offer.id))
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      // The form behind keeps what it shows, to be compared with what has come.
      if (newerOf(error)) {
        onOvertaken()
        return undefined
      }
      await queryClient.invalidateQueries()
      const missing: Refusal['missing'] = (isConflict(error) && error.body?.errors) || {}
      if (Object.keys(missing).length === 0) return { root: { serverError: error.message } }
      setRefusal({ title: error.message, missing })
      return undefined
    }
  }

  return (
    // With a record of its own, or it would begin anew with each change of the offer around it.
    <Form<SendValues>
      noValidate
      disableInvalidFormNotification
      record={start}
      resolver={sendResolver}
      onSubmit={send}
    >
      <DraftSaver onChange={keep} />
      <Stacked gap={1.5} {...notByEnter}>
        <FormErrors />
        {refusal && <MissingFields refusal={refusal} onClose={onClose} />}
        {warnings.map((warning) => (
          <MissingFields key={warning.title} refusal={warning} onClose={onClose} />
        ))}
        <SendFields mayMail={mayMail} offer={offer} />
        <SendToolbar onClose={onClose} />
      </Stacked>
    </Form>
  )
}

function SendToolbar({ onClose }: { onClose: () => void }) {
  const by: unknown = useWatch({ name: 'by' })
  const { isSubmitting } = useFormState()
  return (
    <Row>
      <SaveButton
        alwaysEnable={!isSubmitting}
        label={by === 'hand' ? 'Fertigstellen' : 'Angebot senden'}
        icon={<SendIcon />}
      />
      <CancelButton disabled={isSubmitting} onClose={onClose} />
    </Row>
  )
}

function SendFields({ mayMail, offer }: Pick<FormProps, 'mayMail' | 'offer'>) {
  const by: unknown = useWatch({ name: 'by' })
  const ways = [
    { id: 'mail', name: 'Per E-Mail', disabled: !mayMail },
    { id: 'hand', name: 'Von Hand übergeben' },
  ]
  return (
    <>
      {!mayMail && (
        <Alert severity="info">
          Von hier kann keine E-Mail gesendet werden, weil kein Mailserver eingerichtet ist.
        </Alert>
      )}
      <RadioButtonGroupInput source="by" label="Wie bekommt es der Kunde?" choices={ways} />
      {by === 'mail' ? (
        <>
          <TextInput source="to" type="email" label="An" margin="none" autoComplete="off" />
          <TextInput source="subject" label="Betreff" margin="none" autoComplete="off" />
          <TextInput source="text" label="Text der E-Mail" multiline minRows={6} margin="none" />
          <Attachments offer={offer} />
          <OwnCopy />
          <Typography variant="note">
            Link zum Angebot, Gruß und Ihr Absender kommen von selbst dazu.
          </Typography>
        </>
      ) : (
        <Typography variant="note">
          Das Angebot bekommt Nummer, PDF-Datei und Link, es wird aber keine E-Mail gesendet.
          Drucken Sie es aus, oder geben Sie den Link weiter.
        </Typography>
      )}
      <Typography variant="body2">
        Danach lässt sich das Angebot nicht mehr ändern, nur durch eine neue Fassung ersetzen.
      </Typography>
    </>
  )
}

/** What goes with the mail: the offer always, the data sheets of its machines if they are wanted. */
const Attachments = ({ offer: { lines } }: Pick<FormProps, 'offer'>) => (
  <Box role="group" aria-label="Anhänge">
    <Typography>Anhang: das Angebot als PDF-Datei</Typography>
    {lines.some(({ productId }) => productId !== null) && (
      <BooleanInput source="dataSheets" label="Datenblätter der Maschinen mitsenden" />
    )}
  </Box>
)

/** Only for who has an address. */
function OwnCopy() {
  const email = useMe()?.email
  return email && <BooleanInput source="copy" label={`Kopie an mich (${email})`} />
}
