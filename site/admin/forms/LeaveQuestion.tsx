import { Button, DialogContentText } from '@mui/material'
import { useEffect, useId } from 'react'
import { type RouterLocation, useBlocker } from 'react-admin'
import { useBeforeUnload } from 'react-router-dom'
import { adminPaths } from '../data/adminPaths.ts'
import { TitledDialog } from '../parts/TitledDialog.tsx'

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

interface Props {
  isOpen?: boolean
  title: string
  text: string
  /** What the button says that does it all the same. */
  goOn: string
  onGoOn: () => void
  onKeep: () => void
}

/** Asks before something is lost. Not react-admin's Confirm, because there Enter would lose it. */
export function KeepQuestion({ isOpen = true, title, text, goOn, onGoOn, onKeep }: Props) {
  const id = useId()
  return (
    <TitledDialog
      isOpen={isOpen}
      title={title}
      fullWidth={false}
      aria-describedby={id}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onGoOn}>{goOn}</Button>
          <Button variant="contained" autoFocus onClick={onKeep}>
            Weiter bearbeiten
          </Button>
        </>
      }
    >
      <DialogContentText id={id}>{text}</DialogContentText>
    </TitledDialog>
  )
}
