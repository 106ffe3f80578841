import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { lostReasonLabels } from '../../../shared/inquiries/stage.ts'
import { OwnerSelect } from './OwnerSelect.tsx'
import { StageSelect } from './StageSelect.tsx'
import { NextStepText } from './step/NextStepText.tsx'
import { StepForm } from './step/StepForm.tsx'
import { WaitingTime } from './WaitingTime.tsx'

/** How far an inquiry has come, who takes care of it, and what is to be done next. */
export const InquiryState = ({ inquiry }: { inquiry: Inquiry }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <StageSelect inquiry={inquiry} />
      <WaitingTime inquiry={inquiry} />
    </Box>
    {inquiry.lostReason && (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Grund: {lostReasonLabels[inquiry.lostReason]}
        {inquiry.lostNote && `. ${inquiry.lostNote}`}
      </Typography>
    )}
    {!inquiry.spam && inquiry.duplicateOf === null && <OwnerSelect inquiry={inquiry} />}
    {inquiry.nextStep && <Step inquiry={inquiry} />}
  </Box>
)

function Step({ inquiry }: { inquiry: Inquiry }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isOpen) return <StepForm inquiry={inquiry} onDone={close} onCancel={close} />
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Nächster Schritt
      </Typography>
      <NextStepText step={inquiry.nextStep} />
      <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -0.75 }}>
        Schritt ändern
      </Button>
    </Box>
  )
}
