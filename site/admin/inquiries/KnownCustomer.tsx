import { Alert, Button } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { PersonName } from '../../../shared/persons/person.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { useEverywhere } from '../data/useEverywhere.ts'
import { Row } from '../parts/Boxes.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { recognised, type SenderFields, searchFor, takenOver } from './takenOver.ts'

/**
 * Asks for a telephone number or an address, recognises by them who it is, and fills in the rest of the form.
 * @param isPhoneFirst whether the keyboard begins there
 */
export function KnownCustomer({ isPhoneFirst }: { isPhoneFirst: boolean }) {
  const { getValues, setValue, trigger } = useFormContext<SenderFields>()
  const { isSubmitted } = useFormState()
  const [phone = '', email = ''] = useWatch<SenderFields, ['phone', 'email']>({
    name: ['phone', 'email'],
  })
  const [filled, setFilled] = useState<Partial<SenderFields>>({})
  // What was taken over says nothing about who it is.
  const typed = {
    phone: phone === filled.phone ? '' : phone,
    email: email === filled.email ? '' : email,
  }
  const persons = recognised(useFound(searchFor(typed)), typed)
  const [chosen, choose] = useState('')
  const known = persons.length === 1 ? persons[0] : persons.find(({ key }) => key === chosen)
  const fillIn = useEffectEvent((key: string | undefined) => {
    const person = persons.find((one) => one.key === key)
    const values = takenOver(getValues(), filled, person)
    for (const field of keysOf(values)) {
      const value = values[field]
      if (value !== undefined)
        setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted })
    }
    setFilled(person ? { ...filled, ...values } : {})
  })
  const key = known?.key
  useEffect(() => fillIn(key), [key])
  // One of the two is enough: what is said beside the other is over as well.
  const judgeBoth = () => {
    if (isSubmitted) void trigger(['phone', 'email'])
  }
  return (
    <>
      <TextInput
        source="phone"
        label="Telefon"
        type="tel"
        autoFocus={isPhoneFirst}
        onChange={judgeBoth}
      />
      <TextInput source="email" label="E-Mail-Adresse" type="email" onChange={judgeBoth} />
      {known ? (
        <Recognised person={known} />
      ) : (
        persons.length > 0 && <Several persons={persons} onChoose={choose} />
      )}
    </>
  )
}

interface SeveralProps {
  persons: PersonName[]
  onChoose: (key: string) => void
}

function Several({ persons, onChoose }: SeveralProps) {
  return (
    <Alert severity="info" role="status">
      Mehrere sind unter dieser Nummer bekannt. Wer ist es?
      <Row above={1}>
        {persons.map((person) => (
          <Button key={person.key} variant="outlined" onClick={() => onChoose(person.key)}>
            {person.name || person.emails[0]}
          </Button>
        ))}
      </Row>
    </Alert>
  )
}

const Recognised = ({ person: { key, name, company, emails } }: { person: PersonName }) => (
  <Alert severity="success" role="status">
    Bekannt: <strong>{[name || emails[0], company].filter(Boolean).join(', ')}</strong>.{' '}
    <ScreenLink to={adminPaths.customer(key)} target="_blank">
      Kunden ansehen
    </ScreenLink>
  </Alert>
)

const NOBODY: PersonName[] = []

/** Whom a search finds, once one has stopped typing. Without an answer nobody is known. */
function useFound(wanted: string): PersonName[] {
  const { query, isAsked, isPending } = useEverywhere(wanted)
  return (isAsked && !isPending && query.data?.persons) || NOBODY
}
