import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { z } from 'zod'
import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { type Colleague, colleague } from '../../../shared/inquiries/message-input.ts'
import type { NextStep } from '../../../shared/inquiries/stage.ts'
import { lostReasonLabels, stageLabels } from '../../../shared/inquiries/stage.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { load } from '../data/api.ts'
import { BulletList, Row, Section, Stacked } from '../parts/Boxes.tsx'
import { AnswerBox } from './answer/AnswerBox.tsx'
import { answerDraft } from './answer/answerDraft.ts'
import { Conversation } from './Conversation.tsx'
import { InquiryMachines } from './InquiryMachines.tsx'
import { InquiryOffers } from './InquiryOffers.tsx'
import { JoinedParts } from './join/JoinedParts.tsx'
import { DuplicateNotice, JoinButton, JoinOffer } from './join/JoinOffer.tsx'
import { momentText } from './moments.ts'
import { ANSWER_PLACE, isWorkedOn, OpenOther, TALK_HEIGHT } from './openInquiry.tsx'
import { Sender } from './Sender.tsx'
import { OwnerSelect, StageSelect } from './StageAndOwner.tsx'
import { HandOver } from './step/HandOver.tsx'
import { MoveStepForm } from './step/StepForm.tsx'
import { WaitingTime } from './WaitingTime.tsx'

interface Props {
  inquiry: InquiryDetail
  /** What is to become of the answer box besides. */
  answer?: Omit<ComponentProps<typeof AnswerBox>, 'inquiry'>
}

/** Everything about an inquiry: the conversation with the answer box below it, and beside it the rest. */
export default function InquiryShow({ inquiry, answer }: Props) {
  const hasDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
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

/** Other inquiries of the same person. */
function RelatedInquiries({ name: own, related }: Pick<InquiryDetail, 'name' | 'related'>) {
  if (related.length === 0) return null
  return (
    <Section title="Von derselben Person">
      <BulletList>
        {related.map(({ id, receipt, createdAt, stage, name }) => (
          <Typography key={id} component="li" variant="body2">
            <OpenOther id={id} receipt={receipt} />
            {[formatDay(createdAt), stageLabels[stage], ...(name === own ? [] : [name])].map(
              // No line begins with what stands between two.
              (fact) => `\u00a0· ${fact}`,
            )}
          </Typography>
        ))}
      </BulletList>
    </Section>
  )
}

/** Often enough that nobody writes for long beside somebody else, and is not forgotten in between. */
const INTERVAL_MS = 15_000

/** Says who else has the inquiry open, and tells them that one has it open oneself. */
function Colleagues({ inquiryId }: { inquiryId: number }) {
  const lastText = useRef(textOf(inquiryId))
  const { data = [] } = useQuery({
    queryKey: ['presence', inquiryId],
    queryFn: () => {
      const text = textOf(inquiryId)
      const writing = text !== '' && text !== lastText.current
      lastText.current = text
      return load(z.array(colleague), `/contact/${inquiryId}/presence`, { json: { writing } })
    },
    refetchInterval: INTERVAL_MS,
    staleTime: 0,
    // Whoever is not reached is not told, and nothing else is lost.
    retry: false,
  })
  return (
    // Its line is kept free, so that nothing moves under the one who reads.
    <Typography role="status" variant="smallStrong" sx={{ minHeight: '1.43em' }}>
      {data.map(sentenceOf).join(' ')}
    </Typography>
  )
}

const textOf = (inquiryId: number) => answerDraft.read(inquiryId)?.values.text ?? ''

const sentenceOf = ({ name, writing }: Colleague) =>
  writing ? `${name} schreibt gerade.` : `${name} liest diese Anfrage gerade.`
