import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { stageLabels, stages } from '../../../shared/inquiries/stage.ts'
import { ChoiceField, fieldChoices } from '../layout/ChoiceField.tsx'
import { STAGE_FAILED, stageChanged } from './inquiryText.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

const LostDialog = lazy(async () => ({ default: (await import('./LostForm.tsx')).LostDialog }))

const stageChoices = fieldChoices(stageLabels)

interface StageChange {
  choose: (value: string) => void
  isPending: boolean
  /** Why the inquiry was lost; to be shown beside what it was chosen with. */
  question: ReactNode
}

/** Changes the stage at once; any stage may follow any other. Of a lost inquiry it asks for the reason. */
export function useStageChange(inquiry: Inquiry): StageChange {
  const { change, isPending } = useChangeInquiry(inquiry, STAGE_FAILED)
  const [isLost, setLost] = useState(false)
  const choose = (value: string) => {
    const stage = stages.find((known) => known === value)
    if (stage === 'lost') setLost(true)
    else if (stage) change({ stage }, stageChanged(inquiry, stage))
  }
  const question = isLost && (
    <Suspense>
      <LostDialog inquiry={inquiry} onClose={() => setLost(false)} />
    </Suspense>
  )
  return { choose, isPending, question }
}

/** The stage as a field that changes it; of an inquiry that only the law keeps it says the stage. */
export function StageSelect({ inquiry }: { inquiry: Inquiry }) {
  const { choose, isPending, question } = useStageChange(inquiry)
  if (inquiry.keptUntil) return <Typography>{stageLabels[inquiry.stage]}</Typography>
  return (
    <>
      <ChoiceField
        choices={stageChoices}
        value={inquiry.stage}
        disabled={isPending}
        onChoose={choose}
        slotProps={{ htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` } }}
        sx={{ width: 180 }}
      />
      {question}
    </>
  )
}
