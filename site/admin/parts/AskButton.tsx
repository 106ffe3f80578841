import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, type ConfirmProps } from 'react-admin'

interface Props extends ButtonProps, Pick<ConfirmProps, 'onConfirm'> {
  question: Pick<ConfirmProps, 'title' | 'content' | 'confirm' | 'confirmColor'>
  /** Whether it is being done. The question ends with it, also where it fails. */
  isPending: boolean
  /** Called instead of asking, where there is nothing to ask. */
  onClick?: ButtonProps['onClick']
}

/** A button that asks before it does something. */
export function AskButton({ question, isPending, onConfirm, onClick, ...button }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [wasPending, setWasPending] = useState(isPending)
  // Not by a callback of the call: the button would still be disabled, and could not have its focus back.
  if (isPending !== wasPending) {
    setWasPending(isPending)
    if (wasPending) setAsking(false)
  }
  return (
    <>
      <Button {...button} onClick={onClick ?? (() => setAsking(true))} />
      <Confirm
        {...question}
        isOpen={isAsking}
        loading={isPending}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
