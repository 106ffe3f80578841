import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { type Decision, decisionTexts } from '../decisions.ts'
import { offerCalls } from '../offerCalls.ts'
import { useOfferCall } from '../useOfferCall.ts'

interface Props {
  offer: Pick<Offer, 'id'> & Partial<Pick<Offer, 'recipient'>>
  decision: Decision
  onClose: () => void
  /** Called when it is done, too. */
  onDone?: () => void
}

/** Says what follows from a decision, and asks for what belongs to it. What was typed stays if it is refused. */
export function DecisionDialog({ offer, decision, onClose, onDone }: Props) {
  const notify = useNotify()
  const id = useId()
  const { title, text, field, confirm, done } = decisionTexts[decision]
  const [typed, setTyped] = useState(decision === 'accept' ? (offer.recipient?.name ?? '') : '')
  const [isTried, setTried] = useState(false)
  const isMissing = field?.missing !== undefined && typed.trim() === ''
  const { mutate, isPending, error } = useOfferCall(() =>
    offerCalls.decide(offer.id, decision, field && typed.trim() ? { [field.name]: typed } : {}),
  )
  const decide = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    mutate(undefined, {
      onSuccess: () => {
        notify(done, { type: 'success' })
        onClose()
        onDone?.()
      },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <form id={`${id}form`} noValidate onSubmit={decide}>
          <DialogContentText id={`${id}text`} sx={{ mb: field || error ? 2 : 0 }}>
            {text}
          </DialogContentText>
          {error && (
            <Alert severity="error" sx={{ mb: field ? 2 : 0 }}>
              {error.message}
            </Alert>
          )}
          {field && (
            <TextField
              label={field.label}
              value={typed}
              autoFocus
              multiline={field.isLong}
              {...(field.isLong && { minRows: 3 })}
              error={isTried && isMissing}
              helperText={isTried && isMissing && field.missing}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </form>
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" form={`${id}form`} variant="contained" loading={isPending}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
