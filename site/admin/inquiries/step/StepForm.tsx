import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type NextStep, stepTexts } from '../../../../shared/inquiries/next-step.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { ShortForm } from '../../forms/ShortForm.tsx'
import { spokenMoment } from '../moments.ts'
import { StepInputs } from './StepInputs.tsx'
import { checkedStep, type StepValues, stepOf } from './stepValues.ts'
import { type MovedInquiry, useMoveStep } from './useMoveStep.tsx'

interface FormProps {
  /** What is to be done, before it is typed. */
  text?: string | undefined
  /** What the button says that saves. */
  save: string
  isPending: boolean
  onStep: (step: NextStep) => void
  onCancel: () => void
}

const form = z.object({ step: checkedStep })
const resolver = zodResolver(form)

/** Asks for the next step, which begins with tomorrow. */
export function StepForm({ text = stepTexts.goOn, onStep, ...rest }: FormProps) {
  const hours = useDealer()
  const [start] = useState<{ step: StepValues }>({ step: { when: 'tomorrow', day: '', text } })
  const submit = (values: FieldValues) => {
    const step = stepOf(form.parse(values).step, hours, new Date())
    if (step) onStep(step)
  }
  return (
    <ShortForm defaultValues={start} resolver={resolver} onSubmit={submit} {...rest}>
      <StepInputs source="step" />
    </ShortForm>
  )
}

interface Props {
  inquiry: MovedInquiry
  onDone: () => void
  onUndone?: (() => void) | undefined
  onCancel: () => void
}

/** Puts the next step of an inquiry off. */
export function MoveStepForm({ inquiry, onDone, onUndone, onCancel }: Props) {
  const { move, isPending } = useMoveStep(inquiry, { failed: 'Fehler beim Verschieben', onUndone })
  return (
    <StepForm
      text={inquiry.nextStep?.text}
      save="Verschieben"
      isPending={isPending}
      onStep={(step) =>
        move(step, `Auf ${spokenMoment(step.at)} verschoben: ${inquiry.name}`, onDone)
      }
      onCancel={onCancel}
    />
  )
}
