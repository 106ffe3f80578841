import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type NextStep, stepTexts } from '../../../../shared/inquiries/next-step.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { ShortForm } from '../../forms/ShortForm.tsx'
import { DraftSaver, useKeptInput } from '../../forms/unsavedChanges.ts'
import { spokenMoment } from '../moments.ts'
import { StepInputs } from './StepInputs.tsx'
import { checkedStep, stepOf, stepValues } from './stepValues.ts'
import { type MovedInquiry, useMoveStep } from './useMoveStep.ts'

interface FormProps {
  /** What the fields begin with. */
  start?: Typed
  /** What the button says that saves. */
  save: string
  isPending: boolean
  onStep: (step: NextStep) => void
  onCancel: () => void
  children?: ReactNode
}

const form = z.object({ step: checkedStep })
const resolver = zodResolver(form)
/** What is typed, whether valid or not. */
const typed = z.object({ step: stepValues })
type Typed = z.infer<typeof typed>

const tomorrow = (text: string): Typed => ({ step: { when: 'tomorrow', day: '', text } })
const goOn = tomorrow(stepTexts.goOn)

/** Asks for the next step, which begins with tomorrow. */
export function StepForm({ start = goOn, onStep, children, ...rest }: FormProps) {
  const hours = useDealer()
  const submit = (values: FieldValues) => {
    const step = stepOf(form.parse(values).step, hours, new Date())
    if (step) onStep(step)
  }
  return (
    <ShortForm defaultValues={start} resolver={resolver} onSubmit={submit} {...rest}>
      {children}
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

/** Puts the next step of an inquiry off. What is typed outlives a closed form, but not that step. */
export function MoveStepForm({ inquiry, onDone, onUndone, onCancel }: Props) {
  const { move, isPending } = useMoveStep(inquiry, { failed: 'Fehler beim Verschieben', onUndone })
  const { id, name, nextStep } = inquiry
  const { values, keep, end } = useKeptInput(
    `schritt.${id}.${nextStep?.at}`,
    typed,
    nextStep ? tomorrow(nextStep.text) : goOn,
  )
  return (
    <StepForm
      start={values}
      save="Verschieben"
      isPending={isPending}
      onStep={(step) => move(step, `Auf ${spokenMoment(step.at)} verschoben: ${name}`, end(onDone))}
      onCancel={end(onCancel)}
    >
      <DraftSaver onChange={keep} />
    </StepForm>
  )
}
