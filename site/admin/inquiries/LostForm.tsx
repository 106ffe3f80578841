import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { RadioButtonGroupInput, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { lost } from '../../../shared/inquiries/inquiry-patch.ts'
import { lostReasonLabels } from '../../../shared/inquiries/stage.ts'
import { notByEnter } from '../forms/keyboard.ts'
import { ShortForm } from '../forms/ShortForm.tsx'
import { DraftSaver, useKeptInput } from '../forms/unsavedChanges.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'
import { type MovedInquiry, STAGE_FAILED, stageSaid, useMoveStep } from './changeInquiry.ts'

interface Props {
  inquiry: MovedInquiry & Pick<Inquiry, 'receipt'>
  onDone: () => void
  onUndone?: () => void
  onCancel: () => void
}

const said = lost.partial({ lostNote: true })
const resolver = zodResolver<FieldValues, unknown, z.infer<typeof said>>(said)
/** What is typed, whether valid or not. */
const typed = z.object({ lostReason: z.string().nullish(), lostNote: z.string().nullish() })
const empty = { lostNote: '' }

/** Closes an inquiry as lost, and asks why. What is typed outlives a closed form, and the way back. */
export function LostForm({ inquiry, onDone, onUndone, onCancel }: Props) {
  const { values, keep, end, returnSaved } = useKeptInput(`verloren.${inquiry.id}`, typed, empty)
  const sent = useRef<FieldValues>(values)
  const undone = () => {
    returnSaved(sent.current)
    onUndone?.()
  }
  const { changeStage, isPending } = useMoveStep(inquiry, {
    failed: STAGE_FAILED,
    onUndone: undone,
  })
  const save = (input: FieldValues) => {
    sent.current = input
    return changeStage(
      { stage: 'lost', ...said.parse(input) },
      stageSaid(inquiry, 'lost'),
      end(onDone),
    )
  }
  return (
    <ShortForm
      defaultValues={values}
      resolver={resolver}
      save="Als verloren abschließen"
      isPending={isPending}
      onSubmit={save}
      onCancel={end(onCancel)}
    >
      <DraftSaver onChange={keep} />
      <LostReasonInput />
      <TextInput source="lostNote" label="Erläuterung (freiwillig)" multiline margin="none" />
    </ShortForm>
  )
}

export const LostReasonInput = () => (
  <RadioButtonGroupInput
    {...notByEnter}
    source="lostReason"
    label="Grund"
    choices={inputChoices(lostReasonLabels)}
  />
)

/** Asks why an inquiry was lost. */
export const LostDialog = ({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) => (
  <TitledDialog title={`Warum ging ${inquiry.receipt} verloren?`} maxWidth="xs" onClose={onClose}>
    <LostForm inquiry={inquiry} onDone={onClose} onCancel={onClose} />
  </TitledDialog>
)
