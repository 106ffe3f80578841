import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, type ReactNode, useId } from 'react'
import { failureText } from '../data/failure.ts'

interface TitledProps extends Pick<DialogProps, 'maxWidth' | 'fullWidth' | 'aria-describedby'> {
  title: ReactNode
  isOpen?: boolean
  /** Whether it covers the whole screen of a phone. */
  isLong?: boolean
  onClose?: () => void
  /** The buttons below. */
  actions?: ReactNode
  children: ReactNode
}

/** A dialog under its title, with a row of buttons. */
export function TitledDialog({
  title,
  isOpen = true,
  isLong = false,
  actions,
  children,
  ...dialog
}: TitledProps) {
  const id = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open={isOpen} aria-labelledby={id} fullWidth fullScreen={isLong && isPhone} {...dialog}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>}
    </Dialog>
  )
}

interface Props extends Omit<TitledProps, 'actions' | 'onClose' | 'children' | 'aria-describedby'> {
  /** What there is to know before. */
  text?: ReactNode
  error?: Error | null
  /** What the button says that does it. */
  submit: string
  color?: ButtonProps['color']
  isPending: boolean
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
    <TitledDialog
      {...dialog}
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
    </TitledDialog>
  )
}
