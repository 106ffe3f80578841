import { Alert, Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { useState } from 'react'
import type { Person } from '../../../shared/persons/person.ts'
import { amountText, mailboxText } from './personText.ts'

/** The mailboxes that are left out. One that has gone meanwhile is not: it would be asked for in vain. */
export function useLeftOut({ mailboxes }: Pick<Person, 'mailboxes'>) {
  const [chosen, setChosen] = useState<string[]>([])
  const left = chosen.filter((one) => mailboxes.some(({ address }) => address === one))
  return [left, setChosen] as const
}

interface Props extends Pick<Person, 'mailboxes'> {
  /** The addresses that do not belong to the person. */
  left: readonly string[]
  onChange: (left: string[]) => void
}

/** Says where telephone and name alone put mailboxes together, and lets those be left out that are somebody else's. */
export function MailboxChoice({ mailboxes, left, onChange }: Props) {
  if (mailboxes.length === 0) return null
  const toggle = (address: string, isMeant: boolean) =>
    onChange(isMeant ? left.filter((one) => one !== address) : [...left, address])
  const isLast = left.length === mailboxes.length - 1
  return (
    <Alert severity="warning" sx={{ mb: 1.5, maxWidth: '70ch' }}>
      Nur Telefon und Name verbinden diese Postfächer. Beides kann jeder angeben: Prüfen Sie, ob sie
      demselben Menschen gehören. Was Sie abwählen, steht nicht in der Auskunft und wird nicht
      gelöscht.
      <FormGroup aria-label="Postfächer dieser Person" role="group">
        {mailboxes.map(({ address, items }) => {
          const isMeant = !left.includes(address)
          return (
            <FormControlLabel
              key={address}
              control={
                <Checkbox
                  checked={isMeant}
                  disabled={isMeant && isLast}
                  onChange={(_, checked) => toggle(address, checked)}
                />
              }
              label={`${mailboxText(address)}: ${amountText(items)}`}
              sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
            />
          )
        })}
      </FormGroup>
    </Alert>
  )
}
