import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'

/** Asks whether a letter that speaks of an attachment goes out without one. Render `question`; `ask` answers it. */
export function useAttachmentQuestion() {
  const [answer, setAnswer] = useState<((isSent: boolean) => void) | null>(null)
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  const end = (isSent: boolean) => {
    answer?.(isSent)
    setAnswer(null)
  }
  return { ask, question: answer && <AttachmentQuestion onAnswer={end} /> }
}

function AttachmentQuestion({ onAnswer }: { onAnswer: (isSent: boolean) => void }) {
  const [title, text] = [useId(), useId()]
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>Ohne Anhang senden?</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>
          Ihr Text nennt einen Anhang, es ist aber keiner dabei.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(true)}>Ohne Anhang senden</Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          Weiter bearbeiten
        </Button>
      </DialogActions>
    </Dialog>
  )
}
