import { Box, Button, Link, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { type Inquiry, inquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { SenderPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { ifUnchanged, load } from '../data/api.ts'
import { FirmLink, SenderForm } from '../inquiries/Sender.tsx'
import { PlainList, Stacked } from '../parts/Boxes.tsx'
import { GOES_OUT_IN_ENGLISH } from '../parts/LanguageMark.tsx'
import { Panel } from '../parts/Page.tsx'
import { customerQuery } from './useCustomer.ts'

/** How a customer is reached, and where that is put right. */
export function WhoItIs({ customer }: { customer: Customer }) {
  const { company, phones, emails, offers, alerts, inquiries } = customer
  const [isOpen, setOpen] = useState(false)
  const newest = inquiries[0]
  const address = offers.find(({ recipient }) => recipient.street)?.recipient
  return (
    <Box sx={{ gridArea: 'who', minWidth: 0 }}>
      <Panel title="Kontakt">
        {isOpen && newest ? (
          <CorrectCustomer customer={customer} newest={newest} onDone={() => setOpen(false)} />
        ) : (
          <Stacked gap={1.5}>
            <Typography variant="strong" sx={{ '&:empty': { display: 'none' } }}>
              <FirmLink company={company} email={emails[0] ?? ''} />
            </Typography>
            <Ways
              label="Telefon"
              ways={phones}
              href={(phone) => phoneOf(phone, newest?.language).href}
            />
            <Ways label="E-Mail" ways={emails} href={(email) => `mailto:${email}`} />
            {address && (
              <Part label="Anschrift aus dem letzten Angebot">
                {address.street}, {address.postalCode} {address.city}
              </Part>
            )}
            {newest?.language === 'en' && (
              <Part label="Sprache">Englisch: {GOES_OUT_IN_ENGLISH}</Part>
            )}
            {alerts > 0 && (
              <Part label="Sucht">{formatCount(alerts, 'Suchauftrag', 'Suchaufträge')}</Part>
            )}
            {newest && (
              <Button size="small" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
                Angaben berichtigen
              </Button>
            )}
          </Stacked>
        )}
      </Panel>
    </Box>
  )
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography variant="note">{label}</Typography>
    <Typography component="div">{children}</Typography>
  </div>
)

interface WaysProps {
  label: string
  ways: string[]
  href: (way: string) => string
}

const Ways = ({ label, ways, href }: WaysProps) =>
  ways.length > 0 && (
    <Part label={label}>
      <PlainList gap={0}>
        {ways.map((way) => (
          <li key={way}>
            <Link href={href(way)} sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.5 } }}>
              {way}
            </Link>
          </li>
        ))}
      </PlainList>
    </Part>
  )

interface Props {
  customer: Customer
  /** The inquiry whose sender the form shows. */
  newest: Inquiry
  onDone: () => void
}

/** Puts right what a customer said last, in every inquiry that says the same. */
function CorrectCustomer({ customer, newest, onDone }: Props) {
  const { key } = useParams()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const others = customer.inquiries.filter(({ id }) => id !== newest.id)
  const correctOthers = async (patch: SenderPatch, saved: Inquiry) => {
    // Whoever has another address is found under another key, too, and is shown there at once.
    if (saved.customer && saved.customer !== key) {
      queryClient.setQueryData(customerQuery(saved.customer), customer)
      navigate(adminPaths.customer(saved.customer), { replace: true })
    }
    const failed = []
    for (const other of others) {
      const same = keysOf(patch).filter((field) => other[field] === newest[field])
      if (same.length === 0) continue
      const json = Object.fromEntries(same.map((field) => [field, patch[field]]))
      const init = { method: 'PUT', json, headers: ifUnchanged(other.updatedAt) }
      await load(inquiryDetail, `/contact/${other.id}`, init).catch(() => failed.push(other))
    }
    if (failed.length > 0)
      notify(
        `Nicht berichtigt: ${formatCount(failed.length, 'ältere Anfrage', 'ältere Anfragen')}. Bitte öffnen Sie sie und versuchen Sie es dort.`,
        { type: 'warning' },
      )
    await queryClient.invalidateQueries({ queryKey: customerQuery() })
  }
  return (
    <>
      {others.length > 0 && (
        <Typography variant="note" sx={{ mb: 1.5 }}>
          Gilt auch für ältere Anfragen, in denen dasselbe steht.
        </Typography>
      )}
      <SenderForm inquiry={newest} onSaved={correctOthers} onDone={onDone} />
    </>
  )
}
