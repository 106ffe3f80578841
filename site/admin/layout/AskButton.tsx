import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, type ConfirmProps } from 'react-admin'

interface Props extends ButtonProps {
  question: Pick<ConfirmProps, 'title' | 'content' | 'confirm' | 'confirmColor'>
  /** Whether it is being done, which the dialog waits for. */
  isPending: boolean
  /** @param close ends the question; to be called when it is done, or has failed */
  onConfirm: (close: () => void) => void
  /** Called instead of asking, where there is nothing to ask. */
  onClick?: ButtonProps['onClick']
}

/** A button that asks before it does something. */
export function AskButton({ question, isPending, onConfirm, onClick, ...button }: Props) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button {...button} onClick={onClick ?? (() => setAsking(true))} />
      <Confirm
        {...question}
        isOpen={isAsking}
        loading={isPending}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  )
}
