import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { formatCount } from '../../../../shared/format.ts'
import { stepTexts } from '../../../../shared/inquiries/next-step.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { ShortForm } from '../../forms/ShortForm.tsx'
import { TitledDialog } from '../../layout/TitledDialog.tsx'
import { LostReasonInput, lostReasonInput } from '../LostForm.tsx'
import { momentText } from '../moments.ts'
import { StepInputs } from '../step/StepInputs.tsx'
import { checkedStep, type StepValues, stepOf } from '../step/stepValues.ts'
import type { useBulkChange } from './useBulkChange.tsx'

interface Props extends ReturnType<typeof useBulkChange> {
  asked: 'step' | 'lost'
  count: number
  onClose: () => void
}

/** Asks for what a change of several inquiries needs besides. */
export default function BulkQuestion({ asked, count, onClose, ...form }: Props) {
  const those = formatCount(count, 'Anfrage', 'Anfragen')
  const Form = asked === 'lost' ? Lost : Step
  return (
    <TitledDialog
      title={asked === 'lost' ? `Warum gingen ${those} verloren?` : `Nächster Schritt: ${those}`}
      maxWidth="xs"
      onClose={onClose}
    >
      <Form {...form} onClose={onClose} />
    </TitledDialog>
  )
}

type FormProps = Omit<Props, 'asked' | 'count'>

const lost = z.object({ lostReason: lostReasonInput })
const lostResolver = zodResolver(lost)

const Lost = ({ change, isPending, onClose }: FormProps) => (
  <ShortForm
    resolver={lostResolver}
    save="Als verloren abschließen"
    isPending={isPending}
    onSubmit={(values: FieldValues) =>
      change({
        changes: { stage: 'lost', ...lost.parse(values) },
        done: (those) => `${those} als verloren abgeschlossen`,
      })
    }
    onCancel={onClose}
  >
    <LostReasonInput />
  </ShortForm>
)

const step = z.object({ step: checkedStep })
const stepResolver = zodResolver(step)
const start: { step: StepValues } = { step: { when: 'tomorrow', day: '', text: stepTexts.goOn } }

function Step({ change, isPending, onClose }: FormProps) {
  const hours = useDealer()
  const save = (values: FieldValues) => {
    const nextStep = stepOf(step.parse(values).step, hours, new Date())
    if (!nextStep) return
    change({
      changes: { nextStep },
      done: (those) => `${those}: ${nextStep.text}, ${momentText(nextStep.at)}`,
    })
  }
  return (
    <ShortForm
      defaultValues={start}
      resolver={stepResolver}
      save="Festlegen"
      isPending={isPending}
      onSubmit={save}
      onCancel={onClose}
    >
      <StepInputs source="step" />
    </ShortForm>
  )
}
