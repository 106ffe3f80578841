import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { useMailStatus } from '../../data/useMailStatus.ts'
import { FormDialog } from '../../layout/FormDialog.tsx'
import { EVERYTHING, useCall } from '../../layout/useCall.ts'
import { type Decision, decisionTexts } from '../decisions.ts'
import { offerCalls } from '../offerCalls.ts'

interface Props {
  offer: Pick<Offer, 'id'> & Partial<Pick<Offer, 'recipient'>>
  decision: Decision
  onClose: () => void
  /** Called when it is done, too. */
  onDone?: () => void
}

const MAIL = 'Hat der Kunde eine E-Mail-Adresse angegeben, bekommt er eine Bestätigung.'
const NO_MAIL = 'Von hier geht keine E-Mail hinaus: Bitte geben Sie dem Kunden selbst Bescheid.'

/** Says what follows from a decision, and asks for what belongs to it. What was typed stays if it is refused. */
export function DecisionDialog({ offer, decision, onClose, onDone }: Props) {
  const { title, text, isConfirmedByMail, field, confirm, done } = decisionTexts[decision]
  const canMail = useMailStatus().data?.enabled
  const [typed, setTyped] = useState(decision === 'accept' ? (offer.recipient?.name ?? '') : '')
  const [isTried, setTried] = useState(false)
  const isMissing = field?.missing !== undefined && typed.trim() === ''
  const { mutate, isPending, error } = useCall({
    call: () =>
      offerCalls.decide(offer.id, decision, field && typed.trim() ? { [field.name]: typed } : {}),
    done,
    failed: null,
    invalidates: EVERYTHING,
  })
  const decide = () => {
    setTried(true)
    if (isMissing) return
    mutate(undefined, {
      onSuccess: () => {
        onClose()
        onDone?.()
      },
    })
  }
  return (
    <FormDialog
      title={title}
      text={isConfirmedByMail ? `${text} ${canMail ? MAIL : NO_MAIL}` : text}
      error={error}
      submit={confirm}
      isPending={isPending}
      maxWidth="xs"
      onSubmit={decide}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
