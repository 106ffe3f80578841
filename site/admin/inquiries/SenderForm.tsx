import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Form, SaveButton, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { requireWayBack, senderPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { keysOf } from '../../../shared/keys.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

interface Props {
  inquiry: InquiryDetail
  onDone: () => void
}

const sender = senderPatch.required().check(requireWayBack)
const resolver = zodResolver(sender)
/** An empty field is an empty text, as everywhere but in react-admin. */
const asTyped = (value: string) => value
const startOf = ({ name, company, email, phone }: InquiryDetail) => ({
  name,
  company,
  email,
  phone,
})

const input = { parse: asTyped, helperText: false, margin: 'none' } as const

/** Puts right who has sent an inquiry. Whoever was overtaken keeps what he has typed. */
export function SenderForm({ inquiry, onDone }: Props) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Berichtigen')
  const [start] = useState(() => startOf(inquiry))
  const save = (values: FieldValues) => {
    const typed = sender.parse(values)
    const changed = keysOf(typed).filter((field) => typed[field] !== start[field])
    if (changed.length === 0) return onDone()
    const patch = Object.fromEntries(changed.map((field) => [field, typed[field]]))
    change(patch, 'Angaben berichtigt', onDone)
  }
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      defaultValues={start}
      resolver={resolver}
      onSubmit={save}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextInput {...input} source="name" label="Name" isRequired />
        <TextInput {...input} source="company" label="Firma" />
        <TextInput {...input} source="email" label="E-Mail-Adresse" type="email" />
        <TextInput {...input} source="phone" label="Telefon" type="tel" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SaveButton alwaysEnable={!isPending} label="Berichtigen" icon={null} />
          <Button color="inherit" onClick={onDone}>
            Abbrechen
          </Button>
        </Box>
      </Box>
    </Form>
  )
}
