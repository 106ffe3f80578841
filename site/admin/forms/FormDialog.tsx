import { Alert, Box, Button, type ButtonProps, DialogContentText } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { failureText } from '../data/api.ts'
import { TitledDialog, type TitledProps } from '../parts/TitledDialog.tsx'

interface TypedProps extends TitledProps {
  /** Whether closing it would lose what was typed. */
  isTyped: boolean
  onClose: () => void
}

/** A dialog that asks before Escape or a press beside it loses what was typed. A button that cancels means it. */
export function TypedDialog({ isTyped, onClose, ...dialog }: TypedProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <TitledDialog {...dialog} onClose={isTyped ? () => setAsking(true) : onClose} />
      <DiscardQuestion isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  )
}

interface FormDialogProps
  extends Omit<TitledProps, 'actions' | 'onClose' | 'children' | 'aria-describedby'> {
  /** What there is to know before. */
  text?: ReactNode
  error?: Error | null
  /** What the button says that does it. */
  submit: string
  color?: ButtonProps['color']
  isPending: boolean
  /** Whether closing it would lose what was typed. */
  isTyped?: boolean
  /** Whether it cannot be done yet. */
  disabled?: boolean
  onSubmit: () => void
  onClose: () => void
  /** A way back instead of the one that closes. */
  back?: { label: string; onPress: () => void } | null
  children?: ReactNode
}

/** A dialog that does something with what is typed in it. Why it was not done stands in it, and what was typed stays. */
export function FormDialog({
  text,
  error,
  submit,
  color = 'primary',
  isPending,
  isTyped = false,
  disabled = false,
  onSubmit,
  onClose,
  back,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  const press = (event: FormEvent) => {
    event.preventDefault()
    // A list around it has a form of its own.
    event.stopPropagation()
    onSubmit()
  }
  const actions = (
    <>
      <Button disabled={isPending} onClick={back?.onPress ?? onClose}>
        {back?.label ?? 'Abbrechen'}
      </Button>
      <Button
        type="submit"
        form={`${id}form`}
        variant="contained"
        color={color}
        disabled={disabled}
        loading={isPending}
      >
        {submit}
      </Button>
    </>
  )
  return (
    <TypedDialog
      {...dialog}
      isTyped={isTyped && !isPending}
      {...(text && { 'aria-describedby': `${id}text` })}
      onClose={() => isPending || onClose()}
      actions={actions}
    >
      <Box
        component="form"
        id={`${id}form`}
        noValidate
        onSubmit={press}
        sx={{ display: 'grid', gap: 2, pt: text ? 0 : 1 }}
      >
        {text && <DialogContentText id={`${id}text`}>{text}</DialogContentText>}
        {error && <Alert severity="error">{failureText(error)}</Alert>}
        {children}
      </Box>
    </TypedDialog>
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

interface KeepProps {
  isOpen?: boolean
  title: string
  text: string
  /** What the button says that does it all the same. */
  goOn: string
  onGoOn: () => void
  onKeep: () => void
}

/** Asks before something is lost. Not react-admin's Confirm, because there Enter would lose it. */
export function KeepQuestion({ isOpen = true, title, text, goOn, onGoOn, onKeep }: KeepProps) {
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
