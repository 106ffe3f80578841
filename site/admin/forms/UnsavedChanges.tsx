import { useEffect } from 'react'
import { Confirm, useBlocker } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBeforeUnload } from 'react-router-dom'
import { adminPaths } from '../paths.ts'

interface Props {
  /** Called when the user leaves and gives the changes up. */
  onDiscard: () => void
}

/**
 * Asks whoever leaves a form with changes. react-admin's own question is the browser's, small print
 * on a phone; it would also hold back an ended session, whose draft is kept.
 */
export function UnsavedChanges({ onDiscard }: Props) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const unsaved = isDirty && !isSubmitSuccessful
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      unsaved && pathname !== currentLocation.pathname && pathname !== adminPaths.login,
  )
  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault()
  })

  // A save leaves the form before the form knows that it went well.
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed()
  }, [blocker, unsaved])
  useEffect(() => {
    if (isSubmitSuccessful) onDiscard()
  }, [isSubmitSuccessful, onDiscard])

  return (
    <Confirm
      isOpen={blocker.state === 'blocked' && unsaved && !isSubmitting}
      title="Änderungen verwerfen?"
      content="Ihre Änderungen sind noch nicht gespeichert."
      confirm="Verwerfen"
      cancel="Weiter bearbeiten"
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      onConfirm={() => {
        onDiscard()
        if (blocker.state === 'blocked') blocker.proceed()
      }}
    />
  )
}
