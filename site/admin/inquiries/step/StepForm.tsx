import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { stepTexts } from '../../../../shared/inquiries/next-step.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { ShortForm } from '../../forms/ShortForm.tsx'
import { spokenMoment } from '../moments.ts'
import { StepInputs } from './StepInputs.tsx'
import { checkedStep, type StepValues, stepOf } from './stepValues.ts'
import { type MovedInquiry, useMoveStep } from './useMoveStep.tsx'

interface Props {
  inquiry: MovedInquiry
  onDone: () => void
  onUndone?: (() => void) | undefined
  onCancel: () => void
}

const form = z.object({ step: checkedStep })
const resolver = zodResolver(form)

/** Puts the next step of an inquiry off. */
export function StepForm({ inquiry, onDone, onUndone, onCancel }: Props) {
  const { move, isPending } = useMoveStep(inquiry, { failed: 'Fehler beim Verschieben', onUndone })
  const hours = useDealer()
  const [start] = useState(() => startOf(inquiry.nextStep?.text))
  const save = (values: FieldValues) => {
    const nextStep = stepOf(form.parse(values).step, hours, new Date())
    if (!nextStep) return
    move(nextStep)(`Auf ${spokenMoment(nextStep.at)} verschoben: ${inquiry.name}`, onDone)
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
