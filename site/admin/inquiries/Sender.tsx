import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { SelectInput, type SelectInputProps, TextInput, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import {
  type Inquiry,
  type InquiryDetail,
  inquiry as savedInquiry,
} from '../../../shared/inquiries/inquiry.ts'
import {
  requireWayBack,
  type SenderPatch,
  senderPatch,
} from '../../../shared/inquiries/inquiry-patch.ts'
import { firmKeyOf } from '../../../shared/persons/firm.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { language, languageLabels } from '../../../shared/writing/language.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { May } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { ShortForm } from '../forms/ShortForm.tsx'
import { DraftSaver } from '../forms/unsavedChanges.tsx'
import { type DraftName, dropDraft, readDraft, writeDraft } from '../kept/draft.ts'
import { Section } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { OVERTAKEN } from '../parts/change.tsx'
import { LanguageMark } from '../parts/LanguageMark.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { useChangeInquiry } from './changeInquiry.ts'

/** Who has sent an inquiry, and where that is put right. */
export function Sender({ inquiry }: { inquiry: InquiryDetail }) {
  const { customer, name, company, email, phone, language } = inquiry
  const [isOpen, setOpen] = useState(() => senderDraft.read(inquiry) !== null)
  return (
    <Section
      title={
        <>
          {customer ? <ToCustomer customer={customer} name={name} /> : name}{' '}
          <LanguageMark language={language} />
        </>
      }
    >
      {isOpen ? (
        <SenderForm inquiry={inquiry} onDone={() => setOpen(false)} />
      ) : (
        <>
          <Typography sx={{ '&:empty': { display: 'none' } }}>
            <FirmLink company={company} email={email} />
          </Typography>
          {email && (
            <Typography>
              <Link href={`mailto:${email}`}>{email}</Link>
            </Typography>
          )}
          {phone && (
            <Typography>
              <Link href={phoneOf(phone, language).href}>{phone}</Link>
            </Typography>
          )}
          <May permission="inquiries.edit">
            <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -0.75 }}>
              Angaben berichtigen
            </Button>
          </May>
        </>
      )}
    </Section>
  )
}

const ToCustomer = ({ customer, name }: { customer: string; name: string }) => (
  <ScreenLink to={adminPaths.customer(customer)} color="inherit">
    {name}
  </ScreenLink>
)

/** The name of somebody's firm, which leads to its page; its domain where nobody has said the name. */
export function FirmLink({ company, email }: { company: string; email: string }) {
  const key = firmKeyOf({ company, email })
  return key ? (
    <ScreenLink to={adminPaths.firm(key)} color="inherit">
      {company || key}
    </ScreenLink>
  ) : (
    company
  )
}

/** An inquiry and what it says of its sender. */
type Sent = Pick<Inquiry, 'id' | 'updatedAt' | SenderField>
type SenderField = 'name' | 'company' | 'email' | 'phone' | 'language'

interface Props {
  inquiry: Sent
  /** What else a correction leads to, once it is saved. */
  onSaved?: (patch: SenderPatch, saved: Inquiry) => unknown
  onDone: () => void
}

const fields = z.object({
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  language: language.default('de'),
})
const stored = z.object({
  typed: fields,
  /** What the inquiry was when the correction was begun. */
  seen: fields,
})

/** A correction that is not saved yet. It outlives a closed dialog. */
export const senderDraft = {
  name: ({ id }: Sent): DraftName => `absender.${id}`,
  read: (inquiry: Sent) => readDraft(senderDraft.name(inquiry), stored)?.values ?? null,
}

const sender = senderPatch.required().extend({ language }).check(requireWayBack)
const resolver = zodResolver(sender)

/** Puts right who has sent an inquiry. Whoever was overtaken keeps what they have typed. */
export function SenderForm({ inquiry, onSaved, onDone }: Props) {
  const [draft] = useState(() => senderDraft.read(inquiry))
  const [seen] = useState(() => draft?.seen ?? fields.parse(inquiry))
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Berichtigen')
  const name = senderDraft.name(inquiry)
  const notify = useNotify()
  const keep = (typed: FieldValues) => writeDraft(name, { typed, seen })
  const end = () => {
    dropDraft(name)
    onDone()
  }
  const save = (values: FieldValues) => {
    const said = sender.parse(values)
    const changed = keysOf(said).filter((field) => said[field] !== seen[field])
    if (changed.length === 0) return end()
    const patch = Object.fromEntries(changed.map((field) => [field, said[field]]))
    const saved = (answer: unknown) => {
      notify('Angaben berichtigt', { type: 'success' })
      return onSaved?.(patch, savedInquiry.parse(answer))
    }
    change(patch, saved, end)
  }
  return (
    <ShortForm
      defaultValues={draft?.typed ?? seen}
      resolver={resolver}
      save="Berichtigen"
      isPending={isPending}
      onSubmit={save}
      onCancel={end}
    >
      <DraftSaver onChange={keep} />
      {draft && keysOf(seen).some((field) => inquiry[field] !== seen[field]) && (
        <Alert severity="warning" role="note">
          {OVERTAKEN}
        </Alert>
      )}
      <TextInput source="name" label="Name" isRequired autoFocus={!draft} margin="none" />
      <TextInput source="company" label="Firma" margin="none" />
      <TextInput source="email" label="E-Mail-Adresse" type="email" margin="none" />
      <TextInput source="phone" label="Telefon" type="tel" margin="none" />
      <LanguageInput margin="none" />
    </ShortForm>
  )
}

/** In which language somebody is written to, whether or not there are pages in it. */
export const LanguageInput = (props: Pick<SelectInputProps, 'margin'>) => (
  <SelectInput
    source="language"
    label="Sprache"
    choices={inputChoices(languageLabels)}
    helperText="In dieser Sprache schreiben wir: Antworten und Angebote"
    isRequired
    {...props}
  />
)
