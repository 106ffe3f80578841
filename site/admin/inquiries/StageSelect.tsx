import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { stageLabels, stages } from '../../../shared/inquiries/stage.ts'
import { ChoiceField, fieldChoices } from '../layout/ChoiceField.tsx'
import { STAGE_FAILED, stageChanged } from './inquiryText.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

const LostDialog = lazy(async () => ({ default: (await import('./LostForm.tsx')).LostDialog }))

const stageChoices = fieldChoices(stageLabels)

/**
 * Changes the stage at once; any stage may follow any other. Of a lost inquiry it asks for the reason, of one that only
 * the law keeps it says the stage.
 */
export function StageSelect({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, STAGE_FAILED)
  const [isLost, setLost] = useState(false)
  const choose = (value: string) => {
    const stage = stages.find((known) => known === value)
    if (stage === 'lost') setLost(true)
    else if (stage) change({ stage }, stageChanged(inquiry, stage))
  }
  if (inquiry.keptUntil) return <Typography>{stageLabels[inquiry.stage]}</Typography>
  return (
    <>
      <ChoiceField
        choices={stageChoices}
        value={inquiry.stage}
        disabled={isPending}
        onChoose={choose}
        slotProps={{ htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` } }}
        sx={{ width: 160 }}
      />
      {isLost && (
        <Suspense>
          <LostDialog inquiry={inquiry} onClose={() => setLost(false)} />
        </Suspense>
      )}
    </>
  )
}
