import { Alert, Box, Button, type ButtonProps, DialogContentText } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { failureText } from '../data/failure.ts'
import type { TitledProps } from '../parts/TitledDialog.tsx'
import { TypedDialog } from './TypedDialog.tsx'

interface Props extends Omit<TitledProps, 'actions' | 'onClose' | 'children' | 'aria-describedby'> {
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
}: Props) {
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
