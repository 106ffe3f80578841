import { useFormState } from 'react-hook-form'
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom'
import { adminPaths } from '../paths.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** The history state with which a form leaves after it has been saved. */
export const SAVED = { saved: true }

interface Props {
  /** Called when the user leaves and gives his changes up. */
  onDiscard?: () => void
}

/** Holds back who leaves a form with changes; an ended session may pass, its draft is kept. */
export function UnsavedChanges({ onDiscard }: Props) {
  const { isDirty, isSubmitSuccessful } = useFormState()
  const unsaved = isDirty && !isSubmitSuccessful
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && nextLocation.pathname !== currentLocation.pathname && !mayPass(nextLocation),
  )
  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault()
  })

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Änderungen verwerfen?"
      confirm="Verwerfen"
      cancel="Weiter bearbeiten"
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard?.()
        blocker.proceed?.()
      }}
    >
      Ihre Änderungen sind noch nicht gespeichert.
    </ConfirmDialog>
  )
}

const mayPass = ({ pathname, state }: Location) =>
  pathname === adminPaths.login || state?.saved === true
