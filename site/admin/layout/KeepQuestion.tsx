import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useId } from 'react'
import { TitledDialog } from './TitledDialog.tsx'

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
