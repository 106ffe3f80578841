import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { UNSAVED } from './DiscardQuestion.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useUploadGate } from './UploadGate.tsx'

interface Props {
  /** Called when the user leaves and discards the changes. */
  onDiscard: () => void
}

const NOT_UPLOADED = 'Es sind noch nicht alle Bilder hochgeladen und gespeichert.'

/** Asks before the user leaves a form with changes, or with uploads that are not done. */
export function UnsavedChanges({ onDiscard }: Props) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const { running, failed } = useUploadGate()
  const isUnsaved = isDirty && !isSubmitSuccessful
  const loss = running + failed > 0 ? NOT_UPLOADED : isUnsaved ? UNSAVED : null

  useEffect(() => {
    if (isSubmitSuccessful) onDiscard()
  }, [isSubmitSuccessful, onDiscard])

  return <LeaveQuestion loss={loss} isSaving={isSubmitting} onDiscard={onDiscard} />
}
