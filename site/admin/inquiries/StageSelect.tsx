import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { stageLabels, stages } from '../../../shared/inquiries/stage.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { LostForm } from './LostForm.tsx'
import { STAGE_FAILED, stageChanged } from './stageText.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

const stageChoices = choicesOf(stageLabels)

/** Changes the stage at once; any stage may follow any other. Of a lost inquiry it asks for the reason. */
export function StageSelect({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, STAGE_FAILED)
  const [isLost, setLost] = useState(false)
  const id = useId()
  const choose = (value: string) => {
    const stage = stages.find((known) => known === value)
    if (stage === 'lost') setLost(true)
    else if (stage) change({ stage }, stageChanged(inquiry, stage))
  }
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
      <Dialog
        open={isLost}
        onClose={() => setLost(false)}
        aria-labelledby={id}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id={id}>Warum ging {inquiry.receipt} verloren?</DialogTitle>
        <DialogContent>
          <LostForm
            inquiry={inquiry}
            onDone={() => setLost(false)}
            onCancel={() => setLost(false)}
          />
        </DialogContent>
      </Dialog>
    </>
  )
}
