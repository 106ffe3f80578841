import { Box, Button, Link, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { type Inquiry, type InquiryDetail, NOBODY } from '../../../shared/inquiries/inquiry.ts'
import type { NextStep } from '../../../shared/inquiries/stage.ts'
import { lostReasonLabels, stageLabels } from '../../../shared/inquiries/stage.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { May } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { BulletList, Row, Stacked } from '../parts/Boxes.tsx'
import { actsAtOnce, ChoiceField } from '../parts/ChoiceField.tsx'
import { FirmLink } from '../parts/FirmLink.tsx'
import { LanguageMark } from '../parts/LanguageMark.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { AnswerBox } from './answer/AnswerBox.tsx'
import { answerDraft } from './answer/answerForm.ts'
import { ANSWER_PLACE, isWorkedOn } from './answer/answerPlace.ts'
import { Colleagues } from './Colleagues.tsx'
import { Conversation } from './Conversation.tsx'
import { InquiryMachines } from './InquiryMachines.tsx'
import { InquiryOffers } from './InquiryOffers.tsx'
import { JoinButton } from './join/JoinButton.tsx'
import { JoinedParts } from './join/JoinedParts.tsx'
import { DuplicateNotice, JoinOffer } from './join/JoinOffer.tsx'
import { momentText } from './moments.ts'
import { OpenOther } from './OpenOther.tsx'
import { TALK_HEIGHT } from './openInquiry.ts'
import { useOwners } from './owners.ts'
import { Section } from './Section.tsx'
import { SenderForm, senderDraft } from './SenderForm.tsx'
import { StageSelect } from './StageSelect.tsx'
import { MoveStepForm } from './step/StepForm.tsx'
import { useHandOver } from './step/useHandOver.ts'
import { useUndoableChange } from './useChangeInquiry.ts'
import { WaitingTime } from './WaitingTime.tsx'

interface Props {
  inquiry: InquiryDetail
  /** What is to become of the answer box besides. */
  answer?: Omit<ComponentProps<typeof AnswerBox>, 'inquiry'>
  /** The inquiry that was looked for, if it was joined into this one: an answer begun there goes on here. */
  leadsFrom?: number | undefined
}

/** Everything about an inquiry: the conversation with the answer box below it, and beside it the rest. */
export default function InquiryShow({ inquiry, answer, leadsFrom }: Props) {
  const hasDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  useState(() => leadsFrom && answerDraft.move(leadsFrom, inquiry.id))
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={layout}>
        <Box sx={{ ...stack, ...pair, gridArea: 'state' }}>
          <Sender inquiry={inquiry} />
          <InquiryState inquiry={inquiry} />
        </Box>
        <Box sx={{ ...stack, gap: 0.5, gridArea: 'talk' }}>
          <DuplicateNotice {...inquiry} />
          <JoinOffer inquiry={inquiry} />
          <Conversation
            inquiry={inquiry}
            {...(isWorkedOn(inquiry) && hasDesk && { maxHeight: `var(${TALK_HEIGHT})` })}
          />
          <Colleagues inquiryId={inquiry.id} />
          {isWorkedOn(inquiry) && (
            <div id={ANSWER_PLACE}>
              <AnswerBox inquiry={inquiry} {...answer} />
            </div>
          )}
        </Box>
        <Box sx={{ ...stack, gridArea: 'about' }}>
          <InquiryMachines {...inquiry} />
          <InquiryOffers inquiry={inquiry} />
          <JoinedParts inquiry={inquiry} />
          <RelatedInquiries {...inquiry} />
          {isWorkedOn(inquiry) && <JoinButton inquiry={inquiry} />}
        </Box>
      </Box>
    </Box>
  )
}

const stack = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }

/** Where the rest has its own column, they stand one below the other in it. */
const pair = {
  '@container (min-width: 440px) and (max-width: 799px)': { gridTemplateColumns: '1fr 1fr' },
}

const layout = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"state" "talk" "about"',
  // Beside a list the question and its answer come first, as one cannot see both otherwise.
  '@container (min-width: 440px)': { gridTemplateAreas: '"talk" "state" "about"' },
  '@container (min-width: 800px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"talk state" "talk about"',
  },
}

/** Who has sent it, and where that is put right. */
function Sender({ inquiry }: { inquiry: InquiryDetail }) {
  const { customer, name, company, email, phone, language } = inquiry
  const [isOpen, setOpen] = useState(() => senderDraft.read(inquiry) !== null)
  return (
    <Section
      title={
        <>
          {customer ? <ToCustomer customer={customer} name={name} /> : name}{' '}
          <LanguageMark language={language} />
        </>
      }
    >
      {isOpen ? (
        <SenderForm inquiry={inquiry} onDone={() => setOpen(false)} />
      ) : (
        <>
          <Typography sx={{ '&:empty': { display: 'none' } }}>
            <FirmLink company={company} email={email} />
          </Typography>
          {email && (
            <Typography>
              <Link href={`mailto:${email}`}>{email}</Link>
            </Typography>
          )}
          {phone && (
            <Typography>
              <Link href={phoneOf(phone, language).href}>{phone}</Link>
            </Typography>
          )}
          <May permission="inquiries.edit">
            <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -0.75 }}>
              Angaben berichtigen
            </Button>
          </May>
        </>
      )}
    </Section>
  )
}

const ToCustomer = ({ customer, name }: { customer: string; name: string }) => (
  <ScreenLink to={adminPaths.customer(customer)} color="inherit">
    {name}
  </ScreenLink>
)

/** How far an inquiry has come, who takes care of it, and what is to be done next. */
const InquiryState = ({ inquiry }: { inquiry: Inquiry }) => (
  <Stacked gap={1.5}>
    <Row gap={1.5} align="center">
      <StageSelect inquiry={inquiry} />
      <WaitingTime inquiry={inquiry} />
    </Row>
    {inquiry.lostReason && (
      <Typography variant="body2">
        Grund: {lostReasonLabels[inquiry.lostReason]}
        {inquiry.lostNote && `. ${inquiry.lostNote}`}
      </Typography>
    )}
    {isWorkedOn(inquiry) && <OwnerSelect inquiry={inquiry} />}
    {inquiry.nextStep && <Step inquiry={inquiry} step={inquiry.nextStep} />}
  </Stacked>
)

/** What is to be done next and when; in red and in words, whether that was earlier. */
function Step({ inquiry, step: { at, text } }: { inquiry: Inquiry; step: NextStep }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isOpen) return <MoveStepForm inquiry={inquiry} onDone={close} onCancel={close} />
  const isOverdue = Date.parse(at) < Date.now()
  return (
    <Box>
      <Typography variant="smallStrong">Nächster Schritt</Typography>
      <Typography component="span">{text}</Typography>
      <Typography
        variant="body2"
        component="div"
        sx={isOverdue ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
      >
        <time dateTime={at}>{momentText(at)}</time>
        {isOverdue && ' – überfällig'}
      </Typography>
      <Row gap={1} sx={{ ml: -0.75 }}>
        {inquiry.stage === 'won' && <HandOver inquiry={inquiry} />}
        <Button size="small" onClick={() => setOpen(true)}>
          Schritt ändern
        </Button>
      </Row>
    </Box>
  )
}

/** Ticks off what is left to do about a sale, also before it is due. */
function HandOver({ inquiry }: { inquiry: Inquiry }) {
  const asked = inquiry.products.flatMap(({ id }) => id ?? [])
  const { handOver, isPending } = useHandOver(inquiry, asked)
  return (
    <Button size="small" disabled={isPending} onClick={() => void handOver()}>
      Erledigt
    </Button>
  )
}

/** Who is in charge. An owner that is not among the accounts any more is still shown. */
function OwnerSelect({ inquiry }: { inquiry: Inquiry }) {
  const owners = useOwners()
  const { change, isPending } = useUndoableChange(inquiry, {
    failed: 'Fehler beim Ändern der Zuständigkeit',
  })
  const { ownerId, owner } = inquiry
  const known = owners.map(({ id, name }) => ({ value: id, label: name }))
  const own =
    ownerId !== null && !owners.some(({ id }) => id === ownerId)
      ? [{ value: ownerId, label: owner ?? '' }]
      : []
  const choose = (value: string) => {
    const chosen = owners.find(({ id }) => String(id) === value)
    change({
      patch: { ownerId: chosen?.id ?? null },
      undo: { ownerId },
      said: `Zuständig ist jetzt ${chosen?.name ?? NOBODY}`,
      undone: `Zurückgenommen, zuständig: ${owner ?? NOBODY}`,
    })
  }
  return (
    <ChoiceField
      {...actsAtOnce}
      label="Zuständig"
      choices={[{ value: '', label: NOBODY }, ...own, ...known]}
      value={ownerId ?? ''}
      disabled={isPending}
      onChoose={choose}
    />
  )
}

/** Other inquiries of the same person. */
function RelatedInquiries({ name: own, related }: Pick<InquiryDetail, 'name' | 'related'>) {
  if (related.length === 0) return null
  return (
    <Section title="Von derselben Person">
      <BulletList>
        {related.map(({ id, receipt, createdAt, stage, name }) => (
          <Typography key={id} component="li" variant="body2">
            <OpenOther id={id} receipt={receipt} /> · {formatDay(createdAt)} · {stageLabels[stage]}
            {name !== own && ` · ${name}`}
          </Typography>
        ))}
      </BulletList>
    </Section>
  )
}
