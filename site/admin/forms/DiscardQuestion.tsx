import { Confirm } from 'react-admin'

export const UNSAVED = 'Ihre Änderungen sind noch nicht gespeichert.'

interface Props {
  isOpen: boolean
  /** What would be lost, as a sentence. */
  loss?: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks whether unsaved changes may get lost. */
export const DiscardQuestion = ({ isOpen, loss = UNSAVED, onKeep, onDiscard }: Props) => (
  <Confirm
    isOpen={isOpen}
    title="Änderungen verwerfen?"
    content={loss}
    confirm="Verwerfen"
    cancel="Weiter bearbeiten"
    onClose={onKeep}
    onConfirm={onDiscard}
  />
)
