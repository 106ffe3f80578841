import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { DateInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { type FieldValues, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type NextStep, stepTexts } from '../../../../shared/inquiries/stage.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { ShortForm } from '../../forms/ShortForm.tsx'
import { DraftSaver, useKeptInput } from '../../forms/unsavedChanges.tsx'
import { Row, Stacked } from '../../parts/Boxes.tsx'
import { type MovedInquiry, useMoveStep } from '../changeInquiry.ts'
import { momentText, spokenMoment } from '../moments.ts'
import {
  checkedStep,
  laterChoices,
  laterLabels,
  laterName,
  stepOf,
  stepValues,
} from './stepValues.ts'

interface InputsProps {
  /** Where the form holds the values, such as `step`. */
  source: string
  /** What happens to the next step if nothing is chosen; without it, something must be chosen. */
  unchanged?: string
}

/** When to turn to an inquiry again, and what for. */
export function StepInputs({ source, unchanged }: InputsProps) {
  const hours = useDealer()
  const now = new Date()
  const named = laterChoices(now, hours).map(({ id, at }) => ({
    id,
    name: laterName(id, at, now),
  }))
  const choices = [
    ...(unchanged ? [{ id: 'unchanged', name: unchanged }] : []),
    ...named,
    { id: 'day', name: laterLabels.day },
  ]
  const { data: values } = stepValues.safeParse(useWatch({ name: source }))
  const step = values && stepOf(values, hours, now)
  return (
    <Stacked gap={1}>
      <RadioButtonGroupInput source={`${source}.when`} label="Nächster Schritt" choices={choices} />
      {values?.when === 'day' && (
        <Row>
          <DateInput source={`${source}.day`} label="Tag" helperText={false} margin="none" />
          <TextInput
            source={`${source}.time`}
            type="time"
            label="Uhrzeit (freiwillig)"
            margin="none"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Row>
      )}
      {values && values.when !== 'unchanged' && (
        <TextInput
          source={`${source}.text`}
          label="Was ist dann zu tun?"
          margin="none"
          helperText={step && momentText(step.at, now)}
        />
      )}
    </Stacked>
  )
}

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
