import { useState } from 'react'
import { TitledDialog, type TitledProps } from '../parts/TitledDialog.tsx'
import { DiscardQuestion } from './LeaveQuestion.tsx'

interface Props extends TitledProps {
  /** Whether closing it would lose what was typed. */
  isTyped: boolean
  onClose: () => void
}

/** A dialog that asks before Escape or a press beside it loses what was typed. A button that cancels means it. */
export function TypedDialog({ isTyped, onClose, ...dialog }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <TitledDialog {...dialog} onClose={isTyped ? () => setAsking(true) : onClose} />
      <DiscardQuestion isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  )
}
