import { Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useGetOne } from 'react-admin'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { AnswerBox } from '../inquiries/answer/AnswerBox.tsx'
import { LostForm } from '../inquiries/LostForm.tsx'
import { isDetail } from '../inquiries/openInquiry.ts'
import { MoveStepForm } from '../inquiries/step/StepForm.tsx'
import { STAGE_FAILED, stageSaid, useMoveStep } from '../inquiries/step/useMoveStep.ts'
import { Row } from '../layout/Boxes.tsx'
import { Failure } from '../layout/LoadFailure.tsx'
import { Waiting } from '../layout/Waiting.tsx'
import type { Panel } from './todayItems.ts'

interface Props {
  inquiry: TodayItem['inquiry']
  onDone: () => void
  onUndone: () => void
  onCancel: () => void
}

const forms = { answer: Answer, later: MoveStepForm, won: Won, lost: LostForm }

/** Selector of the field to focus where none is checked; the answer box focuses itself once it is loaded. */
const firstField: Record<Panel, string | null> = {
  answer: null,
  later: 'input',
  won: 'button',
  lost: 'input',
}

/** What opens below a line. Escape closes it, and what was typed stays. */
export default function LinePanel({ panel, ...props }: Props & { panel: Panel }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = firstField[panel]
    const find = (field: string) => box.current?.querySelector<HTMLElement>(field)
    if (first) (find('input:checked') ?? find(first))?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [panel])
  const Form = forms[panel]
  return (
    <Box ref={box} sx={{ px: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', maxWidth: 900 }}>
      <Form {...props} />
    </Box>
  )
}

function Answer({ inquiry: { id }, onDone }: Props) {
  const { data, error, refetch } = useGetOne<InquiryDetail>('inquiries', { id }, { retry: false })
  if (error) return <Failure text={error.message} onRetry={refetch} />
  if (!data || !isDetail(data)) return <Waiting heights={[320]} />
  return <AnswerBox inquiry={data} onSent={onDone} autoFocus />
}

function Won({ inquiry, onDone, onUndone, onCancel }: Props) {
  const { changeStage, isPending } = useMoveStep(inquiry, { failed: STAGE_FAILED, onUndone })
  return (
    <Row>
      <Button
        variant="contained"
        color="secondary"
        disabled={isPending}
        onClick={() => changeStage({ stage: 'won' }, stageSaid(inquiry, 'won'), onDone)}
      >
        Als gewonnen abschließen
      </Button>
      <Button color="inherit" onClick={onCancel}>
        Abbrechen
      </Button>
    </Row>
  )
}
