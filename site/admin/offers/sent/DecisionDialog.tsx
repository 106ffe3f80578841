import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { type InquiryDetail, isDetail } from '../../../../shared/inquiries/inquiry.ts'
import { decisionsOf } from '../../../../shared/offers/decisions.ts'
import { type Offer, offer as offerSchema, paperNumber } from '../../../../shared/offers/offer.ts'
import { orderedPieces } from '../../../../shared/offers/offer-input.ts'
import { adminPaths } from '../../data/adminPaths.ts'
import { ifUnchanged, load } from '../../data/api.ts'
import { useMailStatus } from '../../data/useMailStatus.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { notByEnter } from '../../forms/keyboard.ts'
import { Row } from '../../parts/Boxes.tsx'
import { ScreenButton } from '../../parts/ScreenLink.tsx'
import { EVERYTHING, useCall } from '../../parts/useCall.ts'
import { confirmationText, type Decision, decidedOn, decisionTexts, textsOf } from '../decisions.ts'
import { Doubts, OpenQuestions } from '../OfferHeader.tsx'
import { useOtherVersions } from '../offer.tsx'

/** What the state of an offer allows. */
export function DecisionButtons({ offer }: { offer: Offer }) {
  // What is decided is about the offer as it was when that began, whatever comes in meanwhile.
  const [begun, setBegun] = useState<{ decision: Decision; offer: Offer } | null>(null)
  const decisions = decisionsOf('staff', offer.status)
  const asked = decisions.filter((decision) => decision !== 'revise')
  return (
    <Row sx={{ '&:empty': { display: 'none' } }} above={2}>
      {asked.map((one, index) => (
        <Button
          key={one}
          {...(index === 0 && one !== 'reopen' ? USUAL : { variant: 'outlined' })}
          onClick={() => setBegun({ decision: one, offer })}
        >
          {decisionTexts[one].press}
        </Button>
      ))}
      {decisions.includes('revise') && <ReviseButton offer={offer} />}
      {begun && (
        <DecisionDialog
          offer={begun.offer}
          inquiryId={offer.inquiryId}
          subject={decidedOn(paperNumber(offer), offer.recipient, offer.totals.total)}
          decision={begun.decision}
          onClose={() => setBegun(null)}
        />
      )}
    </Row>
  )
}

/** The look of what is decided mostly. */
const USUAL = { variant: 'contained', color: 'secondary' } as const

/** Begins the next version, or leads to the one that is begun. Until it is sent, the customer keeps theirs. */
function ReviseButton({ offer }: { offer: Offer }) {
  const navigate = useNavigate()
  const begun = useOtherVersions(offer).find(({ status }) => status === 'draft')
  const { mutate, isPending } = useCall({
    call: () => load(offerSchema, `/offers/${offer.id}/revise`, { method: 'POST' }),
    failed: 'Keine neue Fassung',
    invalidates: EVERYTHING,
  })
  if (begun)
    return <ScreenButton to={adminPaths.offer(begun.id)}>Neue Fassung weiterschreiben</ScreenButton>
  const revise = () => mutate(undefined, { onSuccess: ({ id }) => navigate(adminPaths.offer(id)) })
  return (
    <Button variant="outlined" loading={isPending} onClick={revise}>
      Neue Fassung
    </Button>
  )
}

interface Props {
  /** `updatedAt` is the version that is decided about, if it is known: if that has changed, the API refuses. */
  offer: Pick<Offer, 'id'> & Partial<Pick<Offer, 'updatedAt' | 'recipient'>>
  /** Of which it is an offer, and whose customer may have asked something besides. */
  inquiryId: number
  /** Whose offer it is and what it comes to, for who has several before them. */
  subject: string
  decision: Decision
  onClose: () => void
  /** Called when it is done, too. */
  onDone?: () => void
}

/** Says what follows from a decision, and asks for what belongs to it. What was typed stays if it is refused. */
export default function DecisionDialog({
  offer,
  inquiryId,
  subject,
  decision,
  onClose,
  onDone,
}: Props) {
  const inquiry = useGetOne<InquiryDetail>('inquiries', { id: inquiryId }, { retry: false })
  const whole = useGetOne<Offer>('offers', { id: offer.id }, { retry: false })
  const pieces = orderedPieces(whole.data?.lines ?? [])
  const texts = textsOf(decision, pieces)
  const { title, text, sells, isConfirmedByMail, field, confirm, done } = texts
  const canMail = useMailStatus().data?.enabled === true
  const start = decision === 'accept' ? (offer.recipient?.name ?? '') : ''
  const [typed, setTyped] = useState(start)
  const [isTried, setTried] = useState(false)
  const isMissing = field?.missing !== undefined && typed.trim() === ''
  const { mutate, isPending, error } = useCall({
    call: () =>
      load(offerSchema, `/offers/${offer.id}/${decision}`, {
        json: field && typed.trim() ? { [field.name]: typed } : {},
        headers: ifUnchanged(offer.updatedAt),
      }),
    done,
    failed: null,
    invalidates: EVERYTHING,
  })
  const decide = () => {
    setTried(true)
    if (isMissing) return
    mutate(undefined, {
      onSuccess: () => {
        onClose()
        onDone?.()
      },
    })
  }
  return (
    <FormDialog
      title={title}
      text={
        <>
          <Box component="strong" sx={{ display: 'block', mb: 1 }}>
            {subject}
          </Box>
          {text} {isConfirmedByMail && confirmationText(canMail, inquiry.data?.email ?? null)}
        </>
      }
      error={error}
      submit={confirm}
      isPending={isPending}
      disabled={inquiry.isPending || whole.isPending}
      isTyped={typed !== start}
      maxWidth="xs"
      onSubmit={decide}
      onClose={onClose}
    >
      {sells && <Doubts warnings={whole.data?.warnings} />}
      {whole.data && inquiry.data && isDetail(inquiry.data) && (
        <OpenQuestions offer={whole.data} messages={inquiry.data.messages} />
      )}
      {field && (
        <TextField
          {...notByEnter}
          label={field.label}
          value={typed}
          autoFocus
          multiline={field.isLong}
          {...(field.isLong && { minRows: 3 })}
          error={isTried && isMissing}
          helperText={isTried && isMissing && field.missing}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </FormDialog>
  )
}
