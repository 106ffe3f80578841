import { useEffect } from 'react'
import { type RouterLocation, useBlocker } from 'react-admin'
import { useBeforeUnload } from 'react-router-dom'
import { KeepQuestion } from '../layout/KeepQuestion.tsx'
import { adminPaths } from '../paths.ts'

export interface LeaveQuestionProps {
  /** What leaving would lose, as a sentence; null as long as nothing would be lost. */
  loss: string | null
  /** Whether a save is under way, after which nothing may be left to ask. */
  isSaving?: boolean
  /** Whether a navigation leaves what is being edited; by default, one to another screen does. */
  isLeaving?: ((current: RouterLocation, next: RouterLocation) => boolean) | undefined
  /** Called when the user leaves and discards the changes. */
  onDiscard: () => void
}

const toAnotherScreen = (current: RouterLocation, next: RouterLocation) =>
  next.pathname !== current.pathname

/**
 * Asks before the user leaves something unfinished. react-admin uses the browser's dialog, which is hard to
 * read on a phone, and would also ask when a session ends, although the draft is kept then.
 */
export function LeaveQuestion({
  loss,
  isSaving = false,
  isLeaving = toAnotherScreen,
  onDiscard,
}: LeaveQuestionProps) {
  const isUnsaved = loss !== null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      isLeaving(currentLocation, nextLocation) &&
      nextLocation.pathname !== adminPaths.login,
  )
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })

  // After a save the navigation starts before the form knows that it was saved.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed()
  }, [blocker, isUnsaved])

  return (
    <DiscardQuestion
      isOpen={blocker.state === 'blocked' && isUnsaved && !isSaving}
      loss={loss ?? UNSAVED}
      onKeep={() => blocker.state === 'blocked' && blocker.reset()}
      onDiscard={() => {
        onDiscard()
        if (blocker.state === 'blocked') blocker.proceed()
      }}
    />
  )
}

export const UNSAVED = 'Ihre Änderungen sind noch nicht gespeichert.'

interface DiscardQuestionProps {
  isOpen: boolean
  /** What would be lost, as a sentence. */
  loss?: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks whether unsaved changes may get lost. */
export const DiscardQuestion = ({ loss = UNSAVED, onDiscard, ...rest }: DiscardQuestionProps) => (
  <KeepQuestion
    title="Änderungen verwerfen?"
    text={loss}
    goOn="Verwerfen"
    onGoOn={onDiscard}
    {...rest}
  />
)
