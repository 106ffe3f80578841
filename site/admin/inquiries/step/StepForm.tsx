import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { stepTexts } from '../../../../shared/inquiries/next-step.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { ShortForm } from '../../forms/ShortForm.tsx'
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
    <ShortForm
      defaultValues={start}
      resolver={resolver}
      save="Verschieben"
      isPending={isPending}
      onSubmit={save}
      onCancel={onCancel}
    >
      <StepInputs source="step" />
    </ShortForm>
  )
}

const startOf = (text: string = stepTexts.goOn): { step: StepValues } => ({
  step: { when: 'tomorrow', day: '', text },
})
