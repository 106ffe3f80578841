import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Form, SaveButton } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { stepTexts } from '../../../../shared/inquiries/next-step.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { type SeenInquiry, useChangeInquiry } from '../useChangeInquiry.ts'
import { momentText } from './momentText.ts'
import { StepInputs } from './StepInputs.tsx'
import { checkedStep, type StepValues, stepOf } from './stepValues.ts'

interface Props {
  inquiry: SeenInquiry & Pick<Inquiry, 'nextStep' | 'name'>
  onDone: () => void
  onCancel: () => void
}

const form = z.object({ step: checkedStep })
const resolver = zodResolver(form)

/** Puts the next step of an inquiry off. */
export function StepForm({ inquiry, onDone, onCancel }: Props) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Verschieben')
  const hours = useDealer()
  const [start] = useState(() => startOf(inquiry.nextStep?.text))
  const save = (values: FieldValues) => {
    const nextStep = stepOf(form.parse(values).step, hours, new Date())
    if (!nextStep) return
    change({ nextStep }, `${inquiry.name}: ${nextStep.text}, ${momentText(nextStep.at)}`, onDone)
  }
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      defaultValues={start}
      resolver={resolver}
      onSubmit={save}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <StepInputs source="step" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SaveButton alwaysEnable={!isPending} label="Verschieben" icon={null} />
          <Button color="inherit" onClick={onCancel}>
            Abbrechen
          </Button>
        </Box>
      </Box>
    </Form>
  )
}

const startOf = (text: string = stepTexts.goOn): { step: StepValues } => ({
  step: { when: 'tomorrow', day: '', text },
})
