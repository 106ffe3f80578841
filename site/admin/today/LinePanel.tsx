import { Box, Button } from '@mui/material'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useGetOne } from 'react-admin'
import { type InquiryDetail, isDetail } from '../../../shared/inquiries/inquiry.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { isHttpError } from '../data/failure.ts'
import { AnswerBox } from '../inquiries/answer/AnswerBox.tsx'
import type { Ahead } from '../inquiries/answer/TypedAhead.tsx'
import { DeletionNotice } from '../inquiries/DeletedInquiry.tsx'
import { LostForm } from '../inquiries/LostForm.tsx'
import { MoveStepForm } from '../inquiries/step/StepForm.tsx'
import { STAGE_FAILED, stageSaid, useMoveStep } from '../inquiries/step/useMoveStep.ts'
import { lineAround, PANEL_ATTRIBUTE } from '../lists/lines.ts'
import { Row } from '../parts/Boxes.tsx'
import { Failure } from '../parts/LoadFailure.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { type Panel, panelLabels } from './todayItems.ts'

interface Props {
  inquiry: TodayItem['inquiry']
  /** What takes the first words of an answer. */
  ahead: Ahead | null
  onDone: () => void
  onUndone: () => void
  onCancel: () => void
}

const forms = { answer: Answer, later: MoveStepForm, won: Won, lost: LostForm }

/**
 * What opens below a line. Escape closes it, and what was typed stays. The keyboard rests on it, so that nothing that is
 * typed on decides anything: the tabulator or an arrow leads into it.
 */
export default function LinePanel({ panel, ...props }: Props & { panel: Panel }) {
  const box = useRef<HTMLDivElement>(null)
  const { id, name } = props.inquiry
  useEffect(() => {
    // Not from another line, or from the words of an answer.
    if (lineAround(document.activeElement) === id) box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  const enter = (event: KeyboardEvent) => {
    if (event.target !== box.current || event.key !== 'ArrowDown') return
    event.preventDefault()
    const find = (field: string) => box.current?.querySelector<HTMLElement>(field)
    const first = find('input:checked') ?? find('input, button')
    first?.focus()
  }
  const Form = forms[panel]
  return (
    <Box
      ref={box}
      role="group"
      aria-label={`${panelLabels[panel]}: ${name}`}
      tabIndex={-1}
      {...{ [PANEL_ATTRIBUTE]: '' }}
      onKeyDown={enter}
      sx={panelBox}
    >
      <Form {...props} />
    </Box>
  )
}

const panelBox = {
  px: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { maxWidth: 900 },
  '&:focus-visible': { outline: '2px dashed', outlineOffset: '-2px' },
}

function Answer({ inquiry: { id }, ahead, onDone }: Props) {
  const { data, error, refetch } = useGetOne<InquiryDetail>('inquiries', { id }, { retry: false })
  if (isHttpError(error, 404)) return <DeletionNotice id={id} isSeen />
  // What is being written outlasts a failure to read anew what it answers.
  if (error && !data) return <Failure text={error.message} onRetry={refetch} />
  if (!data || !isDetail(data)) return <Waiting heights={[320]} />
  return <AnswerBox inquiry={data} onSent={onDone} ahead={ahead} />
}

function Won({ inquiry, onDone, onUndone, onCancel }: Props) {
  const { changeStage, isPending } = useMoveStep(inquiry, { failed: STAGE_FAILED, onUndone })
  const close = (event: FormEvent) => {
    event.preventDefault()
    changeStage({ stage: 'won' }, stageSaid(inquiry, 'won'), onDone)
  }
  return (
    <form onSubmit={close}>
      <Row>
        <Button type="submit" variant="contained" color="secondary" disabled={isPending}>
          Als gewonnen abschließen
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Abbrechen
        </Button>
      </Row>
    </form>
  )
}
