import { useEffect } from 'react'
import { Confirm, useBlocker } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBeforeUnload } from 'react-router-dom'
import { adminPaths } from '../paths.ts'

interface Props {
  /** Called when the user leaves and discards the changes. */
  onDiscard: () => void
}

/**
 * Asks before the user leaves a form with changes. react-admin uses the browser's dialog, which is hard to
 * read on a phone, and would also ask when a session ends, although the draft is kept then.
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

  // After a save the navigation starts before the form knows that it was saved.
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
