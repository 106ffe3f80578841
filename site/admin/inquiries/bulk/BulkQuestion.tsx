import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { lost } from '../../../../shared/inquiries/inquiry-patch.ts'
import { formatCount } from '../../../../shared/writing/format.ts'
import { TypedDialog } from '../../forms/FormDialog.tsx'
import { ShortForm } from '../../forms/ShortForm.tsx'
import { LostReasonInput } from '../LostForm.tsx'
import { momentText } from '../moments.ts'
import { StepForm } from '../step/StepForm.tsx'
import type { useBulkChange } from './useBulkChange.ts'

interface Props extends ReturnType<typeof useBulkChange> {
  asked: 'step' | 'lost'
  count: number
  onClose: () => void
}

/** Asks for what a change of several inquiries needs besides. */
export default function BulkQuestion({ asked, count, onClose, ...form }: Props) {
  const those = formatCount(count, 'Anfrage', 'Anfragen')
  const [isTyped, setTyped] = useState(false)
  const Form = asked === 'lost' ? Lost : Step
  return (
    <TypedDialog
      title={asked === 'lost' ? `Warum gingen ${those} verloren?` : `Nächster Schritt: ${those}`}
      maxWidth="xs"
      isTyped={isTyped}
      onClose={onClose}
    >
      <Box onChange={() => setTyped(true)}>
        <Form {...form} onClose={onClose} />
      </Box>
    </TypedDialog>
  )
}

type FormProps = Omit<Props, 'asked' | 'count'>

const reason = lost.pick({ lostReason: true })
const reasonResolver = zodResolver(reason)

const Lost = ({ change, isPending, onClose }: FormProps) => (
  <ShortForm
    resolver={reasonResolver}
    save="Als verloren abschließen"
    isPending={isPending}
    onSubmit={(values: FieldValues) =>
      change({
        changes: { stage: 'lost', ...reason.parse(values) },
        undo: ({ stage, nextStep }) => ({ stage, nextStep }),
        done: (those) => `${those} als verloren abgeschlossen`,
      })
    }
    onCancel={onClose}
  >
    <LostReasonInput />
  </ShortForm>
)

const Step = ({ change, isPending, onClose }: FormProps) => (
  <StepForm
    save="Festlegen"
    isPending={isPending}
    onStep={(nextStep) =>
      change({
        changes: { nextStep },
        undo: (before) => ({ nextStep: before.nextStep, undoStep: true }),
        done: (those) => `${those}: ${nextStep.text}, ${momentText(nextStep.at)}`,
      })
    }
    onCancel={onClose}
  />
)
